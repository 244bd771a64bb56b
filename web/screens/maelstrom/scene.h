// The view as pieces on a board: colours, badges and marks for the renderer, with motion mixed in.
#pragma once

#include "web/screens/maelstrom/timeline.h"
#include "web/screens/maelstrom/view.h"
#include "web/widgets/hex_board.h"

namespace mael::web::maelstrom {

// A tile as it is printed, at the board's origin; for hands, cards and what is dragged.
HexSprite make_piece(TileKind kind, Seat owner);

// The board at a moment. `reduced` leaves the timeline out.
HexScene make_scene(const View& view, const State& seen, const Timeline& timeline,
                    Milliseconds now);

// All spaces that should be seen: every tile and a ring of spaces round them.
Rect framed_board(const View& view);

}  // namespace mael::web::maelstrom
