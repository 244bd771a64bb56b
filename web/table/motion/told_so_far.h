// How much of a log is told while motion still shows what happened: a line comes up when what it is
// about has been seen.
#pragma once

#include <cstddef>
#include <vector>

#include "web/base/gesture.h"

namespace mael::web {

class ToldSoFar {
 public:
  // Nothing moves yet: so many lines have been told.
  void begin(std::size_t lines) { steps_.assign(1, {0, lines}); }
  // From then on so many are; later than what was added before.
  void add(Milliseconds from, std::size_t lines) { steps_.push_back({from, lines}); }
  // Of so many lines there are, which may be fewer than were added: another reader has others.
  std::size_t lines(Milliseconds now, std::size_t all) const;

 private:
  struct Step {
    Milliseconds from = 0;
    std::size_t lines = 0;
  };
  std::vector<Step> steps_;
};

}  // namespace mael::web
