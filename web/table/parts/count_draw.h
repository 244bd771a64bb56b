// Paints the count of a game (count.h): rows with what each total is made of, and the points by
// round.
#pragma once

#include <functional>
#include <string>

#include "web/table/parts/count.h"
#include "web/table/parts/painting.h"

namespace mael::web {

// One of a row's things in its slot, or an empty slot: both by their numbers.
using PaintPiece = std::function<void(std::size_t row, std::size_t piece, Rect slot)>;

void paint_count(ImDrawList& list, const CountView& count, const CountPlaces& places,
                 const PaintPiece& piece);
// Of a finished game, above that.
void paint_count_head(ImDrawList& list, const CountView& count, const CountPlaces& places,
                      const std::string& title);

// All of the notice of a finished game.
template <class Canvas>
void paint_count_notice(const Canvas& canvas, const PaintPiece& piece) {
  const auto& places = canvas.places();
  const NoticeView& notice = *canvas.view().notice;
  fill(canvas.list, {{}, canvas.frame.viewport}, theme().color.shade);
  paint_panel(canvas.list, places.notice, PanelLook::Raised);
  paint_count_head(canvas.list, canvas.view().count, places.count, notice.title);
  paint_count(canvas.list, canvas.view().count, places.count, piece);
  for (std::size_t i = 0; i < notice.buttons.size(); ++i) {
    paint_command(canvas, notice.buttons[i], places.notice_buttons[i]);
  }
}

}  // namespace mael::web
