// Paints the force builder and reads its input: one call a frame.
#pragma once

#include "web/screens/forces/screen.h"

namespace mael::web::forces {

void draw_forces(Forces& forces, const FrameInput& input, Wishes& wishes);

}  // namespace mael::web::forces
