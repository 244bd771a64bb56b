// Writes the laid words of a plane on a Dear ImGui draw list.
#pragma once

#include <imgui.h>

#include "web/board/plane_labels.h"

namespace mael::web {

void paint_labels(ImDrawList& list, const PlaneScene& scene, const std::vector<LaidLabel>& laid);

}  // namespace mael::web
