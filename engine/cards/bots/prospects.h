// How a seat will fare from a position in which both have acted equally often: for searches.
#pragma once

#include "engine/cards/state.h"

namespace mael::cards {

// The prospects of a fully known state at the end of a turn's actions, seen from `seat`: in the
// unit of evaluate() (a clear lead wins 85 of 100 games), kWon / -kWon when the game is decided.
// Hands are left out: what they do shows in the turns to come.
int evaluate_settled(const State& state, Seat seat);

}  // namespace mael::cards
