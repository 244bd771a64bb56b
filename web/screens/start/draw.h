// Paints the start screen with the house's widgets.
#pragma once

#include "web/screens/start/screen.h"

namespace mael::web::start {

// Reads the frame's input into the screen and paints what comes of it. Between the frame's begin
// and end of Dear ImGui; the renderer is look().renderer.
void draw_start(Start& start, const FrameInput& input, Wishes& wishes);

}  // namespace mael::web::start
