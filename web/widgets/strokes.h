// Lines through several points on a Dear ImGui draw list, whole and dashed.
#pragma once

#include <imgui.h>

#include <span>
#include <vector>

#include "web/base/color.h"
#include "web/base/dashes.h"

namespace mael::web {

void paint_closed_line(ImDrawList& list, std::span<const Vec2> corners, Rgba color, float width);
void paint_dashes(ImDrawList& list, std::span<const Vec2> way, Dashes dashes, Rgba color,
                  float width);

}  // namespace mael::web
