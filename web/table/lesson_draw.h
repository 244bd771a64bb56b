// Paints a table at which a lesson is held: its own drawing, the lights, and the card above all.
#pragma once

#include "web/table/arranging_draw.h"
#include "web/table/carded_table.h"
#include "web/table/workbench_draw.h"

namespace mael::web {

void draw_lesson(const LessonCard& card, const Frame& frame);

// The drawing of a table that is taught at, made of the function that paints its face.
template <auto kDraw>
struct LessonDrawingOf;

template <class S, void (*kDraw)(const S&, const Frame&)>
struct LessonDrawingOf<kDraw> {
  static void paint(const PageScreen& screen, const Frame& frame) {
    const auto& table = static_cast<const ScreenOf<S, typename S::Wishes, LessonTable>&>(screen);
    if (const Arranging* arranging = table.arranging()) {
      Frame stage = frame;
      stage.viewport = arranging->stage();
      kDraw(table.face(), stage);
      return draw_arranging(*arranging, frame);
    }
    Workbench* bench = table.workbench();
    if (bench == nullptr || !bench->fills_page()) {
      Frame stage = frame;
      if (bench != nullptr) stage.viewport = bench->stage();
      kDraw(table.face(), stage);
      draw_lesson(table.card(), stage);
    }
    if (bench != nullptr) draw_workbench(*bench);
  }
};

}  // namespace mael::web
