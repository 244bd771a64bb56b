// Paints the force builder.
#pragma once

#include "web/screens/forces/screen.h"

namespace mael::web::forces {

// The screen has read the frame. Between the frame's begin and end of Dear ImGui; the renderer is
// look().renderer.
void draw_forces(const Forces& forces, const Frame& frame);

}  // namespace mael::web::forces
