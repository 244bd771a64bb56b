// Paints the table of Maelstrom with the house's widgets. Decides and measures nothing: reads the
// picture.
#pragma once

#include "web/screens/maelstrom/screen.h"

namespace mael::web::maelstrom {

// The table has read the frame. Between the frame's begin and end of Dear ImGui; the renderer is
// look().renderer.
void draw_table(const Table& table, const Frame& frame);

}  // namespace mael::web::maelstrom
