// Positions for tests of readers and writers: those of random games.
#pragma once

#include <vector>

#include "engine/cards/game.h"
#include "engine/play/dealer.h"
#include "engine/play/match.h"

namespace mael::cards {

// Plays a game under any switches at random and calls visit(match) before every action and at the
// end.
template <class Visit>
void play_random_game(std::uint64_t seed, Visit&& visit) {
  Random random(seed);
  Dealer<EdgeCards> dealer(seed);
  auto match = *Match<EdgeCards>::begin(EdgeCards::draw_odd_setup(random));
  std::vector<Action> actions;
  while (!to_act(match.state()).is_nobody()) {
    visit(match);
    if (to_act(match.state()).is_chance()) {
      match.append(dealer.next(match.state()));
      continue;
    }
    legal_actions(match.state(), actions);
    match.append(actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
  }
  visit(match);
}

}  // namespace mael::cards
