// From a PlaneScene to shapes in painting order: pure, so that a test can judge what is painted.
// Labels keep their size and are laid by plane_labels.h.
#pragma once

#include <vector>

#include "web/board/plane_board.h"
#include "web/board/shapes.h"

namespace mael::web {

// From this radius on the screen, in CSS pixels, discs show icon, leader's ring and facing.
inline constexpr float kDetailedDisc = 10;

void paint_plane(const PlaneScene& scene, ShapeList& list);

// Every icon that is painted at this scale.
void icons_of(const PlaneScene& scene, float scale, std::vector<Icon>& icons);

// The shadow of a convex thing as high as `height` (board units) under the lamp at the upper left:
// the smallest convex outline round where it stands and where its top falls.
std::vector<Vec2> cast_outline(const std::vector<Vec2>& corners, float height);

}  // namespace mael::web
