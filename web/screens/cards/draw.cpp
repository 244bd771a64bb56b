#include "web/screens/cards/draw.h"

#include "web/base/ink.h"
#include "web/screens/cards/draw_parts.h"
#include "web/screens/cards/panels.h"

namespace mael::web::cards {
namespace {

// Under a warm lamp, as all tables of the house.
void paint_ground(const Canvas& canvas) {
  const Vec2 page = canvas.frame.viewport;
  const Ground& ground = theme().ground(Room::Night);
  const Rgba lit = mix(ground.far, ground.lit, 0.62F);
  const float middle = page.y * 0.5F;
  fill(canvas.list, {{}, {page.x, middle}}, ground.far, lit, 0);
  fill(canvas.list, {{0, middle}, page}, lit, ground.far, 0);
}

}  // namespace

namespace {

FramePanels panels_of(const Canvas& canvas) {
  const View& view = canvas.view();
  const bool moves = canvas.picture.in_motion;
  FramePanels panels{{}, pills_of(view, moves), bar_of(view, canvas.layout(), moves)};
  for (std::size_t i = 0; i < view.sides.size(); ++i) {
    panels.sides.push_back(panel_of(view.sides[i], canvas.picture.stockpiles[i]));
  }
  return panels;
}

}  // namespace

void draw_table(const Table& table, const Frame& frame) {
  const Picture picture = table.picture(frame.now);
  const Canvas canvas{*ImGui::GetBackgroundDrawList(), picture, frame};
  paint_ground(canvas);
  paint_table(canvas);
  paint_link(canvas);
  paint_frame(canvas, panels_of(canvas));
  paint_hand(canvas);
  paint_prompt(canvas);
  const bool covered = canvas.places().covered;
  if (!covered) paint_flying(canvas);
  if (!covered) paint_scene(canvas);
  paint_carried(canvas);
  paint_hover_words(canvas);
  paint_refusal_slip(canvas);
  paint_docked_log(canvas);
  paint_open_sheet(canvas, [&](Rect inside) { paint_own_sheet(canvas, inside); });
  paint_notice(canvas);
  if (picture.cursor && !covered) focus_ring(canvas.list, *picture.cursor, 8);
  show_pointer(picture.pointer);
}

}  // namespace mael::web::cards
