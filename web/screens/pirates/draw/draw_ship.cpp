// What ships have, the near one's treasure cards, what is left of the turn, and what lies beside
// the sea: calamities and piles.
#include <algorithm>
#include <array>
#include <string>

#include "web/base/ink.h"
#include "web/screens/pirates/draw/draw_parts.h"
#include "web/screens/pirates/draw/draw_things.h"
#include "web/screens/pirates/icons.h"
#include "web/widgets/cards/turned.h"
#include "web/widgets/panel.h"

namespace mael::web::pirates {

// ---- The ship ----------------------------------------------------------------------------------

namespace {

void paint_ship(const Canvas& canvas, const ShipPlaces& places, const SideView& side) {
  if (places.sheet.height() <= 0) return;
  paint_panel(canvas.list, places.sheet, PanelLook::Raised);
  for (std::size_t i = 0; i < side.statistics.size(); ++i) {
    if (places.statistics.at(i).width() <= 0) continue;
    paint_statistic(canvas.list, places.statistics.at(i), side.statistics.at(i));
  }
  if (places.artifact.width() > 0) paint_artifact(canvas.list, places.artifact, side.artifact);
  for (std::size_t i = 0; i < places.hold.size(); ++i) {
    const Rect at = places.hold.at(i);
    if (at.width() <= 0) continue;
    if (i < side.hold.size()) {
      paint_loot(canvas.list, at, side.hold[i]);
    } else {
      paint_no_loot(canvas.list, at);
    }
  }
}

}  // namespace

void paint_ship_sheets(const Canvas& canvas) {
  const Layout& layout = canvas.layout();
  const std::vector<SideView>& sides = canvas.view().sides;
  paint_ship(canvas, layout, sides.front());
  for (std::size_t i = 0; i < layout.rivals.size() && i + 1 < sides.size(); ++i) {
    paint_ship(canvas, layout.rivals[i], sides[i + 1]);
  }
}

// Discs of what is left.
void paint_means_left(const Canvas& canvas) {
  for (const MeansPlace& place : canvas.places().means) {
    for (int i = 0; i < place.all; ++i) {
      const float x = place.at.min.x + (kMeansDisc + kMeansGap) * static_cast<float>(i);
      paint_means(canvas.list, {x + kMeansDisc / 2, place.at.center().y}, kMeansDisc, place.icon,
                  i < place.left);
    }
  }
}

// ---- Treasure cards ----------------------------------------------------------------------------

namespace {

void paint_hand_card(const Canvas& canvas, std::size_t place) {
  const TreasureView& card = canvas.view().hand[place];
  const CardSlot& slot = canvas.layout().hand_slots[place];
  const Rect at{slot.center - slot.size / 2, slot.center + slot.size / 2};
  const int from = painted_so_far(canvas.list);
  paint_treasure(canvas.list, at, card);
  turn_painted(canvas.list, from, slot.center, slot.turn);
}

void paint_covered_hand(const Canvas& canvas) {
  const int cards = canvas.view().sides.front().cards;
  const Rect hand = canvas.layout().hand;
  const float height = std::min(hand.height() * 0.9F, 120.0F), width = height * 0.68F;
  for (int i = 0; i < cards; ++i) {
    const float off = static_cast<float>(i) - static_cast<float>(cards - 1) / 2;
    const float step = std::min(width * 0.9F, hand.width() / static_cast<float>(cards + 1));
    const Vec2 middle = hand.center() + Vec2{off * step, 0};
    paint_treasure_back(canvas.list,
                        {middle - Vec2{width, height} / 2, middle + Vec2{width, height} / 2});
  }
}

}  // namespace

void paint_hand(const Canvas& canvas) {
  const Layout& layout = canvas.layout();
  if (layout.hand.height() <= 0) return;
  if (canvas.view().hand_covered) return paint_covered_hand(canvas);
  const std::size_t shown = std::min(layout.hand_slots.size(), canvas.view().hand.size());
  const int lifted = canvas.picture.lifted;
  for (std::size_t i = 0; i < shown; ++i) {
    if (static_cast<int>(i) != lifted) paint_hand_card(canvas, i);
  }
  if (lifted >= 0 && static_cast<std::size_t>(lifted) < shown) {
    paint_hand_card(canvas, static_cast<std::size_t>(lifted));
  }
}

// ---- Beside the sea ----------------------------------------------------------------------------

namespace {

void paint_pile(const Canvas& canvas, Rect at, Icon icon, int left, const std::string& name) {
  const Palette& color = theme().color;
  const float size = std::min(38.0F, at.height() * 0.5F);
  const Rect card = rect_at({at.center().x - size * 0.4F, at.min.y}, {size * 0.8F, size});
  fill(canvas.list, card, rgb(0x3A2413), rgb(0x22140A), 5);
  outline(canvas.list, card, rgb(0xA9793A), 5);
  draw_icon(canvas.list, icon, card.center(), size * 0.56F, rgb(0xE3C27A));
  write_middle(canvas.list, *look().fonts.strong,
               {{at.min.x, card.max.y + 1}, {at.max.x, card.max.y + 20}}, color.text,
               std::to_string(left));
  if (at.max.y - card.max.y < 36) return;
  write_middle(canvas.list, *look().fonts.caption, {{at.min.x, card.max.y + 19}, at.max},
               color.text_muted, name);
}

}  // namespace

void paint_sea_cards(const Canvas& canvas) {
  const Layout& layout = canvas.layout();
  const View& view = canvas.view();
  const std::size_t shown = std::min(layout.calamities.size(), view.calamities.size());
  for (std::size_t i = 0; i < shown; ++i) {
    paint_calamity(canvas.list, layout.calamities[i], view.calamities[i]);
  }
  if (layout.piles.height() <= 0) return;
  const std::vector<Rect> places = in_row(layout.piles, 3);
  paint_pile(canvas, places[0], find_icon("treasure-map"), view.pile,
             say("pirates.draw.treasures"));
  paint_pile(canvas, places[1], find_icon("chest"), view.chests, say("pirates.draw.chests"));
  paint_pile(canvas, places[2], find_icon("relic"), view.artifacts, say("pirates.draw.artifacts"));
}

}  // namespace mael::web::pirates
