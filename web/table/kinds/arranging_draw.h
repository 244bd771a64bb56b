// Paints what is laid over a table, and beside it, while a position is set up by hand.
#pragma once

#include "web/app/screen.h"
#include "web/table/kinds/arranging.h"

namespace mael::web {

void draw_arranging(const Arranging& arranging, const Frame& frame);

}  // namespace mael::web
