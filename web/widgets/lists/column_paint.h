#pragma once

#include "web/widgets/lists/column.h"

struct ImDrawList;

namespace mael::web {

// Scrolled down by `offset` pixels.
void paint_column(ImDrawList& list, const Column& column, float offset);

}  // namespace mael::web
