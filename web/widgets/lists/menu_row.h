// Rows of a menu: groups of them lie together on one ground, each with its icon, its words and the
// key that does the same. Only paints.
#pragma once

#include "web/widgets/button.h"

namespace mael::web {

// The ground of rows that stand together, each `row` pixels high.
void paint_menu_group(ImDrawList& list, Rect group, float row);

// What gives something up is no louder than its neighbours: quieter.
void paint_menu_row(ImDrawList& list, Rect at, const ButtonSpec& spec, ControlTouch touch);

}  // namespace mael::web
