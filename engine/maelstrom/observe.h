// What a seat may know (MAE-R84), and a guess at what it may not.
#pragma once

#include "engine/core/random.h"
#include "engine/maelstrom/action.h"
#include "engine/maelstrom/event.h"
#include "engine/maelstrom/state.h"

namespace mael::maelstrom {

// The state with everything `seat` may not know made unknown: the opponent's hand, and setup
// choices not yet shown. Seat::Chance sees neither hand: that is a spectator.
State observe(const State& state, Seat seat);

// The action as `seat` sees it: an opponent's drawn tile and secret choices become unknown.
Action observe(const State& before, const Action& action, Seat seat);

// What came of it as `seat` sees it: an opponent's drawn tile becomes unknown, wherever it lay.
Event observe(const State& before, const Event& event, Seat seat);

// A fully known state consistent with a valid observation, every one equally likely: what was named
// from a hand or the stack is there, and who is asked for an answer has one.
State imagine(const State& observation, Random& random);

}  // namespace mael::maelstrom
