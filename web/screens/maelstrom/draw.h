// Paints the table of Maelstrom with the house's widgets. Decides nothing: reads the picture, tells
// the table what words measure.
#pragma once

#include "web/screens/maelstrom/screen.h"

namespace mael::web::maelstrom {

// Reads the frame's input into the table and paints what comes of it. Between the frame's begin and
// end of Dear ImGui; the renderer is look().renderer.
void draw_table(Table& table, const FrameInput& input, Wishes& wishes);

}  // namespace mael::web::maelstrom
