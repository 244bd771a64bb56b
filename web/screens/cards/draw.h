// Paints the card table with the house's widgets. Decides nothing: reads the picture, tells the
// table what words measure.
#pragma once

#include "web/screens/cards/screen.h"

namespace mael::web::cards {

// Reads the frame's input into the table and paints what comes of it. Between the frame's begin and
// end of Dear ImGui.
void draw_table(Table& table, const FrameInput& input, Wishes& wishes);

}  // namespace mael::web::cards
