// Pieces beside the board: relics lie with their players.
#include "web/base/ink.h"
#include "web/board/hex_renderer.h"
#include "web/screens/maelstrom/draw/draw_parts.h"
#include "web/screens/maelstrom/scene.h"

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

void paint_all_relics(const Canvas& canvas) {
  paint_relics(canvas, canvas.view().sides[0], canvas.layout().own_relics);
  paint_relics(canvas, canvas.view().sides[1], canvas.layout().other_relics);
}

}  // namespace mael::web::maelstrom
