// The places of what lies over the table: prompt, sheets, notices. Each adds its answers after those
// of the table; sheets and notices put theirs in place of all others.
#pragma once

#include "web/screens/cards/places.h"

namespace mael::web::cards {

void place_prompt(const View& view, const Layout& layout, Places& places);
void place_sheet_parts(const View& view, Vec2 viewport, const Insets& safe, Places& places);
void place_notice(const View& view, Vec2 viewport, const Insets& safe, Places& places);

inline constexpr float kDiscardCard = 84;  // width of a discarded card on its sheet

}  // namespace mael::web::cards
