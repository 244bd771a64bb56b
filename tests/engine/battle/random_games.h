// Positions of firefights for tests of readers and writers.
#pragma once

#include <cassert>
#include <vector>

#include "engine/battle/game.h"
#include "engine/play/match.h"

namespace mael::battle {

// Plays a game at random and shows every moment of it.
template <class Visit>
void play_random_game(std::uint64_t seed, Visit&& visit) {
  Random random(seed);
  auto match = *Match<Battle>::begin(Battle::draw_odd_setup(random));
  std::vector<Action> actions;
  visit(match);
  while (!to_act(match.state()).is_nobody()) {
    legal_actions(match.state(), actions);
    const auto count = static_cast<std::uint32_t>(actions.size());
    const bool chance = to_act(match.state()).is_chance();
    const Action action = chance ? deal(match.state(), random) : actions[random.below(count)];
    const Verdict refused = match.append(action);
    assert(!refused);
    static_cast<void>(refused);
    visit(match);
  }
}

}  // namespace mael::battle
