// How much longer to think about a decision, as far as can be told from the pace so far.
#pragma once

#include <cstdint>

#include "engine/play/levels.h"

namespace mael {

struct Thought {
  int known = 0;            // iterations the position had seen before
  int iterations = 0;       // it has seen now
  std::uint64_t spent = 0;  // nanoseconds since
};

// Iterations left of a budget whose figures bound nothing where they are 0; at most 0 when it is
// used up. Thought that earlier decisions brought counts as if it had been paid for, so that the
// decisions of one turn share their time.
double iterations_left(const Budget& budget, const Thought& thought);

}  // namespace mael
