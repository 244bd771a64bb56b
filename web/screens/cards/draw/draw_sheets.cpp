// What lies over the table: the full card, the sums of a turn, help, menu, discards, the end.
#include <array>
#include <string>

#include "web/base/ink.h"
#include "web/screens/cards/draw/draw_card.h"
#include "web/screens/cards/draw/draw_parts.h"
#include "web/screens/cards/sheets.h"
#include "web/screens/cards/words.h"

namespace mael::web::cards {
namespace {

// The card, beside or above the words about it.
void paint_picture(const Canvas& canvas, const Detail& detail, Rect inside) {
  const Rect at = place_of_picture(kDetailPicture, inside);
  const Vec2 scrolled{0, canvas.picture.scroll};
  canvas.list.PushClipRect(im(inside.min), im(inside.max), true);
  paint_card(canvas.list, {at.min - scrolled, at.max - scrolled}, detail.kind);
  canvas.list.PopClipRect();
}

// A picture and what it stands for; not on the last page, the legend (sheets.h).
void paint_help_page(const Canvas& canvas, Rect inside) {
  const Palette& color = theme().color;
  const View& view = canvas.view();
  constexpr std::array kPictures{"the-maelstrom", "zycanthus",     "mining-ship", "relief-grant",
                                 "raider",        "line-frigate",  "dreadnought", "double-output",
                                 "the-maelstrom", "karist-enclave"};
  const Rect picture{{inside.center().x - 56, inside.min.y},
                     {inside.center().x + 56, inside.min.y + 112}};
  canvas.list.AddCircleFilled(im(picture.center()), 56, packed(color.panel_pressed), 48);
  canvas.list.AddCircle(im(picture.center()), 56, packed(color.accent), 48, 2);
  draw_icon(canvas.list, find_icon(kPictures.at(static_cast<std::size_t>(view.page))),
            picture.center(), 78, color.accent);
  const std::string words = say("cards.help." + std::to_string(view.page + 1));
  const Vec2 at{inside.min.x, picture.max.y + 18};
  write(canvas.list, *look().fonts.body, at, color.text, words, inside.width());
  if (view.page == 0 && !canvas.frame.touch) {
    const float down = measure(*look().fonts.body, words, inside.width()).y + 14;
    write(canvas.list, *look().fonts.caption, at + Vec2{0, down}, color.text_muted,
          say("cards.help.keys"), inside.width());
  }
}

void paint_help(const Canvas& canvas, Rect inside) {
  const View& view = canvas.view();
  const auto& places = canvas.places().sheet_items;
  const bool first = view.page == 0, last = view.page + 1 == view.pages;
  if (!last) paint_help_page(canvas, inside);
  paint_command(canvas, commands().button(first ? Command(Common::Learn) : Own::PreviousPage),
                places[0]);
  paint_command(canvas,
                last ? commands().primary(Common::Close, say("cards.button.done"))
                     : commands().primary(Own::NextPage, say("cards.button.next")),
                places[1]);
}

void paint_discard(const Canvas& canvas) {
  const std::vector<DiscardView>& discard = canvas.view().discard;
  for (std::size_t i = 0; i < discard.size(); ++i) {
    paint_card(canvas.list, canvas.places().sheet_items[i], discard[i].kind);
  }
  paint_counts(canvas, discard, "cards.panel.discard_none");
}

}  // namespace

void paint_own_sheet(const Canvas& canvas, Rect inside) {
  const View& view = canvas.view();
  if (view.sheet == OpenSheet::Card && view.detail) paint_picture(canvas, *view.detail, inside);
  if (view.sheet == OpenSheet::Help) paint_help(canvas, inside);
  if (view.sheet == OpenSheet::Discard) paint_discard(canvas);
}

}  // namespace mael::web::cards
