// How a searcher judges, and how much it may remember.
#pragma once

#include <cstdint>

namespace mael {

// What makes a player better or worse at equal time. What it may see is not among these.
struct Skill {
  int noise = 0;      // first guesses are off by up to this, in the evaluation's unit
  int oversight = 0;  // of a thousand actions, so many are not seen
  int depth = 0;      // how many actions it looks ahead; 0: as far as it gets
  int playout = 0;    // random actions before a new position is judged; kToTheEnd: all of them
};
inline constexpr int kToTheEnd = 1'000'000;

struct SearchSize {
  std::uint32_t nodes = 1u << 16;
  std::uint32_t edges = 1u << 19;
};

}  // namespace mael
