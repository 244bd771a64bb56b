// A position in which something was done.
#pragma once

#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "engine/battle/game.h"

namespace mael::battle {

// An action in notation, which may be refused.
inline Action action_in(const State& state, const std::string& text) {
  const auto action = read_action(state, text);
  INFO(text);
  REQUIRE(action.ok());
  return *action;
}

// Each of the actions must be legal in its turn.
inline State after(const std::string& position, const std::vector<std::string>& actions) {
  State state = *read_position(position);
  for (const std::string& text : actions) {
    const Action action = action_in(state, text);
    INFO(text);
    REQUIRE_FALSE(check(state, action));
    apply(state, action);
  }
  return state;
}

}  // namespace mael::battle
