// What a blow leaves for a moment: cracks, the pieces and the energy something breaks up into, the
// embers of what burns. Pure; paint_impact (impact_paint.h) draws it.
#pragma once

#include <cstdint>
#include <vector>

#include "web/base/vec2.h"

namespace mael::web {

enum class ImpactKind : std::uint8_t { Wound, BreakUp, Burn };

// How long each takes, in milliseconds.
constexpr int length_of(ImpactKind kind) {
  switch (kind) {
    case ImpactKind::Wound: return 320;
    case ImpactKind::BreakUp: return 520;
    case ImpactKind::Burn: return 900;
  }
  return 0;
}

// In radii of what was hit, from its middle.
struct Fragment {
  Vec2 at;
  float size = 0;
  float turn = 0;  // radians
  float opacity = 1;
  bool energy = false;  // glows, where others are pieces of what broke
};

// `t` is how much of its time has passed, 0 … 1. Nothing is left at 1.
std::vector<Fragment> fragments_of(ImpactKind kind, float t);

// The cracks of a wound so far: each runs from near the middle outwards.
std::vector<std::vector<Vec2>> cracks_of(float t);
// How strongly they and the flash of the blow are seen, 0 … 1.
float strength_of(ImpactKind kind, float t);

}  // namespace mael::web
