// The legal actions of one seat where several are awaited.
#pragma once

#include <algorithm>
#include <vector>

#include "engine/core/rule_set.h"

namespace mael {

// In the order of the rule set's list.
template <RuleSet G>
void legal_actions_of(const typename G::State& state, Seat seat,
                      std::vector<typename G::Action>& actions) {
  legal_actions(state, actions);
  actions.erase(std::remove_if(actions.begin(), actions.end(),
                               [&](const typename G::Action& action) { return action.by != seat; }),
                actions.end());
}

// Whether a seat had no need to be asked. `before` is the full state; what the seat sees decides.
template <RuleSet G>
bool was_forced(const typename G::State& before, Seat seat) {
  const typename G::State seen = observe(before, seat);
  if (!to_act(seen).includes(seat)) return false;
  std::vector<typename G::Action> legal;
  legal_actions_of<G>(seen, seat, legal);
  return forced_action(seen, seat, legal).has_value();
}

}  // namespace mael
