// What lies over the table: the card of a tile, help, menu, discards, notices and the curtain.
#include <algorithm>

#include "web/base/ink.h"
#include "web/screens/maelstrom/choice_words.h"
#include "web/screens/maelstrom/draw/draw_parts.h"
#include "web/screens/maelstrom/scene.h"
#include "web/screens/maelstrom/sheets.h"
#include "web/screens/maelstrom/words.h"
#include "web/widgets/moment.h"

namespace mael::web::maelstrom {

namespace {

// ---- Card --------------------------------------------------------------------------------------

// The tile, beside the words about it.
void paint_card_piece(const Canvas& canvas, const Card& card, Rect inside) {
  HexScene scene;
  HexSprite piece = make_hand_piece(card.kind, card.owner);
  piece.center = {inside.min.x + kCardPiece,
                  inside.min.y - canvas.picture.scroll + kCardPiece * 0.87F + 2};
  piece.size = kCardPiece;
  scene.sprites.push_back(piece);
  paint_pieces(canvas, std::move(scene), inside);
}

// ---- Other sheets ------------------------------------------------------------------------------

void paint_discard(const Canvas& canvas, Rect inside) {
  const SideView& side = canvas.view().sides[canvas.view().discard_of_own ? 0 : 1];
  HexScene scene;
  for (std::size_t i = 0; i < side.discard.size(); ++i) {
    const Rect place = canvas.places().sheet_items[i];
    HexSprite piece = make_hand_piece(side.discard[i].kind, side.seat);
    piece.center = place.center();
    piece.size = place.width() / 2;
    scene.sprites.push_back(piece);
  }
  paint_pieces(canvas, std::move(scene), inside);
  paint_counts(canvas, side.discard, "ui.panel.discard_none");
}

}  // namespace

void paint_own_sheet(const Canvas& canvas, Rect inside) {
  const View& view = canvas.view();
  if (view.sheet == OpenSheet::Card && view.card) paint_card_piece(canvas, *view.card, inside);
  if (view.sheet == OpenSheet::Discard) paint_discard(canvas, inside);
  if (view.sheet == OpenSheet::Help) {
    paint_command(canvas, commands().button(Common::Learn), canvas.places().sheet_items[0]);
  }
}

// An event just played, large over the board for as long as it takes to read it.
void paint_held_up(const Canvas& canvas) {
  const std::optional<TilePrint>& held = canvas.picture.held_up;
  if (!held || canvas.places().covered) return;
  const std::string text = text_of(held->kind);
  const Rect card =
      place_held_up(canvas.layout().board, canvas.frame.viewport, text, page_measure());
  paint_moment_panel(canvas.list, card);
  HexScene scene;
  HexSprite piece = make_hand_piece(held->kind, held->owner);
  piece.center = {card.center().x, card.min.y + kCardPiece + 14};
  piece.size = kCardPiece;
  scene.sprites.push_back(piece);
  paint_pieces(canvas, std::move(scene), card);
  const float top = card.min.y + 2 * kCardPiece + 18;
  const Rect title{{card.min.x + 12, top}, {card.max.x - 12, top + 34}};
  write_title(canvas.list, *look().fonts.title, title, theme().color.text, title_of(held->kind),
              true);
  write(canvas.list, *look().fonts.body, {card.min.x + 24, top + 40}, theme().color.text, text,
        card.width() - 48);
}

}  // namespace mael::web::maelstrom
