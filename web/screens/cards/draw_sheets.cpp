// What lies over the table: the full card, the sums of a turn, help, menu, discards, the end.
#include <algorithm>
#include <string>

#include "web/base/ink.h"
#include "web/screens/cards/draw_card.h"
#include "web/screens/cards/draw_parts.h"
#include "web/screens/cards/words.h"
#include "web/widgets/column.h"

namespace mael::web::cards {
namespace {

// ---- The full card -----------------------------------------------------------------------------

void paint_value(const Canvas& canvas, Column& column, const DetailValue& value, Rect inside,
                 float indent) {
  const Palette& color = theme().color;
  const float top = column.y(), left = inside.min.x + indent;
  const bool changed = value.now != value.printed;
  const std::string number = changed ? std::to_string(value.now) + " (" +
                                           std::to_string(value.printed) + ")"
                                     : std::to_string(value.now);
  write_left(canvas.list, *look().fonts.strong, {{left, top}, {left + 74, top + 21}}, color.text,
             value.title);
  write_left(canvas.list, *look().fonts.strong, {{left + 76, top}, {left + 118, top + 21}},
             changed ? color.legal : color.accent, number);
  column.skip(2);
  column.words(*look().fonts.caption, color.text_muted, value.meaning, indent + 118);
  for (const std::string& change : value.changes) {
    column.words(*look().fonts.caption, color.legal, change, indent + 118);
  }
  column.down_to(top + 25);
}

float paint_detail(const Canvas& canvas, const Detail& detail, Rect inside) {
  const Palette& color = theme().color;
  Column column(&canvas.list, inside, canvas.picture.scroll);
  const float top = column.y();
  const Vec2 size{154, 220};
  const bool beside = inside.width() > 440;
  const float left = beside ? inside.min.x : inside.center().x - size.x / 2;
  paint_card(canvas.list, rect_at({left + 3, top + 3}, size), detail.kind);
  const float indent = beside ? size.x + 22 : 0;
  if (!beside) column.down_to(top + size.y + 14);
  column.words(*look().fonts.body, color.text, detail.subtitle, indent);
  column.skip(8);
  for (const DetailValue& value : detail.values) {
    paint_value(canvas, column, value, inside, indent);
  }
  column.down_to(beside ? top + size.y + 8 : 0);
  column.rule();
  column.words(*look().fonts.body, color.text, detail.text);
  for (const std::string& note : detail.notes) {
    column.skip(5);
    column.words(*look().fonts.caption, color.text_muted, note);
  }
  column.rule();
  column.words(*look().fonts.caption, color.text_muted, detail.flavour);
  return column.height();
}

// ---- Lists -------------------------------------------------------------------------------------

float paint_ledger(const Canvas& canvas, Rect inside) {
  const Palette& color = theme().color;
  Column column(&canvas.list, inside, canvas.picture.scroll);
  if (canvas.view().ledger.empty()) {
    column.words(*look().fonts.body, color.text_muted, say("cards.panel.ledger_none"));
  }
  for (const LedgerLine& line : canvas.view().ledger) {
    const float top = column.y();
    draw_icon(canvas.list, icon_of(line.planet), {inside.min.x + 22, top + 24}, 40,
              theme().tint(Tint::Slate).bright);
    column.words(*look().fonts.strong, color.accent, title_of(line.planet), 56);
    for (const std::string& sentence : line.sentences) {
      column.words(*look().fonts.body, color.text, sentence, 56);
    }
    column.down_to(top + 48);
    column.rule();
  }
  column.words(*look().fonts.strong, color.text, canvas.view().ledger_sum);
  return column.height();
}

float paint_help(const Canvas& canvas, Rect inside) {
  const Palette& color = theme().color;
  const View& view = canvas.view();
  constexpr std::array kPictures{"the-maelstrom", "zycanthus",       "mining-ship", "relief-grant",
                                 "raider",        "line-frigate",    "dreadnought", "double-output",
                                 "the-maelstrom", "karist-enclave"};
  const Rect picture{{inside.center().x - 56, inside.min.y}, {inside.center().x + 56, inside.min.y + 112}};
  canvas.list.AddCircleFilled(im(picture.center()), 56, packed(color.panel_pressed), 48);
  canvas.list.AddCircle(im(picture.center()), 56, packed(color.accent), 48, 2);
  draw_icon(canvas.list, find_icon(kPictures.at(static_cast<std::size_t>(view.page))),
            picture.center(), 78, color.accent);
  const std::string words = say("cards.help." + std::to_string(view.page + 1));
  const Vec2 at{inside.min.x, picture.max.y + 18};
  write(canvas.list, *look().fonts.body, at, color.text, words, inside.width());
  const auto& places = canvas.places().sheet_items;
  const bool first = view.page == 0;
  if (first && !canvas.input.touch) {
    const float down = measure(*look().fonts.body, words, inside.width()).y + 14;
    write(canvas.list, *look().fonts.caption, at + Vec2{0, down}, color.text_muted,
          say("cards.help.keys"), inside.width());
  }
  Button previous{first ? Command::Learn : Command::PreviousPage,
                  say(first ? "lesson.learn" : "cards.button.previous"), {}, {}, false, {}};
  previous.brief = previous.label;
  paint_command(canvas, previous, places[0]);
  const bool last = view.page + 1 == view.pages;
  Button next{last ? Command::Close : Command::NextPage,
              say(last ? "cards.button.done" : "cards.button.next"), {}, {}, true, {}};
  next.brief = next.label;
  paint_command(canvas, next, places[1]);
  return 0;
}

float paint_discard(const Canvas& canvas, Rect inside) {
  const std::vector<DiscardView>& discard = canvas.view().discard;
  if (discard.empty()) {
    write(canvas.list, *look().fonts.body, inside.min, theme().color.text_muted,
          say("cards.panel.discard_none"));
  }
  for (std::size_t i = 0; i < discard.size(); ++i) {
    const Rect at = canvas.places().sheet_items[i];
    paint_card(canvas.list, at, discard[i].kind);
    if (discard[i].count < 2) continue;
    const Rect pill = rect_at({at.max.x - 32, at.min.y - 4}, {32, 21});
    fill(canvas.list, pill, theme().color.panel, 10);
    write_middle(canvas.list, *look().fonts.strong, pill, theme().color.text,
                 say("ui.panel.copies", {std::to_string(discard[i].count)}));
  }
  return 0;
}

}  // namespace

float paint_open_sheet(const Canvas& canvas) {
  const Rect inside = paint_sheet_frame(canvas);
  const View& view = canvas.view();
  switch (view.sheet) {
    case Sheet::Card: return view.detail ? paint_detail(canvas, *view.detail, inside) : 0;
    case Sheet::Help: return paint_help(canvas, inside);
    case Sheet::Log: return paint_log_lines(canvas, inside);
    case Sheet::Menu: paint_menu(canvas); break;
    case Sheet::Discard: return paint_discard(canvas, inside);
    case Sheet::Ledger: return paint_ledger(canvas, inside);
    case Sheet::None: break;
  }
  return 0;
}

}  // namespace mael::web::cards
