// What stands in the frame of the pirates' table.
#pragma once

#include <vector>

#include "web/screens/pirates/layout.h"
#include "web/screens/pirates/view/view.h"
#include "web/table/parts/panels.h"

namespace mael::web::pirates {

// `points` is what it reads now.
SidePanel panel_of(const SideView& side, int points);
// While something moves, who does it is told, but not what comes of it.
std::vector<Pill> pills_of(const View& view, bool in_motion);
BarView bar_of(const View& view, const Layout& layout, bool in_motion);

}  // namespace mael::web::pirates
