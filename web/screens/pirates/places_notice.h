// The two notices of the pirates' table that take the whole screen: the curtain between persons,
// and the count of a finished game; and the rows of the count on their sheet. Pure arithmetic in
// CSS pixels.
#pragma once

#include "web/screens/pirates/places.h"

namespace mael::web::pirates {

// The parts of a row of the count, from left to right.
struct CountColumns {
  float rank, sign, name, name_end;  // middles of rank and sign, both ends of the name
  float saved;                       // middle
  float hold, loot, titles;          // left ends of the pieces, of what they count, of the titles
  float total;                       // right end
};

// Narrower rows show the parts of the total in a line below the name.
inline constexpr float kCountBeside = 620;
CountColumns count_columns(Rect row);

// How high the rows want to be, with what stands over and below them.
float height_of_count(const View& view, float width);
// Rows in a place, over them the words of their columns where there is room beside each other,
// below them the points by round where there is room.
void place_count(const View& view, Rect place, Places& places);

// Of a notice that is shown: the curtain and the count get the whole screen.
void place_notice(const View& view, const Measure& measure, Vec2 viewport, const Insets& safe,
                  Places& places);

}  // namespace mael::web::pirates
