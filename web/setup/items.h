// Everything that can be pressed in the set-up of a game, in reading order.
#pragma once

#include <vector>

#include "web/app/wins.h"
#include "web/setup/view.h"

namespace mael::web::setup {

// Of a view that is complete but for these; `filled` is what its form was made of. `wins` may be
// null.
std::vector<Item> items_of(const View& view, const Filled& filled, const GameCard& card,
                           const Wins* wins);

// How strong a bot was found in games of two, and what was won against it on this device; of a
// person alone what was won alone. Empty of other persons and where more play.
std::string record_of(PlayerKind kind, const Wins* wins, const GameCard& game, int seats);

// In words: who plays a seat, and how.
SeatView seat_view(int seat, const FilledSeat& filled, const SeatForm& form);

}  // namespace mael::web::setup
