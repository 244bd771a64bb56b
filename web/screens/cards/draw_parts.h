// The parts of the card table's painting, each in its own place.
#pragma once

#include <imgui.h>

#include "web/screens/cards/screen.h"
#include "web/table/painting.h"

namespace mael::web::cards {

// What every part paints with.
struct Canvas {
  ImDrawList& list;
  const Picture& picture;
  const Frame& frame;

  const View& view() const { return *picture.view; }
  const Layout& layout() const { return *picture.layout; }
  const Places& places() const { return *picture.places; }
  // How a thing is to be marked: not at all while a motion has still to show why.
  Mark mark(Mark wanted) const { return picture.in_motion ? Mark::None : wanted; }
};

void paint_table(const Canvas& canvas);
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
