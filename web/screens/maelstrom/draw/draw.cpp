#include "web/screens/maelstrom/draw/draw.h"

#include "web/base/ink.h"
#include "web/board/hex_renderer.h"
#include "web/screens/maelstrom/draw/draw_parts.h"
#include "web/screens/maelstrom/panels.h"
#include "web/widgets/flood.h"
#include "web/widgets/impact_paint.h"

namespace mael::web::maelstrom {

namespace {

FramePanels panels_of(const Canvas& canvas) {
  const View& view = canvas.view();
  FramePanels panels{{}, pills_of(view, canvas.layout().form), bar_of(view)};
  for (const SideView& side : view.sides) panels.sides.push_back(panel_of(side));
  return panels;
}

Rgba color_of_seat(int seat) {
  return printed_theme().seats.at(static_cast<std::size_t>(seat)).ring;
}

// Blows, and at the end the winner's colour, over the board.
void paint_effects(const Canvas& canvas) {
  const Picture& picture = canvas.picture;
  for (const PlacedImpact& impact : picture.impacts) {
    paint_impact(canvas.list, impact.kind, impact.at, impact.radius, impact.t,
                 color_of_seat(impact.seat));
  }
  if (!picture.flood) return;
  const Vec2 page = canvas.frame.viewport, middle = to_pixels(picture.camera, Vec2{});
  paint_flood(canvas.list, middle, length(page) * 0.6F,
              color_of_seat(index_of(picture.flood->winner)), picture.flood->now);
}

}  // namespace

void draw_table(const Table& table, const Frame& frame) {
  const Picture picture = table.picture(frame.now);
  ImDrawList& list = *ImGui::GetBackgroundDrawList();
  const Canvas canvas{list, picture, frame};
  look().renderer->paint(picture.scene, picture.camera, {{}, frame.viewport});
  paint_effects(canvas);
  paint_rising_words(canvas, false);
  paint_frame(canvas, panels_of(canvas));
  paint_all_relics(canvas);
  paint_hand(canvas);
  paint_prompt(canvas);
  paint_pointer_note(canvas);
  paint_carried(canvas);
  paint_held_up(canvas);
  paint_refusal_slip(canvas);
  paint_docked_log(canvas);
  paint_open_sheet(canvas, [&](Rect inside) { paint_own_sheet(canvas, inside); });
  paint_notice(canvas);
  show_pointer(picture.pointer);
}

}  // namespace mael::web::maelstrom
