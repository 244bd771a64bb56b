// What a seat may know (ECG-R61), and a guess at what it may not.
#pragma once

#include <optional>

#include "engine/cards/action.h"
#include "engine/cards/event.h"
#include "engine/cards/state.h"
#include "engine/core/random.h"

namespace mael::cards {

// The state with everything `seat` may not know made unknown: the opponent's hand except for cards
// it has seen, and sealed bids and numbers. Seat::Chance sees what both have seen: a spectator.
State observe(const State& state, Seat seat);

// The action as `seat` sees it: an opponent's drawn card, bid and number become unknown.
Action observe(const State& before, const Action& action, Seat seat);

// What came of it as `seat` sees it: an opponent's drawn card becomes unknown.
Event observe(const State& before, const Event& event, Seat seat);

// A fully known state consistent with an observation. Hands are as likely as the deck makes them,
// given that a player asked for an answer has one (ECG-R43); a bid is any that could matter.
State imagine(const State& observation, Random& random);

// A seat's bid or number: what it is, kUnknownSealed or kNotSealed (engine/play/pledge.h).
std::uint16_t sealed_of(const State& state, Seat seat);
void seal(State& state, Seat seat, std::uint16_t value);
// By which a seat settles on it. Bids or numbers must be awaited.
Action action_to_seal(const State& state, Seat seat, std::uint16_t value);
// What a bid or number is; nothing for other actions.
std::optional<std::uint16_t> sealed_by(const Action& action);

}  // namespace mael::cards
