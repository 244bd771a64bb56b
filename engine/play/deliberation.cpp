#include "engine/play/deliberation.h"

#include <algorithm>
#include <cassert>

#include "engine/play/pace.h"

namespace mael {
namespace {

constexpr int kBatch = 16;  // iterations between two looks at the clock

}  // namespace

Deliberation::Deliberation(Thinker& thinker, const Budget& budget, const Clock& clock)
    : thinker_(thinker),
      budget_(budget),
      clock_(clock),
      begun_(clock()),
      known_(thinker.iterations()) {
  assert(budget.iterations > 0 || budget.milliseconds > 0);
}

void Deliberation::think_for(int milliseconds) {
  const std::uint64_t end = clock_() + static_cast<std::uint64_t>(milliseconds) * kMillisecond;
  while (!is_done()) {
    thinker_.run(std::min(kBatch, static_cast<int>(iterations_left())));
    if (clock_() >= end) return;
  }
}

bool Deliberation::is_done() const {
  const auto left = static_cast<int>(iterations_left());
  return left <= 0 || thinker_.is_decided(left);
}

double Deliberation::progress() const {
  const double done = thinker_.iterations() - known_;
  const double left = std::max(0.0, iterations_left());
  return left == 0 ? 1 : done / (done + left);
}

double Deliberation::iterations_left() const {
  return mael::iterations_left(budget_, {known_, thinker_.iterations(), spent()});
}

}  // namespace mael
