// The frame of the table: players with their relics, the line above the board, the bar, tools.
#include "web/base/ink.h"
#include "web/board/hex_renderer.h"
#include "web/screens/maelstrom/draw_parts.h"
#include "web/screens/maelstrom/panels.h"
#include "web/screens/maelstrom/scene.h"
#include "web/table/panels_draw.h"

namespace mael::web::maelstrom {

void paint_pieces(const Canvas& canvas, HexScene scene, Rect clip) {
  scene.table = false;
  const Camera camera = camera_at(canvas.frame.viewport, {0, 0}, 1);
  look().renderer->queue(canvas.list, scene, camera, clip);
}

namespace {

// Relics lie in a row beside their player.
void paint_relics(const Canvas& canvas, const SideView& side, const std::vector<Rect>& places) {
  HexScene scene;
  for (std::size_t i = 0; i < places.size(); ++i) {
    const RelicView& relic = side.relics[i];
    HexSprite piece = make_piece(relic.kind, side.seat);
    piece.center = places[i].center();
    piece.size = places[i].width() / 2 - 1;
    piece.dimmed = relic.used;
    piece.marks = relic.selected ? kMarkSelected : relic.ability ? kMarkLegal : 0;
    scene.sprites.push_back(piece);
  }
  if (!scene.sprites.empty()) paint_pieces(canvas, std::move(scene), {{}, canvas.frame.viewport});
}

}  // namespace

void paint_frame(const Canvas& canvas) {
  const View& view = canvas.view();
  const Layout& layout = canvas.layout();
  for (std::size_t i = 0; i < view.sides.size(); ++i) {
    paint_side_panel(canvas.list, layout.panels[i], panel_of(view.sides[i]));
  }
  paint_relics(canvas, view.sides[0], layout.own_relics);
  paint_relics(canvas, view.sides[1], layout.other_relics);
  paint_pills(canvas.list, layout.notice, pills_of(view, layout.form));
  paint_bar_words(canvas.list, layout.bar, layout.words, bar_of(view), canvas.frame.thinking);
  paint_buttons(canvas);
  paint_tools(canvas);
}

}  // namespace mael::web::maelstrom
