// What stands in the frame of the card table.
#pragma once

#include <vector>

#include "web/screens/cards/layout.h"
#include "web/screens/cards/view/view.h"
#include "web/table/parts/panels.h"

namespace mael::web::cards {

// `stockpile` is what it reads now.
SidePanel panel_of(const SideView& side, int stockpile);
// While something moves, what comes of it is not told.
std::vector<Pill> pills_of(const View& view, bool in_motion);
BarView bar_of(const View& view, const Layout& layout, const BarWords& words, bool in_motion);

}  // namespace mael::web::cards
