// Wounds, what breaks up and what burns, for tracks of a timeline. Place is how a game names a
// place.
#pragma once

#include "web/table/motion/motion.h"
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

inline constexpr Milliseconds kStrikeThere = 160;  // forward,
inline constexpr Milliseconds kStrike = 320;       // and back

// How near something that strikes has come to what it strikes, 0 … 1, when `t` of the strike has
// passed: it lands in the middle of it.
float struck(float t);

}  // namespace mael::web
