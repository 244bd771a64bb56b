// The view as pieces on a board: colours, badges and marks for the renderer, with motion mixed in.
#pragma once

#include "web/base/theme.h"
#include "web/board/hex_board.h"
#include "web/screens/maelstrom/timeline.h"
#include "web/screens/maelstrom/view/view.h"

namespace mael::web::maelstrom {

// The colour and the emblem of a faction.
Tint tint_of(Faction faction);
Icon emblem_of(Faction faction);

// A tile as it is printed, at the board's origin: as it would lie on the board, and as it is held
// in a hand, with its Cost.
HexSprite make_piece(TileKind kind, Seat owner);
HexSprite make_hand_piece(TileKind kind, Seat owner);

// The board at a moment. `reduced` leaves the timeline out.
HexScene make_scene(const View& view, const State& seen, const Timeline& timeline,
                    Milliseconds now);

// A game won: the tiles of the loser fade, and the ground takes on the winner's colour; by
// how much, 0 … 1.
void show_end(Seat winner, float by, HexScene& scene);

// All spaces that should be seen: every tile and a ring of spaces round them.
Rect framed_board(const View& view);

}  // namespace mael::web::maelstrom
