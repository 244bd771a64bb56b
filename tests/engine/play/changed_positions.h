// Positions that something was done to on their way: they are refused, or can be played on.
#pragma once

#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/random.h"
#include "engine/core/result.h"

namespace mael {

// The notation of a position with a letter of it changed into one of these, by lot.
inline std::string with_letter_changed(std::string text, std::string_view letters, Random& random) {
  text[random.below(static_cast<std::uint32_t>(text.size()))] =
      letters[random.below(static_cast<std::uint32_t>(letters.size()))];
  return text;
}

// Plays listed actions by lot, and demands that whatever comes of them is a position.
template <class G>
void play_on(typename G::State state, Random& random, int actions_left) {
  std::vector<typename G::Action> actions;
  for (; actions_left > 0 && !to_act(state).is_nobody(); --actions_left) {
    legal_actions(state, actions);
    REQUIRE(!actions.empty());
    apply(state, actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
    INFO(write_position(state));
    REQUIRE_FALSE(validate(state));
  }
}

// What was read after a change: whether it is a position. If so it comes back from its notation,
// and can be played on.
template <class G>
bool holds_after_change(const Result<typename G::State>& read, Random& random) {
  if (!read.ok()) return false;
  CAPTURE(write_position(*read));
  REQUIRE(*G::read_position(write_position(*read)) == *read);
  play_on<G>(*read, random, 20);
  return true;
}

}  // namespace mael
