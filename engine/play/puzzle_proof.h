// The proof of a puzzle: whether the seat that is to act can still force its goals.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/play/puzzle.h"
#include "engine/play/search/proof.h"

namespace mael {

// From a position, with so many turns to go, the one under way included. Gives up after `most`
// positions. Described: the game's description (engine/play/positions.h).
template <class Described>
Proof<typename Described::Game> proof_of_goals(const typename Described::Game::State& state,
                                               std::vector<std::string> goals, int turns,
                                               int most) {
  using State = typename Described::Game::State;
  const int end = Described::turn_of(state) + turns;
  return Proof<typename Described::Game>(
      to_act(state).first(),
      [goals = std::move(goals), end](const State& now) -> std::optional<bool> {
        if (!to_act(now).is_nobody() && Described::turn_of(now) < end) return {};
        return are_reached(goals, write_position(now));
      },
      most);
}

}  // namespace mael
