// Which legal actions a search need not try.
#pragma once

#include <vector>

#include "engine/cards/action.h"

namespace mael::cards {

// Takes out, keeping the order, the paid moves that do not better the mover's standing at once by
// more than they cost: they would only put off what must be done. `actions` is the list of
// legal_actions or that of one seat.
void narrow(const State& state, std::vector<Action>& actions);

}  // namespace mael::cards
