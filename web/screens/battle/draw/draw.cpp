#include "web/screens/battle/draw/draw.h"

#include "web/base/ink.h"
#include "web/screens/battle/draw/draw_parts.h"
#include "web/screens/battle/panels.h"

namespace mael::web::battle {

void draw_table(const Table& table, const Frame& frame) {
  const Picture picture = table.picture(frame.now);
  const Canvas canvas{*ImGui::GetBackgroundDrawList(), picture, frame};
  const bool covered = canvas.places().covered;
  paint_field(canvas);
  paint_field_words(canvas);
  if (!covered) paint_small_map(canvas);
  if (!covered) paint_glass(canvas);
  paint_frame(canvas, panels_of(canvas.view(), canvas.layout(), picture.in_motion));
  paint_strips(canvas);
  paint_card(canvas);
  paint_docked_log(canvas);
  paint_prompt(canvas);
  if (!covered) paint_rising_words(canvas, false);
  if (!covered) paint_dice(canvas);
  if (!picture.hindrance.empty()) {
    paint_pointer_slip(canvas.list, {.pointer = picture.carried->at,
                                     .page = frame.viewport,
                                     .words = picture.hindrance,
                                     .above = true,
                                     .alarm = true});
  }
  paint_refusal_slip(canvas);
  paint_open_sheet(canvas, [&](Rect) {
    if (canvas.view().sheet != OpenSheet::Help) return;
    paint_command(canvas, commands().button(Common::Learn), canvas.places().sheet_items[0]);
  });
  paint_notice(canvas);
  if (picture.cursor && !covered) focus_ring(canvas.list, *picture.cursor, 8);
  show_pointer(picture.pointer);
}

}  // namespace mael::web::battle
