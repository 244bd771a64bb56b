// Paints a table at which a lesson is held: its own drawing, the lights, and the card above all.
#pragma once

#include "web/table/carded_table.h"

namespace mael::web {

void draw_lesson(const LessonCard& card, const Frame& frame);

// The drawing of a table that is taught at, made of the function that paints its face.
template <auto kDraw>
struct LessonDrawingOf;

template <class S, void (*kDraw)(const S&, const Frame&)>
struct LessonDrawingOf<kDraw> {
  static void paint(const PageScreen& screen, const Frame& frame) {
    const auto& table = static_cast<const ScreenOf<S, typename S::Wishes, LessonTable>&>(screen);
    kDraw(table.face(), frame);
    draw_lesson(table.card(), frame);
  }
};

}  // namespace mael::web
