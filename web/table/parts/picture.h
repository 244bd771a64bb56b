// What the pictures of all tables hold.
#pragma once

#include <cstddef>
#include <vector>

#include "web/base/pointer_look.h"
#include "web/base/vec2.h"
#include "web/table/motion/motion.h"
#include "web/table/parts/lists.h"
#include "web/widgets/slip_place.h"

namespace mael::web {

// All of it that is alike at all tables. What it points to lives as long as nothing is read. Places
// are in CSS pixels.
struct PlainPicture {
  const Lists* lists = nullptr;
  std::size_t told = 0;    // lines of the log that nothing in motion still has to show
  bool in_motion = false;  // what comes of it is not told before it is seen
  float scroll = 0;        // of the list that is shown
  std::vector<RisingWords> rising;
  int lifted = -1;       // of the hand, what stands out
  Vec2 pointed{-1, -1};  // outside for none
  bool pressed = false;
  PointerLook pointer = PointerLook::Arrow;
  Vec2 refused_at;       // what was refused
  RefusalPlace refusal;  // where it is told
};

template <class View, class Layout, class Places>
struct TablePicture : PlainPicture {
  const View* view = nullptr;
  const Layout* layout = nullptr;
  const Places* places = nullptr;
};

}  // namespace mael::web
