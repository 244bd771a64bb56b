// A proposal for an opening hand (MAE-048), for a player who does not know the tiles yet: no rule,
// and no search. What a tile is worth is told by what is printed on it and by what else is held.
#pragma once

#include <vector>

#include "engine/maelstrom/state.h"

namespace mael::maelstrom {

// The tiles that complete the opening hand of a playing seat, in the order they are taken: as many
// as it still lacks (MAE-R80), each legal after those before it; none outside the choice of hands.
// Whatever the Output of tiles held can pay for goes before what would wait, strongholds and
// minions take turns, and of equals the first of the list is proposed. The same for the same
// position; the seat's own tiles are all it looks at.
std::vector<Row> propose_opening_hand(const State& state, Seat seat);

}  // namespace mael::maelstrom
