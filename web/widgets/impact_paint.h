// Paints what a blow leaves (impact.h) over whatever was hit.
#pragma once

#include "web/base/color.h"
#include "web/widgets/impact.h"

struct ImDrawList;

namespace mael::web {

// `radius` is that of what was hit, in CSS pixels; `face` the colour of its pieces.
void paint_impact(ImDrawList& list, ImpactKind kind, Vec2 middle, float radius, float t, Rgba face);

}  // namespace mael::web
