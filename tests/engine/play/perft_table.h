// Tables of counted sequences of actions, tests/tables/<game>.perft.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace mael {

struct PerftRow {
  int line = 0;
  std::string position;
  int depth = 0;
  std::uint64_t count = 0;
  std::string known;  // hand (with its working), plain, listed
};

std::vector<PerftRow> read_perft(const std::string& game);

// How many sequences of just so many actions there are, with `generate` listing the actions.
template <class State, class Generate>
std::uint64_t count_sequences(const State& state, int depth, Generate generate) {
  const auto actions = generate(state);
  if (depth == 1) return actions.size();
  std::uint64_t count = 0;
  for (const auto& action : actions) {
    State after = state;
    apply(after, action, nullptr);
    count += count_sequences(after, depth - 1, generate);
  }
  return count;
}

}  // namespace mael
