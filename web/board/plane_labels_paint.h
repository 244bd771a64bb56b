// Writes the laid words of a plane on a Dear ImGui draw list.
#pragma once

#include <imgui.h>

#include "web/board/plane_labels.h"

namespace mael::web {

void paint_labels(ImDrawList& list, const PlaneScene& scene, const std::vector<LaidLabel>& laid);

// A tag as a square beside the plane, with its marks at the corners. `lit`: the colour of a second
// rim, clear for none.
void paint_tag_square(ImDrawList& list, const PlaneLabel& tag, Rect at, Rgba lit);

}  // namespace mael::web
