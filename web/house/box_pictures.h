// The pictures on the boxes of the games, and with them the drawing of the shelf and of set-ups.
#pragma once

#include "web/screens/shelf/screen.h"
#include "web/setup/screen.h"

namespace mael::web {

void draw_game_shelf(const shelf::GameShelf& shelf, const Frame& frame);
void draw_game_set_up(const setup::SetUp& setup, const Frame& frame);

}  // namespace mael::web
