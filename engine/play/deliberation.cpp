#include "engine/play/deliberation.h"

#include <algorithm>
#include <cassert>

namespace mael {
namespace {

constexpr std::uint64_t kMillisecond = 1'000'000;      // in nanoseconds
constexpr std::uint64_t kToKnowPace = 10 * kMillisecond;
constexpr int kBatch = 16;  // iterations between two looks at the clock
constexpr double kMany = 1 << 24;

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

// As far as can be told from the pace so far.
double Deliberation::iterations_left() const {
  double left = kMany;
  if (budget_.iterations > 0) left = budget_.iterations - thinker_.iterations();
  if (budget_.milliseconds == 0) return left;
  const auto whole = static_cast<std::uint64_t>(budget_.milliseconds) * kMillisecond;
  const std::uint64_t spent = this->spent();
  if (spent >= whole) return 0;
  if (spent < kToKnowPace) return left;
  const double pace = (thinker_.iterations() - known_) / static_cast<double>(spent);
  return std::min(left, pace * static_cast<double>(whole) - thinker_.iterations());
}

}  // namespace mael
