// The parts of the battle's table's painting, each in its own place.
#pragma once

#include "web/screens/battle/screen.h"
#include "web/table/painting.h"

namespace mael::web::battle {

using Canvas = TableCanvas<Picture>;

// The field with all that stands on it; then reach, words and dice over it.
void paint_field(const Canvas& canvas);
void paint_field_words(const Canvas& canvas);
void paint_dice(const Canvas& canvas);

void paint_card(const Canvas& canvas);
void paint_prompt(const Canvas& canvas);
// One die, as large as its place.
void paint_die(ImDrawList& list, Rect at, int face, Rgba ground, Rgba pips);

}  // namespace mael::web::battle
