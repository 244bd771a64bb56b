// Paints the card table with the house's widgets. Decides and measures nothing: reads the picture.
#pragma once

#include "web/screens/cards/screen.h"

namespace mael::web::cards {

// The table has read the frame. Between the frame's begin and end of Dear ImGui.
void draw_table(const Table& table, const Frame& frame);

}  // namespace mael::web::cards
