// Paints a sketch (web/base/sketch.h) in the colours of the theme.
#pragma once

#include <imgui.h>

#include "web/base/sketch.h"

namespace mael::web {

// In the largest square in the middle of `place`.
void paint_sketch(ImDrawList& list, const Sketch& sketch, Rect place);

}  // namespace mael::web
