// What stands in the frame of Maelstrom's table.
#pragma once

#include <vector>

#include "web/screens/maelstrom/layout.h"
#include "web/screens/maelstrom/view/view.h"
#include "web/table/parts/panels.h"

namespace mael::web::maelstrom {

SidePanel panel_of(const SideView& side);
// The turn, and what burns at its end.
std::vector<Pill> pills_of(const View& view, Form form);
BarView bar_of(const View& view);

}  // namespace mael::web::maelstrom
