#include "web/screens/maelstrom/draw.h"

#include "web/base/ink.h"
#include "web/screens/maelstrom/draw_parts.h"
#include "web/widgets/hex_renderer.h"

namespace mael::web::maelstrom {

namespace {

// A curtain hides the table behind it.
Rgba notice_shade(const Canvas& canvas) {
  const Palette& color = theme().color;
  return canvas.view().curtain ? with_alpha(color.table, 0.93F) : color.shade;
}

void choose_cursor(const Canvas& canvas) {
  const Vec2 at = canvas.picture.pointed;
  if (canvas.picture.carried) {
    ImGui::SetMouseCursor(ImGuiMouseCursor_ResizeAll);
    return;
  }
  bool answers = spot_at(canvas.places(), at) != nullptr ||
                 hand_tile_at(canvas.layout(), at).has_value();
  for (const HexSprite& sprite : canvas.picture.scene.sprites) {
    answers = answers || (sprite.has(kMarkHovered) && sprite.has(kMarkLegal));
  }
  if (answers) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
}

}  // namespace

void draw_table(Table& table, const FrameInput& input, Wishes& wishes) {
  table.read(input, wishes);
  const Picture picture = table.picture(input.now);
  ImDrawList& list = *ImGui::GetBackgroundDrawList();
  const Canvas canvas{list, picture, input};
  look().renderer->paint(picture.scene, picture.camera, {{}, input.viewport});
  paint_floating(canvas);
  paint_players(canvas);
  paint_notice_line(canvas);
  paint_bar(canvas);
  paint_tools(canvas);
  if (picture.view.advantage && !picture.view.review) {
    paint_advantage_bar(list, picture.layout.notice, *picture.view.advantage,
                        picture.view.sides[0].seat, picture.view.sides[1].seat);
  }
  paint_hand(canvas);
  if (picture.view.review) paint_share_curve(list, picture.layout.curve, *picture.view.review);
  paint_prompt(canvas);
  paint_pointer_note(canvas);
  paint_carried(canvas);
  paint_held_up(canvas);
  paint_refusal_slip(canvas);
  paint_docked_log(canvas);
  paint_open_sheet(canvas);
  if (picture.view.notice) paint_notice(canvas, notice_shade(canvas));
  choose_cursor(canvas);
}

}  // namespace mael::web::maelstrom
