// What advice or a review is about, where it is seen.
#pragma once

#include <vector>

#include "web/board/camera.h"
#include "web/screens/maelstrom/layout.h"
#include "web/screens/maelstrom/view/view.h"

namespace mael::web::maelstrom {

// In CSS pixels: what is marked on the board, and the picked tiles of the hand.
std::vector<Rect> spoken_of(const View& view, const Layout& layout, const Camera& camera);

}  // namespace mael::web::maelstrom
