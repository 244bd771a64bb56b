#include "web/screens/pirates/draw/draw.h"

#include "web/base/ink.h"
#include "web/screens/pirates/draw/draw_parts.h"
#include "web/screens/pirates/panels.h"
#include "web/table/parts/curtain_draw.h"

namespace mael::web::pirates {

namespace {

FramePanels panels_of(const Canvas& canvas) {
  const View& view = canvas.view();
  const bool moves = canvas.picture.in_motion;
  FramePanels panels{{}, pills_of(view, moves), bar_of(view, canvas.layout(), moves)};
  for (const SideView& side : view.sides) {
    const auto seat = static_cast<std::size_t>(index_of(side.seat));
    panels.sides.push_back(panel_of(side, canvas.picture.points.at(seat)));
  }
  return panels;
}

// The curtain, the count, or a notice as every table has it.
void paint_own_notice(const Canvas& canvas) {
  const Places& places = canvas.places();
  if (places.curtain) {
    paint_curtain(canvas);
  } else if (places.notice.height() > 0 && !canvas.view().count.line.empty()) {
    paint_final_count(canvas);
  } else {
    paint_notice(canvas);
  }
}

}  // namespace

void draw_table(const Table& table, const Frame& frame) {
  const Picture picture = table.picture(frame.now);
  const Canvas canvas{*ImGui::GetBackgroundDrawList(), picture, frame};
  const bool covered = canvas.places().covered;
  paint_sea(canvas);
  paint_sea_words(canvas);
  paint_frame(canvas, panels_of(canvas));
  paint_means_left(canvas);
  paint_sea_cards(canvas);
  paint_ship_sheets(canvas);
  paint_hand(canvas);
  paint_docked_log(canvas);
  paint_prompt(canvas);
  paint_dial(canvas);
  if (!covered) paint_rising_words(canvas, false);
  if (!covered) paint_scene(canvas);
  paint_carried(canvas);
  paint_refusal_slip(canvas);
  paint_open_sheet(canvas, [&](Rect inside) { paint_own_sheet(canvas, inside); });
  paint_own_notice(canvas);
  if (picture.cursor && !covered) focus_ring(canvas.list, *picture.cursor, 8);
  show_pointer(picture.pointer);
}

}  // namespace mael::web::pirates
