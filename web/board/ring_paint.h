// From a RingScene to shapes in painting order: pure, so that a test can judge what is painted. The
// water itself is one quad of ring_renderer.h.
#pragma once

#include <vector>

#include "web/board/ring_board.h"
#include "web/board/shapes.h"

namespace mael::web {

// What lies on the water; small boards leave out what could not be read.
void paint_rings(const RingScene& scene, ShapeList& list);

// Every icon the scene shows.
void icons_of(const RingScene& scene, std::vector<Icon>& icons);

}  // namespace mael::web
