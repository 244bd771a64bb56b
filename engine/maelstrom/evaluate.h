// How well a seat stands, for bots: works on observations as well as on full states.
#pragma once

#include "engine/maelstrom/state.h"

namespace mael::maelstrom {

// In hundredths of an Essence, seen from `seat`; kWon / -kWon when the game is decided.
inline constexpr int kWon = 1'000'000;
int evaluate(const State& state, Seat seat);

}  // namespace mael::maelstrom
