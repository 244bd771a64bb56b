// Flat-top hexagons with axial coordinates (q, r), one board unit from centre to corner.
//
//          ____            corner k stands at 60 k degrees, clockwise from the right
//         /4  5\           x = 3/2 q,  y = sqrt(3) (r + q/2), y down
//      3 /      \ 0        side k lies between corners k and k+1
//        \      /
//         \2__1/
#pragma once

#include <array>

#include "engine/core/hex.h"
#include "web/base/vec2.h"

namespace mael::web {

inline constexpr float kSqrt3 = 1.7320508F;
inline constexpr float kHexHalfHeight = kSqrt3 / 2;  // centre to the middle of a side

constexpr Vec2 hex_center(Hex at) {
  const auto q = static_cast<float>(at.q);
  const auto r = static_cast<float>(at.r);
  return {1.5F * q, kSqrt3 * (r + q / 2)};
}

// The cell whose hexagon holds the point; points on an edge go to one of the two cells.
Hex cell_at(Vec2 board);

// Corners in order 0..5.
std::array<Vec2, 6> hex_corners(Vec2 center, float size = 1);

// Whether a hexagon of that size (centre to corner) covers the point.
bool hex_contains(Vec2 center, float size, Vec2 point);

// The rectangle around a hexagon.
constexpr Rect hex_bounds(Vec2 center, float size = 1) {
  return {{center.x - size, center.y - size * kHexHalfHeight},
          {center.x + size, center.y + size * kHexHalfHeight}};
}

}  // namespace mael::web
