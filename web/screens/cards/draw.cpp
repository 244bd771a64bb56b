#include "web/screens/cards/draw.h"

#include "web/base/ink.h"
#include "web/screens/cards/draw_parts.h"
#include "web/screens/cards/panels.h"
#include "web/table/panels_draw.h"

namespace mael::web::cards {
namespace {

// Under a warm lamp, as all tables of the house.
void paint_ground(const Canvas& canvas) {
  const Vec2 page = canvas.frame.viewport;
  const Palette& color = theme().color;
  canvas.list.AddRectFilledMultiColor({0, 0}, {page.x, page.y * 0.5F}, packed(color.table),
                                      packed(color.table), packed(mix(color.table, color.table_lit, 0.62F)),
                                      packed(mix(color.table, color.table_lit, 0.62F)));
  canvas.list.AddRectFilledMultiColor({0, page.y * 0.5F}, {page.x, page.y},
                                      packed(mix(color.table, color.table_lit, 0.62F)),
                                      packed(mix(color.table, color.table_lit, 0.62F)),
                                      packed(color.table), packed(color.table));
}

}  // namespace

namespace {

// The panels round the table.
void paint_frame(const Canvas& canvas) {
  const View& view = canvas.view();
  const Layout& layout = canvas.layout();
  const bool moves = canvas.picture.in_motion;
  for (std::size_t i = 0; i < kSeats; ++i) {
    paint_side_panel(canvas.list, layout.panels[i],
                     panel_of(view.sides[i], canvas.picture.stockpiles[i]));
  }
  paint_pills(canvas.list, layout.notice, pills_of(view, moves));
  paint_bar_words(canvas.list, layout.bar, layout.words, bar_of(view, layout, moves),
                  canvas.frame.thinking);
  paint_buttons(canvas);
  paint_tools(canvas);
}

}  // namespace

void draw_table(const Table& table, const Frame& frame) {
  const Picture picture = table.picture(frame.now);
  const Canvas canvas{*ImGui::GetBackgroundDrawList(), picture, frame};
  paint_ground(canvas);
  paint_table(canvas);
  paint_link(canvas);
  paint_frame(canvas);
  if (picture.view->advantage && !picture.view->review) {
    paint_advantage_bar(canvas.list, canvas.layout().notice, *picture.view->advantage,
                        picture.view->sides[0].seat, picture.view->sides[1].seat);
  }
  paint_hand(canvas);
  if (picture.view->review) {
    paint_share_curve(canvas.list, canvas.layout().curve, *picture.view->review);
  }
  paint_prompt(canvas);
  const bool covered = canvas.places().covered;
  if (!covered) paint_flying(canvas);
  if (!covered) paint_scene(canvas);
  paint_carried(canvas);
  paint_hover_words(canvas);
  paint_refusal_slip(canvas);
  paint_docked_log(canvas);
  paint_open_sheet(canvas);
  paint_notice(canvas);
  if (picture.cursor && !covered) focus_ring(canvas.list, *picture.cursor, 8);
  show_pointer(picture.pointer);
}

}  // namespace mael::web::cards
