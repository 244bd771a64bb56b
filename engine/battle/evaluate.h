// How well a seat stands, for bots.
#pragma once

#include "engine/battle/state.h"
#include "engine/core/seat.h"

namespace mael::battle {

// In hundredths of a victory point; what the other side has counts against it. A battle that is over
// is worth ±kWon.
int evaluate(const State& state, Seat seat);

inline constexpr int kWon = 100'000;

}  // namespace mael::battle
