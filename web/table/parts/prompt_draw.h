// A prompt as it is painted at every table: its panel, its words, what leads on. The rows of a
// game's own, and what it lists, it paints itself.
#pragma once

#include "web/table/parts/painting.h"
#include "web/table/parts/prompt.h"

namespace mael::web {

// Any row but Own and Item.
void paint_prompt_row(ImDrawList& list, const PromptRow& row, ControlTouch touch);

// What is told in a row of a game's own as sentences are: in its middle, or as much of it as there
// is room for.
void paint_told(ImDrawList& list, TextStyle style, Rect at, Rgba ink, std::string_view words);

// Nothing without rows. `paint_own` paints those of the game.
template <class Canvas, class PaintOwn>
void paint_prompt_with(const Canvas& canvas, const PaintOwn& paint_own) {
  const auto& places = canvas.places();
  if (places.prompt_rows.empty()) return;
  paint_panel(canvas.list, places.prompt, PanelLook::Raised);
  for (const PromptRow& row : places.prompt_rows) {
    if (row.kind == RowKind::Own || row.kind == RowKind::Item) {
      paint_own(canvas, row);
    } else {
      paint_prompt_row(canvas.list, row, touch_on(canvas, row.at));
    }
  }
}

}  // namespace mael::web
