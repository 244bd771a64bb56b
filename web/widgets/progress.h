// A bot is thinking.
#pragma once

#include "web/base/gesture.h"
#include "web/base/vec2.h"

struct ImDrawList;

namespace mael::web {

// Three dots that breathe one after the other; 36 pixels wide round `middle`. Ask for about ten
// frames a second while it is shown.
void draw_thinking(ImDrawList& list, Vec2 middle, Milliseconds now);

// A ring that is full at 1; `size` across.
void draw_progress(ImDrawList& list, Vec2 middle, float size, float share);

// A thin line along the foot of a panel, as long as it at 1.
void draw_progress_line(ImDrawList& list, Rect panel, float share);

}  // namespace mael::web
