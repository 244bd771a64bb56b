// Paints a table at which a lesson is held: its own screen, the lights, and the card above all.
#pragma once

#include "web/app/screen.h"
#include "web/table/kinds/carded_table.h"

namespace mael::web {

void draw_carded_table(const CardedTable& table, const Frame& frame);

}  // namespace mael::web
