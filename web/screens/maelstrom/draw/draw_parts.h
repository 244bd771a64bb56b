// The parts of the table's painting, each in its own place.
#pragma once

#include "web/screens/maelstrom/screen.h"
#include "web/table/parts/painting.h"

namespace mael::web::maelstrom {

using Canvas = TableCanvas<Picture>;

// Pieces on panels: each at its own place, `size` from centre to corner, in CSS pixels.
void paint_pieces(const Canvas& canvas, HexScene scene, Rect clip);

void paint_all_relics(const Canvas& canvas);
void paint_hand(const Canvas& canvas);
void paint_prompt(const Canvas& canvas);
void paint_pointer_note(const Canvas& canvas);
void paint_carried(const Canvas& canvas);
void paint_held_up(const Canvas& canvas);

// What lies on an open sheet of the table's own.
void paint_own_sheet(const Canvas& canvas, Rect inside);

}  // namespace mael::web::maelstrom
