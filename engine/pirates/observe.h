// What a seat may know: everything but the treasure cards in other hands (PIR-R90).
#pragma once

#include "engine/core/random.h"
#include "engine/core/seat.h"
#include "engine/pirates/action.h"
#include "engine/pirates/event.h"
#include "engine/pirates/state.h"

namespace mael::pirates {

// Seat::Chance: a spectator.
State observe(const State& state, Seat seat);
Action observe(const State& before, const Action& action, Seat seat);
// What comes of it: whoever draws a treasure card sees it alone.
Event observe(const State& before, const Event& event, Seat seat);
// A world in which every card is known.
State imagine(const State& observation, Random& random);

}  // namespace mael::pirates
