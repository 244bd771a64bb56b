// Where words about things on a table lie, so that they do not cover them. Pure arithmetic in CSS
// pixels.
#pragma once

#include <span>

#include "web/base/vec2.h"

namespace mael::web {

// A place of that size in one of the corners of the room: of those that cover least of the things,
// the first in the order lower right, lower left, upper right, upper left. What is larger than the
// room is as large as that.
Rect aside(Rect room, Vec2 size, std::span<const Rect> things);

}  // namespace mael::web
