#include "web/app/focus.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace mael::web {

namespace {

// How far two places stand apart across the way; 0 where one lies before the other.
float gap_between(Rect a, Rect b, bool level) {
  const float after = level ? b.min.y - a.max.y : b.min.x - a.max.x;
  const float before = level ? a.min.y - b.max.y : a.min.x - b.max.x;
  return std::max({after, before, 0.0F});
}

}  // namespace

int next_focus(std::span<const Rect> places, int focus, Key arrow) {
  const bool level = arrow == Key::Left || arrow == Key::Right;
  const float sign = arrow == Key::Right || arrow == Key::Down ? 1.0F : -1.0F;
  float least = std::numeric_limits<float>::max();
  int best = focus;
  for (int i = 0; i < static_cast<int>(places.size()); ++i) {
    const Rect& at = places[static_cast<std::size_t>(i)];
    if (i == focus || at.height() <= 0) continue;
    float away = at.center().y + at.center().x / 1000;
    if (focus >= 0) {
      const Rect from = places[static_cast<std::size_t>(focus)];
      const Vec2 way = at.center() - from.center();
      const float along = sign * (level ? way.x : way.y), aside = level ? way.y : way.x;
      if (along < 2) continue;
      away = along + 3 * gap_between(from, at, level) + 0.3F * std::abs(aside);
    }
    if (away >= least) continue;
    least = away;
    best = i;
  }
  return best;
}

}  // namespace mael::web
