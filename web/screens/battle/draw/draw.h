// Paints the battle's table: the field with our own shaders, all else with the house's widgets.
// Decides and measures nothing: reads the picture.
#pragma once

#include "web/screens/battle/screen.h"

namespace mael::web::battle {

// The table has read the frame. Between the frame's begin and end of Dear ImGui.
void draw_table(const Table& table, const Frame& frame);

}  // namespace mael::web::battle
