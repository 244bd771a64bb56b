// Paints the start screen.
#pragma once

#include "web/screens/start/screen.h"

namespace mael::web::start {

// One frame: reads the input, then paints. Inside a Dear ImGui frame; a Look must be in use.
void draw_start(Start& start, const FrameInput& input, Wishes& wishes);

}  // namespace mael::web::start
