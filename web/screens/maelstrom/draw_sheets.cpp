// What lies over the table: the card of a tile, help, menu, discards, notices and the curtain.
#include <algorithm>

#include "web/base/ink.h"
#include "web/screens/maelstrom/choice_words.h"
#include "web/screens/maelstrom/draw_parts.h"
#include "web/screens/maelstrom/scene.h"
#include "web/screens/maelstrom/words.h"
#include "web/widgets/column.h"
#include "web/widgets/panel.h"

namespace mael::web::maelstrom {

namespace {

// ---- Card --------------------------------------------------------------------------------------

constexpr float kPiece = 62;  // centre to corner

void paint_card_piece(const Canvas& canvas, const Card& card, Vec2 center, Rect clip) {
  HexScene scene;
  HexSprite piece = make_hand_piece(card.kind, card.owner);
  piece.center = center;
  piece.size = kPiece;
  scene.sprites.push_back(piece);
  paint_pieces(canvas, std::move(scene), clip);
}

void paint_value(const Canvas& canvas, Column& column, const CardValue& value, Rect inside) {
  const Palette& color = theme().color;
  const float top = column.y();
  const bool changed = value.now != value.printed;
  const std::string number = changed ? std::to_string(value.now) + " (" +
                                           std::to_string(value.printed) + ")"
                                     : std::to_string(value.now);
  write_left(canvas.list, *look().fonts.strong,
             {{inside.min.x, top}, {inside.min.x + 92, top + 21}}, color.text, value.title);
  write_left(canvas.list, *look().fonts.strong,
             {{inside.min.x + 94, top}, {inside.min.x + 136, top + 21}},
             changed ? color.legal : color.accent, number);
  column.skip(2);
  column.words(*look().fonts.caption, color.text_muted, value.meaning, 138);
  for (const std::string& change : value.changes) {
    column.words(*look().fonts.caption, value.now > value.printed ? color.legal : color.danger,
                 change, 138);
  }
  column.down_to(top + 24);
}

float paint_card(const Canvas& canvas, const Card& card, Rect inside) {
  const Palette& color = theme().color;
  Column column(&canvas.list, inside, canvas.picture.scroll);
  const float top = column.y();
  paint_card_piece(canvas, card, {inside.min.x + kPiece, top + kPiece * 0.87F + 2}, inside);
  const float beside = 2 * kPiece + 16;
  column.words(*look().fonts.body, color.text, card.subtitle, beside);
  if (!card.label.empty()) column.words(*look().fonts.caption, color.text_muted, card.label, beside);
  column.skip(6);
  for (const CardNote& note : card.condition) {
    column.words(*look().fonts.caption, color.danger, note.sentence, beside);
  }
  for (const CardNote& note : card.in_force) {
    column.words(*look().fonts.caption, color.legal, note.sentence, beside);
  }
  column.down_to(top + kPiece * 1.74F + 6);
  column.rule();
  for (const CardValue& value : card.values) paint_value(canvas, column, value, inside);
  if (!card.text.sentence.empty()) {
    column.rule();
    column.words(*look().fonts.strong, color.accent, card.text.title);
    column.words(*look().fonts.body, color.text, card.text.sentence);
  }
  if (!card.traits.empty()) column.rule();
  for (const CardNote& trait : card.traits) {
    column.words(*look().fonts.strong, color.accent, trait.title);
    column.words(*look().fonts.caption, color.text, trait.sentence);
    column.skip(6);
  }
  column.rule();
  column.words(*look().fonts.caption, color.text_muted, card.flavour);
  return column.height();
}

// ---- Other sheets ------------------------------------------------------------------------------

float paint_help(const Canvas& canvas, Rect inside) {
  const Palette& color = theme().color;
  Column column(&canvas.list, inside, canvas.picture.scroll);
  column.words(*look().fonts.body, color.accent, say("ui.help.goal"));
  for (const char* key : {"ui.help.move", "ui.help.attack", "ui.help.consume", "ui.help.summon",
                          "ui.help.ability", "ui.help.event", "ui.help.card"}) {
    column.skip(10);
    column.words(*look().fonts.body, color.text, say(key));
  }
  if (!canvas.input.touch) {
    column.rule();
    column.words(*look().fonts.caption, color.text_muted, say("ui.help.keys"));
  }
  return column.height();
}

float paint_discard(const Canvas& canvas, Rect inside) {
  const SideView& side = canvas.view().sides[canvas.view().discard_of_own ? 0 : 1];
  if (side.discard.empty()) {
    write(canvas.list, *look().fonts.body, inside.min, theme().color.text_muted,
          say("ui.panel.discard_none"));
  }
  HexScene scene;
  for (std::size_t i = 0; i < side.discard.size(); ++i) {
    const Rect place = canvas.places().sheet_items[i];
    HexSprite piece = make_hand_piece(side.discard[i].kind, side.seat);
    piece.center = place.center();
    piece.size = place.width() / 2;
    scene.sprites.push_back(piece);
  }
  paint_pieces(canvas, std::move(scene), inside);
  for (std::size_t i = 0; i < side.discard.size(); ++i) {
    if (side.discard[i].count < 2) continue;
    const Rect place = canvas.places().sheet_items[i];
    write(canvas.list, *look().fonts.strong, {place.max.x - 22, place.min.y}, theme().color.text,
          say("ui.panel.copies", {std::to_string(side.discard[i].count)}));
  }
  return 0;
}

}  // namespace

float paint_open_sheet(const Canvas& canvas) {
  const Rect inside = paint_sheet_frame(canvas);
  switch (canvas.view().sheet) {
    case Sheet::Card: return canvas.view().card ? paint_card(canvas, *canvas.view().card, inside) : 0;
    case Sheet::Help: return paint_help(canvas, inside);
    case Sheet::Log: return paint_log_lines(canvas, inside);
    case Sheet::Menu: paint_menu(canvas); break;
    case Sheet::Discard: return paint_discard(canvas, inside);
    case Sheet::None:
    case Sheet::Resign: break;
  }
  return 0;
}

// An event just played, large over the board for as long as it takes to read it.
void paint_held_up(const Canvas& canvas) {
  const std::optional<TilePrint>& held = canvas.picture.held_up;
  if (!held || canvas.places().covered) return;
  const Insets& board = canvas.layout().board;
  const Rect free = shrunk({{}, canvas.input.viewport}, board);
  const float width = std::min(340.0F, free.width() - 24);
  const std::string text = text_of(held->kind);
  const float words = measure(*look().fonts.body, text, width - 48).y;
  const Vec2 size{width, 2 * kPiece + 78 + words};
  const Rect card = rect_at(free.center() - size / 2, size);
  paint_panel(canvas.list, card, PanelLook::Raised);
  outline(canvas.list, card, theme().color.accent, theme().metrics.radius, 2);
  HexScene scene;
  HexSprite piece = make_hand_piece(held->kind, held->owner);
  piece.center = {card.center().x, card.min.y + kPiece + 14};
  piece.size = kPiece;
  scene.sprites.push_back(piece);
  paint_pieces(canvas, std::move(scene), card);
  const float top = card.min.y + 2 * kPiece + 18;
  write_middle(canvas.list, *look().fonts.title, {{card.min.x, top}, {card.max.x, top + 34}},
               theme().color.text, title_of(held->kind));
  write(canvas.list, *look().fonts.body, {card.min.x + 24, top + 40}, theme().color.text, text,
        width - 48);
}

}  // namespace mael::web::maelstrom
