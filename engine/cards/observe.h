// What a seat may know (ECG-R61), and a guess at what it may not.
#pragma once

#include "engine/cards/action.h"
#include "engine/cards/state.h"
#include "engine/core/random.h"

namespace mael::cards {

// The state with everything `seat` may not know made unknown: the opponent's hand except for cards
// it has seen, and sealed bids and numbers. Seat::Chance sees what both have seen: a spectator.
State observe(const State& state, Seat seat);

// The action as `seat` sees it: an opponent's drawn card, bid and number become unknown.
Action observe(const State& before, const Action& action, Seat seat);

// A fully known state consistent with an observation. Hands are as likely as the deck makes them,
// given that whoever is asked for an answer has one (ECG-R43); a bid is any that could matter.
State imagine(const State& observation, Random& random);

}  // namespace mael::cards
