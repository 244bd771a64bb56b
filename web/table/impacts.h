// Wounds, what breaks up and what burns, as tracks of a timeline. Place is how a game names a
// place.
#pragma once

#include <utility>
#include <vector>

#include "web/table/motion.h"
#include "web/widgets/impact.h"

namespace mael::web {

template <class Place>
struct Impact {
  ImpactKind kind = ImpactKind::Wound;
  Place at;
  int seat = 0;  // whose it is that was hit
  float t = 0;   // 0 … 1
};

// An impact as it is painted: in CSS pixels.
struct PlacedImpact {
  ImpactKind kind = ImpactKind::Wound;
  Vec2 at;
  float radius = 0;
  int seat = 0;
  float t = 0;
};

template <class Place>
class Impacts {
 public:
  void add(Span span, Impact<Place> what) { tracks_.add(span, std::move(what)); }
  void clear() { tracks_.clear(); }

  std::vector<Impact<Place>> at(Milliseconds now) const {
    std::vector<Impact<Place>> seen;
    for (const auto& [span, what] : tracks_) {
      if (!span.contains(now)) continue;
      seen.push_back(what);
      seen.back().t = span.progress(now);
    }
    return seen;
  }

 private:
  Tracks<Impact<Place>> tracks_;
};

inline constexpr Milliseconds kStrikeThere = 160;  // forward,
inline constexpr Milliseconds kStrike = 320;       // and back

// How near something that strikes has come to what it strikes, 0 … 1, when `t` of the strike has
// passed: it lands in the middle of it.
float struck(float t);

}  // namespace mael::web
