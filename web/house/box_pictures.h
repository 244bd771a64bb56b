// The pictures on the boxes of the games, and with them the drawing of the shelf.
#pragma once

#include "web/screens/shelf/screen.h"

namespace mael::web {

void draw_game_shelf(const shelf::GameShelf& shelf, const Frame& frame);

}  // namespace mael::web
