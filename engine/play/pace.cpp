#include "engine/play/pace.h"

#include <algorithm>

namespace mael {
namespace {

constexpr std::uint64_t kToKnowPace = 10 * kMillisecond;
constexpr double kMany = 1 << 24;

}  // namespace

double iterations_left(const Budget& budget, const Thought& thought) {
  double left = kMany;
  if (budget.iterations > 0) left = budget.iterations - thought.iterations;
  if (budget.milliseconds == 0) return left;
  const auto whole = static_cast<std::uint64_t>(budget.milliseconds) * kMillisecond;
  if (thought.spent >= whole) return 0;
  if (thought.spent < std::min(kToKnowPace, whole / 4)) return left;
  const double pace = (thought.iterations - thought.known) / static_cast<double>(thought.spent);
  return std::min(left, pace * static_cast<double>(whole) - thought.iterations);
}

}  // namespace mael
