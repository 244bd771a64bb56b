// How much longer to think about a decision, as far as can be told from the pace so far.
#pragma once

#include <cstdint>

#include "engine/play/levels.h"

namespace mael {

inline constexpr std::uint64_t kMillisecond = 1'000'000;  // in nanoseconds

struct Thought {
  int known = 0;            // iterations the position had seen before
  int iterations = 0;       // it has seen now
  std::uint64_t spent = 0;  // nanoseconds since
};

// Remaining iterations; 0 in a field of the budget means unlimited. At most 0 when the budget is
// used up. Iterations the tree kept from earlier decisions count as spent, so that the decisions of
// one turn share their time.
double iterations_left(const Budget& budget, const Thought& thought);

}  // namespace mael
