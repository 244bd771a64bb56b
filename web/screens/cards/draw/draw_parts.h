// The parts of the card table's painting, each in its own place.
#pragma once

#include "web/screens/cards/screen.h"
#include "web/table/parts/painting.h"

namespace mael::web::cards {

using Canvas = TableCanvas<Picture>;

// How a thing is to be marked: not at all while a motion has still to show why.
inline Mark mark_now(const Canvas& canvas, Mark wanted) {
  return canvas.picture.in_motion ? Mark::None : wanted;
}

void paint_table(const Canvas& canvas);
void paint_planet(const Canvas& canvas, std::size_t place);
void paint_drifting(ImDrawList& list, Vec2 crystal);
void paint_stream(ImDrawList& list, const StreamPlace& stream);
void paint_link(const Canvas& canvas);
void paint_flying(const Canvas& canvas);

void paint_hand(const Canvas& canvas);
void paint_carried(const Canvas& canvas);
void paint_prompt(const Canvas& canvas);
void paint_hover_words(const Canvas& canvas);

void paint_scene(const Canvas& canvas);

// What lies on an open sheet of the table's own.
void paint_own_sheet(const Canvas& canvas, Rect inside);

}  // namespace mael::web::cards
