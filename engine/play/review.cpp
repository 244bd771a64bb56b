#include "engine/play/review.h"

namespace mael {

std::vector<TurningPoint> turning_points(const std::vector<float>& lost, std::size_t most) {
  constexpr float kTurning = 0.07f;
  std::vector<TurningPoint> points;
  for (std::size_t i = 0; i < lost.size(); ++i) {
    if (lost[i] >= kTurning) points.push_back({static_cast<int>(i), lost[i]});
  }
  std::stable_sort(points.begin(), points.end(),
                   [](const TurningPoint& a, const TurningPoint& b) { return a.lost > b.lost; });
  if (points.size() > most) points.resize(most);
  std::sort(points.begin(), points.end(),
            [](const TurningPoint& a, const TurningPoint& b) { return a.entry < b.entry; });
  return points;
}

}  // namespace mael
