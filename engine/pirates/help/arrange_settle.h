// A plain moment of a turn, for positions that are set up by hand (arrange.h).
#pragma once

#include "engine/pirates/state.h"

namespace mael::pirates {

// The position with nothing to be settled but what its ship does.
State settled(State state);

// Off the board, for good where that is agreed (PIR-118, PIR-156, PIR-157).
void sink(State& state, Seat seat);
// Afloat there, with all its life if it was not (PIR-122).
void launch(State& state, Seat seat, Cell cell);

// After a change: the turn is no ship's that is gone, and the ship that took the last chest is
// known.
void keep_going(State& state);

}  // namespace mael::pirates
