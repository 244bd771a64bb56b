// The shape every game of the house has: about a dozen free functions over regular value types,
// found beside the types they work on.
//
//   start(setup)             -> State, or every reason why not
//   to_act(state)            -> the seats awaited, or chance, or none
//   check(state, action)     -> nothing, or the first rule in the way: the only judge of legality
//   legal_actions(state, v)  -> actions check accepts: all of them, or a documented choice
//   lists_all(state, seat)   -> whether that list leaves out nothing which would do more for this
//                               seat than what is listed; what is always allowed does not count
//   forced_action(state, seat, legal)
//                            -> the one thing a seat can do where it need not be asked
//   apply(state, action, e)  -> the next state; appends what happened, in rulebook order
//   seats_of(state)          -> who plays: from A on, at most G::kMostSeats
//   turn_number(state)       -> grows by one with every turn of a seat
//   outcome(state)           -> running, or who won and the rule that decided
//   deal(state, random)      -> what chance does, drawn
//   chances(state, v)        -> what it may do, with weights; nothing where that is too much to be
//                               counted: then legal_actions names a few examples
//   observe(state, seat)     -> the same state with what the seat may not know made unknown
//   observe(before, action, seat), observe(before, event, seat)
//                            -> the same of what is done there, and of what comes of it
//   imagine(state, random)   -> a fully known state consistent with an observation
//   validate(state)          -> nothing, or the broken invariant
//   evaluate(state, seat)    -> how well a seat stands, for bots
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/core/chance.h"
#include "engine/core/outcome.h"
#include "engine/core/random.h"
#include "engine/core/seat.h"
#include "engine/core/violation.h"

namespace mael {

template <class G>
concept RuleSet = std::regular<typename G::State> && std::regular<typename G::Action> &&
    requires(const typename G::State& state, typename G::State& place,
             const typename G::Action& action, const typename G::Setup& setup,
             typename G::Events* events, std::vector<typename G::Action>& actions,
             std::vector<Weighted<typename G::Action>>& weighted, Seat seat, Random& random) {
  { start(setup).ok() } -> std::same_as<bool>;
  { to_act(state) } -> std::same_as<Awaited>;
  { check(state, action) } -> std::same_as<Verdict>;
  legal_actions(state, actions);
  apply(place, action, events);
  { seats_of(state) } -> std::same_as<Seats>;
  { turn_number(state) } -> std::same_as<int>;
  { outcome(state) } -> std::same_as<Outcome>;
  { lists_all(state, seat) } -> std::same_as<bool>;
  { forced_action(state, seat, actions) } -> std::same_as<std::optional<typename G::Action>>;
  { deal(state, random) } -> std::same_as<typename G::Action>;
  chances(state, weighted);
  { observe(state, seat) } -> std::same_as<typename G::State>;
  { observe(state, action, seat) } -> std::same_as<typename G::Action>;
  { observe(state, events->front(), seat) } -> std::same_as<typename G::Events::value_type>;
  { imagine(state, random) } -> std::same_as<typename G::State>;
  { validate(state) } -> std::same_as<Verdict>;
  { evaluate(state, seat) } -> std::same_as<int>;
  { hash_of(state) } -> std::same_as<std::uint64_t>;
  { action.by } -> std::convertible_to<Seat>;
} && G::kMostSeats >= 1 && G::kMostSeats <= kMaxSeats;

}  // namespace mael
