// The parts of the table's painting, each in its own place.
#pragma once

#include <imgui.h>

#include "web/screens/maelstrom/screen.h"
#include "web/table/painting.h"

namespace mael::web::maelstrom {

// What every part paints with.
struct Canvas {
  ImDrawList& list;
  const Picture& picture;
  const Frame& frame;

  const View& view() const { return picture.view; }
  const Layout& layout() const { return picture.layout; }
  const Places& places() const { return picture.places; }
};

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
