#include "web/screens/maelstrom/draw.h"

#include "web/base/ink.h"
#include "web/board/hex_renderer.h"
#include "web/screens/maelstrom/draw_parts.h"

namespace mael::web::maelstrom {

void draw_table(const Table& table, const Frame& frame) {
  const Picture picture = table.picture(frame.now);
  ImDrawList& list = *ImGui::GetBackgroundDrawList();
  const Canvas canvas{list, picture, frame};
  look().renderer->paint(picture.scene, picture.camera, {{}, frame.viewport});
  paint_floating(canvas);
  paint_frame(canvas);
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
  paint_notice(canvas);
  show_pointer(picture.pointer);
}

}  // namespace mael::web::maelstrom
