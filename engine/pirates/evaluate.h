// How well a seat stands, for bots.
#pragma once

#include "engine/core/seat.h"
#include "engine/pirates/state.h"

namespace mael::pirates {

// Ten for a point of the lead over the best of the others; alone, over nothing.
int evaluate(const State& state, Seat seat);

}  // namespace mael::pirates
