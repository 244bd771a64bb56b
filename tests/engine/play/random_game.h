// Positions for tests of readers and writers: those of games played at random.
#pragma once

#include <utility>
#include <vector>

#include "engine/core/random.h"
#include "engine/core/rule_set.h"
#include "engine/play/dealer.h"
#include "engine/play/match.h"

namespace mael {

// Plays on to the end at random and calls visit(match) before every action and at the end. Before a
// seat acts, says(match) may do something else in its stead; then it is true.
template <RuleSet G, class Visit, class Says>
void play_random_game(Match<G> match, std::uint64_t seed, Random& random, Visit&& visit,
                      Says&& says) {
  Dealer<G> dealer(seed);
  std::vector<typename G::Action> actions;
  while (!to_act(match.state()).is_nobody()) {
    visit(std::as_const(match));
    if (to_act(match.state()).is_chance()) {
      match.append(dealer.next(match.state()));
    } else if (!says(match)) {
      legal_actions(match.state(), actions);
      match.append(actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
    }
  }
  visit(std::as_const(match));
}

}  // namespace mael
