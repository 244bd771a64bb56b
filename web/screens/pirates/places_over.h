// The places of what lies over the table: the prompt, and the pirates' own sheets.
#pragma once

#include <vector>

#include "web/screens/pirates/places.h"
#include "web/table/parts/panels.h"

namespace mael::web::pirates {

// What stands in the bar: what the turn asks for.
BarWords words_of_bar(const View& view);
// Of the small words under the title.
int lines_in_bar(const View& view, const Layout& layout, const Measure& measure);
// Of what each calamity does, in a list as wide as the layout's.
std::vector<int> lines_of_calamities(const View& view, const Layout& layout,
                                     const Measure& measure);

// How high the prompt wants to be; 0 without one.
float height_of_prompt(const View& view, const Layout& layout, const Measure& measure);
// The same of words that ask for a tap on the board, with no button below them; 0 of all others.
float height_of_question(const View& view, const Layout& layout, const Measure& measure);
void place_prompt(const View& view, const Layout& layout, const Measure& measure, Places& places);
SheetWish wish_of(const View& view, const Measure& measure, Vec2 viewport);
// What lies on an open sheet of the table's own.
void place_sheet_parts(const View& view, const Measure& measure, Vec2 viewport, Places& places);

}  // namespace mael::web::pirates
