// Paints the start screen with the house's widgets.
#pragma once

#include "web/screens/start/screen.h"

namespace mael::web::start {

// The screen has read the frame. Between the frame's begin and end of Dear ImGui; the renderer is
// look().renderer.
void draw_start(const Start& start, const Frame& frame);

}  // namespace mael::web::start
