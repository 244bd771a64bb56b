// The places of what lies over the table: the prompt, and the card table's own sheets.
#pragma once

#include "web/screens/cards/places.h"

namespace mael::web::cards {

// What stands in the bar: what the turn asks for, or on a tall screen what would hide the table.
BarWords words_of_bar(const View& view, const Layout& layout, const Measure& measure);
// Of the small words under the title.
int lines_in_bar(const View& view, const Layout& layout, const Measure& measure);

// How high the prompt wants to be; 0 without one.
float height_of_prompt(const View& view, const Layout& layout, const Measure& measure);
void place_prompt(const View& view, const Layout& layout, const Measure& measure, Places& places);
SheetWish wish_of(const View& view, Vec2 viewport);
// What lies on an open sheet of the table's own.
void place_sheet_parts(const View& view, Places& places);

inline constexpr float kDiscardCard = 84;  // width of a discarded card on its sheet

}  // namespace mael::web::cards
