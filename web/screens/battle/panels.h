// What stands in the frame of the battle's table.
#pragma once

#include <vector>

#include "web/screens/battle/layout.h"
#include "web/screens/battle/view/view.h"
#include "web/table/parts/panels.h"

namespace mael::web::battle {

SidePanel panel_of(const SideView& side);
FramePanels panels_of(const View& view, const Layout& layout, bool in_motion);

}  // namespace mael::web::battle
