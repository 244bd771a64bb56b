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

}  // namespace mael
