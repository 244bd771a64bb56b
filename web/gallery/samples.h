// Made-up positions of the ring and plane boards that show everything they can show.
#pragma once

#include "web/board/plane_board.h"
#include "web/board/ring_board.h"

namespace mael::web {

RingScene sample_rings();

// `upright`: the long side of the table runs from top to bottom.
PlaneScene sample_plane(bool upright);

}  // namespace mael::web
