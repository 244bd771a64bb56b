#include "web/screens/battle/view/bands.h"

#include <algorithm>

namespace mael::web::battle {
namespace {

// The parts of one circle that none of the others covers.
void add_free_parts(std::span<const Disc> discs, std::size_t which,
                    std::vector<OutlineArc>& bands) {
  const Disc own = discs[which];
  std::vector<bool> free(kHeadings);
  for (int heading = 0; heading < kHeadings; ++heading) {
    const Point at = moved(own.centre, static_cast<Heading>(heading), own.radius);
    bool covered = false;
    for (std::size_t i = 0; i < discs.size() && !covered; ++i) {
      if (i == which) continue;
      const bool twin = discs[i] == own;
      covered = twin ? i < which : compare_distance(at, discs[i].centre, discs[i].radius) < 0;
    }
    free[static_cast<std::size_t>(heading)] = !covered;
  }
  const auto first = std::find(free.begin(), free.end(), false);
  if (first == free.end()) return bands.push_back({own, 0, kHeadings});
  const auto begin = static_cast<int>(first - free.begin());
  const auto is_free = [&](int heading) {
    return free[static_cast<std::size_t>(heading % kHeadings)];
  };
  for (int heading = begin; heading < begin + kHeadings; ++heading) {
    if (!is_free(heading)) continue;
    int span = 1;
    while (is_free(heading + span)) ++span;
    bands.push_back(
        {own, static_cast<Heading>(heading % kHeadings), static_cast<std::uint16_t>(span)});
    heading += span;
  }
}

}  // namespace

std::vector<OutlineArc> outline_of(std::span<const Disc> discs) {
  std::vector<OutlineArc> bands;
  for (std::size_t i = 0; i < discs.size(); ++i) add_free_parts(discs, i, bands);
  return bands;
}

}  // namespace mael::web::battle
