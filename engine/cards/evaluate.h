// How well a seat stands: what a bot that looks one action ahead goes by.
#pragma once

#include <variant>

#include "engine/cards/action.h"

namespace mael::cards {

// In tenths of a resource, seen from `seat`; kWon / -kWon when the game is decided. While
// bids or numbers are secret, the average over what they may be.
inline constexpr int kWon = 1'000'000;
int evaluate(const State& state, Seat seat);

// Whether an action does nothing but let the game go on: what a bot falls back to.
inline bool passes(const Action& action) {
  return std::holds_alternative<EndTurn>(action.deed) ||
         std::holds_alternative<Decline>(action.deed);
}

}  // namespace mael::cards
