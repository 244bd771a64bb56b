// The parts of the pirates' table's painting, each in its own place.
#pragma once

#include "web/screens/pirates/screen.h"
#include "web/table/parts/painting.h"

namespace mael::web::pirates {

using Canvas = TableCanvas<Picture>;

// The sea with all that lies on it, over the whole page; then what is written on it.
void paint_sea(const Canvas& canvas);
void paint_sea_words(const Canvas& canvas);
// Beside the finger that turns a circle.
void paint_dial(const Canvas& canvas);
void paint_carried(const Canvas& canvas);

// The near ship's sheet, its treasure cards, what is left of the turn.
void paint_ship_sheets(const Canvas& canvas);
void paint_hand(const Canvas& canvas);
void paint_means_left(const Canvas& canvas);
// Calamities at sea and what the piles hold.
void paint_sea_cards(const Canvas& canvas);

void paint_prompt(const Canvas& canvas);
void paint_scene(const Canvas& canvas);

// What lies on an open sheet of the table's own.
void paint_own_sheet(const Canvas& canvas, Rect inside);
void paint_shop(const Canvas& canvas);
void paint_trade(const Canvas& canvas);
void paint_standings(const Canvas& canvas);
// When the game is over, on the whole page.
void paint_final_count(const Canvas& canvas);

}  // namespace mael::web::pirates
