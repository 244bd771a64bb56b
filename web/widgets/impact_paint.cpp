#include "web/widgets/impact_paint.h"

#include <array>
#include <cmath>
#include <utility>

#include "web/base/ink.h"
#include "web/widgets/shading.h"

namespace mael::web {
namespace {

constexpr Rgba kEnergy = rgb(0xFFD98A), kFire = rgb(0xFF7A3C), kDeep = rgb(0x12151C);

// A splinter: a triangle that leans.
void paint_piece(ImDrawList& list, Vec2 at, const Fragment& piece, float radius, Rgba face) {
  std::array<Vec2, 3> corners;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const float angle = piece.turn + 2.2F * static_cast<float>(i);
    corners[i] = at + Vec2{std::cos(angle), std::sin(angle)} * (piece.size * radius);
  }
  const Rgba tone = with_alpha(face, piece.opacity);
  list.AddTriangleFilled(im(corners[0]), im(corners[1]), im(corners[2]), packed(tone));
  list.AddTriangle(im(corners[0]), im(corners[1]), im(corners[2]),
                   packed(with_alpha(kDeep, piece.opacity)), 1);
}

void paint_cracks(ImDrawList& list, Vec2 middle, float radius, float t, float strength) {
  for (const std::vector<Vec2>& crack : cracks_of(t)) {
    for (const auto& [color, width] : {std::pair{kDeep, 4.5F}, {rgb(0xFFE9D2), 1.8F}}) {
      for (const Vec2& point : crack) list.PathLineTo(im(middle + point * radius));
      list.PathStroke(packed(with_alpha(color, strength)), 0, width);
    }
  }
}

}  // namespace

void paint_impact(ImDrawList& list, ImpactKind kind, Vec2 middle, float radius, float t,
                  Rgba face) {
  const float strength = strength_of(kind, t);
  const Rgba light = kind == ImpactKind::Burn ? kFire : kEnergy;
  const float reach = radius * (kind == ImpactKind::Burn ? 1.9F : 1.4F);
  paint_glow(list, middle, {reach, reach}, with_alpha(light, 0.75F * strength));
  if (kind == ImpactKind::Wound) paint_cracks(list, middle, radius, t, strength);
  for (const Fragment& each : fragments_of(kind, t)) {
    const Vec2 at = middle + each.at * radius;
    if (!each.energy) {
      paint_piece(list, at, each, radius, face);
      continue;
    }
    const float size = each.size * radius;
    paint_glow(list, at, {size * 2.4F, size * 2.4F}, with_alpha(light, 0.6F * each.opacity));
    list.AddCircleFilled(im(at), size * 0.6F, packed(with_alpha(kEnergy, each.opacity)), 10);
  }
}

}  // namespace mael::web
