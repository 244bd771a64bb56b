// What a seat may know: everything. Nothing in a firefight is hidden.
#pragma once

#include "engine/battle/action.h"
#include "engine/battle/event.h"
#include "engine/battle/state.h"
#include "engine/core/random.h"
#include "engine/core/seat.h"

namespace mael::battle {

// Seat::Chance: a spectator.
inline State observe(const State& state, Seat) { return state; }
inline Action observe(const State&, const Action& action, Seat) { return action; }
inline Event observe(const State&, const Event& event, Seat) { return event; }
inline State imagine(const State& observation, Random&) { return observation; }

}  // namespace mael::battle
