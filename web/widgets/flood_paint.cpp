#include <array>
#include <cmath>

#include "web/base/ink.h"
#include "web/widgets/flood.h"
#include "web/widgets/shading.h"

namespace mael::web {
namespace {

// Bright at the middle, nothing at the far end; soft at both sides.
void paint_ray(ImDrawList& list, Vec2 middle, float reach, float angle, float half, Rgba color) {
  std::array<Corner, 6> corners;
  for (std::size_t i = 0; i < 3; ++i) {
    const float at = angle + half * (static_cast<float>(i) - 1);
    const Vec2 way{std::cos(at), std::sin(at)};
    const Rgba near = i == 1 ? color : with_alpha(color, 0);
    corners.at(i) = {middle + way * (reach * 0.12F), near};
    corners.at(3 + i) = {middle + way * reach, with_alpha(color, 0)};
  }
  paint_net(list, 3, corners);
}

}  // namespace

void paint_flood(ImDrawList& list, Vec2 middle, float reach, Rgba color, const Flood& flood) {
  constexpr int kRays = 18;
  constexpr float kSpread = 0.34F, kRay = 0.22F;
  const float far = reach * flood.spread;
  paint_glow(list, middle, {far, far}, with_alpha(color, kSpread));
  if (flood.rays <= 0) return;
  for (int i = 0; i < kRays; ++i) {
    const float angle = kTurn * (static_cast<float>(i) + 0.3F * static_cast<float>(i % 3)) / kRays;
    const float half = i % 2 == 0 ? 0.09F : 0.05F;
    paint_ray(list, middle, reach * (0.3F + 0.7F * flood.rays), angle, half,
              with_alpha(color, kRay * flood.rays));
  }
}

}  // namespace mael::web
