#include "web/table/motion/told_so_far.h"

#include <algorithm>

namespace mael::web {

std::size_t ToldSoFar::lines(Milliseconds now, std::size_t all) const {
  std::size_t lines = 0;
  for (const Step& step : steps_) {
    if (step.from <= now) lines = step.lines;
  }
  return std::min(lines, all);
}

}  // namespace mael::web
