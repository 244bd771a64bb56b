// Turns and squeezes what was just painted: cards that lie askew, fly or turn over.
#pragma once

#include <imgui.h>

#include "web/base/vec2.h"

namespace mael::web {

// A place in what is painted on a list, to come back to.
inline int painted_so_far(const ImDrawList& list) { return list.VtxBuffer.Size; }

// Turns everything painted since `from` about `pivot` by `turn` radians, after scaling it about the
// same point.
void turn_painted(ImDrawList& list, int from, Vec2 pivot, float turn, Vec2 scale = {1, 1});

// Lets everything painted since `from` shine through: 1 as it is, 0 unseen.
void fade_painted(ImDrawList& list, int from, float opacity);

}  // namespace mael::web
