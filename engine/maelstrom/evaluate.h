// How well a seat stands, for bots: works on observations as well as on full states.
#pragma once

#include "engine/maelstrom/action.h"
#include "engine/maelstrom/state.h"

namespace mael::maelstrom {

// In hundredths of an Essence, seen from `seat`; kWon / -kWon when the game is decided.
inline constexpr int kWon = 1'000'000;
int evaluate(const State& state, Seat seat);

// Whether an action does nothing but let the game go on: what a bot falls back to.
inline bool passes(const Action& action) { return std::holds_alternative<EndPhase>(action.deed); }

}  // namespace mael::maelstrom
