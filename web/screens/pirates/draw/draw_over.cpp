// What lies over the table: the picture of a thing, and the help.
#include <algorithm>
#include <string>

#include "web/base/ink.h"
#include "web/screens/pirates/draw/draw_parts.h"
#include "web/screens/pirates/draw/draw_things.h"
#include "web/screens/pirates/icons.h"
#include "web/screens/pirates/sheets.h"
#include "web/table/parts/count_draw.h"
#include "web/widgets/shading.h"

namespace mael::web::pirates {

namespace {

constexpr Rgba kPlaque = rgb(0x0F4F60);

// ---- A thing -----------------------------------------------------------------------------------

// A disc with the sign of what the sheet is about.
void paint_disc(ImDrawList& list, Rect at, Icon icon, Rgba face, Rgba ink) {
  const float radius = std::min(at.width(), at.height()) / 2 - 2;
  list.AddCircleFilled(im(at.center()), radius, packed(face), 56);
  list.AddCircle(im(at.center()), radius, packed(with_alpha(ink, 0.7F)), 56, 2);
  draw_icon(list, icon, at.center(), radius * 1.25F, ink);
}

struct LandLook {
  Icon icon = Icon::None;
  Rgba face = kPlaque;
};

LandLook look_of(Cell cell) {
  LandLook look{icon_of_land(cell)};
  switch (content().cells[cell].feature) {
    case Feature::Merchant: look.face = rgb(0xA9793A); break;
    case Feature::Cursed: look.face = rgb(0x56308A); break;
    case Feature::Sea: look.icon = Icon::Wave; break;
    default: look.face = rgb(0x4F8A49); break;
  }
  return look;
}

void paint_subject(const Canvas& canvas, Rect at) {
  const Subject& subject = canvas.view().subject;
  const Rgba paper = rgb(0xFBF6E4);
  switch (subject.kind) {
    case Subject::Kind::Cell: {
      const LandLook look = look_of(static_cast<Cell>(subject.which));
      return paint_disc(canvas.list, at, look.icon, look.face, paper);
    }
    case Subject::Kind::Ship:
      return draw_seat(canvas.list, subject.which, at.center(),
                       std::min(at.width(), at.height()) - 4);
    case Subject::Kind::Calamity: {
      const auto kind = static_cast<Kind>(subject.which);
      return paint_disc(canvas.list, at, icon_of_calamity(kind), ground_of(kind), rgb(0xFFC9BE));
    }
    case Subject::Kind::Loot: {
      LootView loot;
      loot.item = static_cast<Item>(subject.which);
      if (is_chest(loot.item)) loot.coins = chest(loot.item).coins;
      const float half = std::min(at.width(), at.height()) / 2 - 2;
      return paint_loot(canvas.list, grown({at.center(), at.center()}, half), loot);
    }
    case Subject::Kind::Treasure:
      for (const TreasureView& card : canvas.view().hand) {
        if (card.card == subject.which) return paint_treasure(canvas.list, at, card);
      }
      return;
    case Subject::Kind::Tile: {
      const Statistic statistic = tile(subject.which).statistic;
      return paint_disc(canvas.list, at, icon_of(statistic), theme().color.paper,
                        theme().color.paper_ink);
    }
    case Subject::Kind::Title:
      return paint_disc(canvas.list, at, icon_of_title(subject.which), theme().color.paper,
                        theme().color.paper_ink);
    case Subject::Kind::None: return;
  }
}

void paint_picture(const Canvas& canvas, Rect inside) {
  const Rect at = place_of_picture(kDetailPicture, inside);
  const Vec2 scrolled{0, canvas.picture.scroll};
  canvas.list.PushClipRect(im(inside.min), im(inside.max), true);
  paint_subject(canvas, {at.min - scrolled, at.max - scrolled});
  canvas.list.PopClipRect();
}

// ---- Help --------------------------------------------------------------------------------------

// The words below it are of the sheet's column, which it is scrolled with.
void paint_help_picture(const Canvas& canvas, Rect inside) {
  const Icon icon = picture_of_help(canvas.view());
  if (icon == Icon::None) return;
  const Rect at = place_of_help_picture(inside);
  const Vec2 scrolled{0, canvas.picture.scroll};
  canvas.list.PushClipRect(im(inside.min), im(inside.max), true);
  paint_disc(canvas.list, {at.min - scrolled, at.max - scrolled}, icon, kPlaque, rgb(0xF2B46A));
  canvas.list.PopClipRect();
}

void paint_help(const Canvas& canvas, Rect inside) {
  const View& view = canvas.view();
  const auto& places = canvas.places().sheet_items;
  if (places.size() < 2) return;
  const bool first = view.page == 0, last = view.page + 1 == view.pages;
  paint_help_picture(canvas, {inside.min, {inside.max.x, places[0].min.y - 8}});
  paint_command(canvas, commands().button(first ? Command(Common::Learn) : Own::PreviousPage),
                places[0]);
  paint_command(canvas,
                last ? commands().primary(Common::Close, say("pirates.button.done"))
                     : commands().primary(Own::NextPage, say("pirates.button.next")),
                places[1]);
}

// Pieces of the hold, or an empty slot.
PaintPiece paint_hold(const Canvas& canvas) {
  return [&canvas](std::size_t row, std::size_t piece, Rect slot) {
    const std::vector<LootView>& hold = canvas.view().holds[row];
    if (piece < hold.size()) return paint_loot(canvas.list, slot, hold[piece]);
    paint_no_loot(canvas.list, slot);
  };
}

}  // namespace

void paint_standings(const Canvas& canvas) {
  paint_count(canvas.list, canvas.view().count, canvas.places().count, paint_hold(canvas));
}

void paint_final_count(const Canvas& canvas) { paint_count_notice(canvas, paint_hold(canvas)); }

void paint_own_sheet(const Canvas& canvas, Rect inside) {
  const View& view = canvas.view();
  if (view.sheet == OpenSheet::Card && view.detail) paint_picture(canvas, inside);
  if (view.sheet == OpenSheet::Help) paint_help(canvas, inside);
  if (view.sheet == OpenSheet::Shop) paint_shop(canvas);
  if (view.sheet == OpenSheet::Trade) paint_trade(canvas);
  if (view.sheet == OpenSheet::Ledger) paint_standings(canvas);
}

}  // namespace mael::web::pirates
