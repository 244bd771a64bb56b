#include "web/screens/cards/draw/draw.h"

#include "engine/core/random.h"
#include "web/base/ink.h"
#include "web/screens/cards/draw/draw_parts.h"
#include "web/screens/cards/panels.h"

namespace mael::web::cards {
namespace {

// Small and dim enough that nothing has to be read over them.
void paint_stars(const Canvas& canvas) {
  constexpr int kStars = 110;
  const Vec2 page = canvas.frame.viewport;
  const Rgba star = theme().ground(Room::Night).line;
  Random random(5);
  const auto share = [&] { return static_cast<float>(random.below(1000)) / 1000; };
  for (int i = 0; i < kStars; ++i) {
    const Vec2 at{page.x * share(), page.y * share()};
    const float bright = share();
    canvas.list.AddCircleFilled(im(at), 0.6F + 0.9F * bright * bright,
                                packed(with_alpha(star, 0.3F + 0.6F * bright)), 6);
  }
}

// The night between the planets.
void paint_ground(const Canvas& canvas) {
  const Vec2 page = canvas.frame.viewport;
  const Ground& ground = theme().ground(Room::Night);
  const float middle = page.y * 0.45F;
  fill(canvas.list, {{}, {page.x, middle}}, mix(ground.far, ground.lit, 0.5F), ground.lit, 0);
  fill(canvas.list, {{0, middle}, page}, ground.lit, ground.far, 0);
  paint_stars(canvas);
}

}  // namespace

namespace {

FramePanels panels_of(const Canvas& canvas) {
  const View& view = canvas.view();
  const bool moves = canvas.picture.in_motion;
  FramePanels panels{
      {}, pills_of(view, moves), bar_of(view, canvas.layout(), canvas.places().bar, moves)};
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
