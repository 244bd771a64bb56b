// Two lists of legal actions of one position, held against each other.
#pragma once

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <iterator>
#include <string>
#include <vector>

namespace mael {

// The actions of one sorted list that are not in the other.
template <class State, class Action>
std::string missing(const State& state, const std::vector<Action>& from,
                    const std::vector<Action>& others) {
  std::vector<Action> left;
  std::set_difference(from.begin(), from.end(), others.begin(), others.end(),
                      std::back_inserter(left));
  std::string text;
  for (const Action& action : left) text += write_action(state, action) + "; ";
  return text;
}

// Both lists sorted.
template <class State, class Action>
void check_agreement(const State& state, const std::vector<Action>& plain,
                     const std::vector<Action>& listed) {
  if (plain == listed) return;
  CAPTURE(write_position(state));
  CHECK(missing(state, plain, listed) == "");
  CHECK(missing(state, listed, plain) == "");
  CHECK(plain.size() == listed.size());
}

}  // namespace mael
