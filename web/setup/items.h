// Everything that can be pressed in the set-up of a game, in reading order.
#pragma once

#include <vector>

#include "web/setup/view.h"

namespace mael::web::setup {

// Of a view that is complete but for these; `filled` is what its form was made of.
std::vector<Item> items_of(const View& view, const Filled& filled, const GameCard& card);

// In words: who plays a seat, and how.
SeatView seat_view(int seat, const FilledSeat& filled, const SeatForm& form);

}  // namespace mael::web::setup
