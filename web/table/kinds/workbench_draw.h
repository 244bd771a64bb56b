// Makes Dear ImGui's windows of a workbench. They alone among all that is painted read the pointer
// and the keys themselves, and tell the workbench what was pressed and where it lay.
#pragma once

#include "web/table/kinds/workbench.h"

namespace mael::web {

void draw_workbench(Workbench& bench);

}  // namespace mael::web
