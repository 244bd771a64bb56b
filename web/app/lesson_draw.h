// Paints a table at which a lesson is held: its own drawing, the lights, and the card above all.
#pragma once

#include "web/app/taught_table.h"

namespace mael::web {

void draw_lesson(const LessonCard& card, const FrameInput& input);

// The drawing of a table that is taught at, made of the function that paints its face.
template <auto kDraw>
struct LessonDrawingOf;

template <class S, class W, void (*kDraw)(S&, const FrameInput&, W&)>
struct LessonDrawingOf<kDraw> {
  static void paint(PageScreen& screen, const FrameInput& input) {
    auto& table = static_cast<ScreenOf<S, W, LessonTable>&>(screen);
    kDraw(table.face(), table.card().read(input), table.wishes());
    table.place_card(input);
    draw_lesson(table.card(), input);
  }
};

}  // namespace mael::web
