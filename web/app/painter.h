// Who paints a frame. The page's painter is Dear ImGui on WebGL (imgui_painter.h); a test has one
// that paints nothing and lets the screens ask for what it likes.
#pragma once

#include <string>

#include "web/app/platform.h"
#include "web/app/screen.h"
#include "web/screens/forces/screen.h"
#include "web/screens/maelstrom/screen.h"
#include "web/screens/start/screen.h"

namespace mael::web {

class Painter {
 public:
  virtual ~Painter() = default;

  virtual void resize(const Viewport& viewport) = 0;
  virtual void pointer(const PointerEvent& event) = 0;  // for widgets with a memory of their own
  virtual void wheel(const WheelEvent& event) = 0;
  virtual void graphics_lost() = 0;
  virtual void graphics_restored() = 0;

  // Paints one frame of a screen and collects what the player wishes.
  virtual void paint(maelstrom::Table& table, const FrameInput& input,
                     maelstrom::Wishes& wishes) = 0;
  virtual void paint(start::Start& start, const FrameInput& input, start::Wishes& wishes) = 0;
  virtual void paint(forces::Forces& forces, const FrameInput& input,
                     forces::Wishes& wishes) = 0;

  virtual const char* cursor() const = 0;  // a CSS keyword
};

}  // namespace mael::web
