// The merchant's sheet, and two holds that face each other.
#include <array>
#include <string>

#include "web/base/ink.h"
#include "web/screens/pirates/draw/draw_parts.h"
#include "web/screens/pirates/draw/draw_things.h"
#include "web/screens/pirates/icons.h"
#include "web/widgets/cards/turned.h"

namespace mael::web::pirates {

namespace {

constexpr float kWideService = 220;  // has room to say what is left in the pile

void paint_card_ground(const Canvas& canvas, Rect at) {
  fill(canvas.list, at, theme().color.panel_raised, 8);
  outline(canvas.list, at, theme().color.line, 8);
}

// "⛁ 5": what something costs or brings.
void paint_price(const Canvas& canvas, Rect at, int points, bool enabled) {
  const int from = painted_so_far(canvas.list);
  paint_points(canvas.list, at, points);
  if (!enabled) fade_painted(canvas.list, from, 0.42F);
}

// ---- Selling -----------------------------------------------------------------------------------

void paint_sale(const Canvas& canvas, const SaleOffer& sale, Rect at, Rect button) {
  const Palette& color = theme().color;
  paint_card_ground(canvas, at);
  const float size = std::min(44.0F, at.height() - 12);
  const Rect loot = rect_at({at.min.x + 8, at.center().y - size / 2}, {size, size});
  paint_loot(canvas.list, loot, sale.loot);
  const bool can = !sale.refusal;
  const Rect words{{loot.max.x + 10, at.min.y + 4}, {button.min.x - 6, at.max.y - 4}};
  write_wrapped(canvas.list, *look().fonts.caption, words, can ? color.text : color.text_off,
                sale.loot.name, false);
  const std::string label = say("pirates.draw.sell", {std::to_string(sale.price)});
  const std::string brief = "+" + std::to_string(sale.price);
  ButtonSpec spec;
  spec.label = label.c_str();
  spec.enabled = can;
  spec = fitted(spec, brief.c_str(), {button.width(), button.height()});
  paint_button(canvas.list, button, spec, touch_on(canvas, button));
}

void paint_service(const Canvas& canvas, Rect at, Icon icon, const std::string& label, int price,
                   bool enabled) {
  const Palette& color = theme().color;
  const ControlTouch touch = touch_on(canvas, at);
  fill(canvas.list, at, touch.hovered && enabled ? color.panel_pressed : color.panel_raised, 8);
  outline(canvas.list, at, enabled ? color.edge : color.line, 8);
  const Rgba ink = enabled ? color.text : color.text_off;
  draw_icon(canvas.list, icon, {at.min.x + 25, at.center().y}, 28, ink);
  write_wrapped(canvas.list, *look().fonts.caption,
                {{at.min.x + 48, at.min.y + 5}, {at.max.x - 64, at.max.y - 4}}, ink, label, false);
  paint_price(canvas, {{at.max.x - 58, at.center().y - 13}, {at.max.x - 8, at.center().y + 13}},
              price, enabled);
}

// ---- Tiles -------------------------------------------------------------------------------------

void paint_tile(const Canvas& canvas, const TileOffer& offer, Rect at) {
  const Palette& color = theme().color;
  const bool can = !offer.refusal;
  const ControlTouch touch = touch_on(canvas, at);
  if (can) {
    fill(canvas.list, at, mix(color.paper, rgb(0xFFFFFF), touch.hovered ? 0.6F : 0.3F),
         color.paper_shade, 8);
  } else {
    paint_card_ground(canvas, at);
  }
  if (offer.selected) outline(canvas.list, grown(at, 1), color.accent, 9, 3);
  const Rgba ink = can ? color.paper_ink : color.text_off;
  const float sign = std::min(34.0F, at.height() * 0.6F);
  draw_icon(canvas.list, icon_of(offer.statistic), {at.min.x + 8 + sign / 2, at.center().y}, sign,
            ink);
  const float left = at.min.x + sign + 12;
  write_wrapped(canvas.list, *look().fonts.caption,
                {{left, at.min.y + 3}, {at.max.x - 2, at.center().y}}, ink, offer.name, false);
  const float y = at.center().y + at.height() * 0.2F;
  write_left(canvas.list, *look().fonts.lead, {{left, y - 12}, {left + 30, y + 12}}, ink,
             offer.shows);
  if (offer.fitted) {
    write_left(canvas.list, *look().fonts.caption, {{left + 30, y - 10}, {at.max.x, y + 10}}, ink,
               say("pirates.draw.fitted"));
    return;
  }
  paint_price(canvas, {{left + 30, y - 10}, {left + 72, y + 10}}, offer.cost, can);
  if (at.max.x - (left + 78) < 34) return;
  write_left(canvas.list, *look().fonts.caption, {{left + 78, y - 10}, {at.max.x - 2, y + 10}},
             can ? color.paper_muted : color.text_off,
             say("pirates.draw.left", {std::to_string(offer.left)}));
}

// While no tile is looked at: the points there are, and how one trades.
void paint_purse(const Canvas& canvas, const ShopView& shop, Rect at) {
  constexpr Vec2 kPlate{76, 36};
  const Rect plate = rect_at({at.min.x, at.center().y - kPlate.y / 2}, kPlate);
  paint_points(canvas.list, plate, shop.points);
  write_wrapped(canvas.list, *look().fonts.caption, {{plate.max.x + 12, at.min.y}, at.max},
                theme().color.text_muted, shop.line, false);
}

void paint_with(const Canvas& canvas, const ShopView& shop, Rect at) {
  if (at.height() <= 0) return;
  if (!shop.with) return paint_purse(canvas, shop, at);
  const Palette& color = theme().color;
  fill(canvas.list, at, mix(color.panel, color.legal, 0.14F), 9);
  outline(canvas.list, at, color.legal, 9);
  const Rect inside = grown(at, -10);
  write_left(canvas.list, *look().fonts.strong, {inside.min, {inside.max.x, inside.min.y + 20}},
             color.legal, shop.with_title);
  const float size = std::min(40.0F, (inside.width() - 30) / 6);
  for (std::size_t i = 0; i < shop.with->size(); ++i) {
    const Vec2 corner{inside.min.x + (size + 6) * static_cast<float>(i), inside.min.y + 26};
    paint_statistic(canvas.list, rect_at(corner, {size, size}), shop.with->at(i));
  }
  const float y = inside.min.y + 30 + size;
  write_wrapped(canvas.list, *look().fonts.caption, {{inside.min.x, y}, at.max - Vec2{10, 2}},
                color.text, shop.with_line, false);
}

// The place of a piece of loot in a trade: chosen ones are rimmed by paint_loot.
void paint_side(const Canvas& canvas, const std::vector<LootView>& loot,
                const std::vector<Rect>& places) {
  for (std::size_t i = 0; i < std::min(loot.size(), places.size()); ++i) {
    const Rect at = places[i];
    paint_card_ground(canvas, at);
    const float size = std::min(at.height() - 10, 46.0F);
    paint_loot(canvas.list, rect_at({at.min.x + 6, at.center().y - size / 2}, {size, size}),
               loot[i]);
    if (at.width() < size + 60) continue;
    write_wrapped(canvas.list, *look().fonts.caption,
                  {{at.min.x + size + 14, at.min.y + 4}, {at.max.x - 4, at.max.y - 2}},
                  theme().color.text, loot[i].name, false);
    if (loot[i].selected) outline(canvas.list, at, theme().color.selected, 8, 2);
  }
}

// Points with less and more at their ends.
void paint_points_row(const Canvas& canvas, Rect at, int points, int most) {
  if (at.height() <= 0) return;
  const float size = at.height();
  const auto end = [&](Rect place, Icon icon, bool enabled) {
    ButtonSpec spec;
    spec.icon = icon;
    spec.enabled = enabled;
    paint_button(canvas.list, place, spec, touch_on(canvas, place));
  };
  end(rect_at(at.min, {size, size}), Icon::Minus, points > 0);
  end(rect_at({at.max.x - size, at.min.y}, {size, size}), Icon::Plus, points < most);
  const float half = std::min(40.0F, (at.width() - 2 * size) / 2 - 4);
  paint_points(canvas.list,
               {at.center() - Vec2{half, size * 0.36F}, at.center() + Vec2{half, size * 0.36F}},
               points);
}

void paint_heading(const Canvas& canvas, Rect at, Seat seat, const std::string& name) {
  draw_seat(canvas.list, index_of(seat), {at.min.x + 14, at.center().y}, 26);
  write_left(canvas.list, *look().fonts.strong, {{at.min.x + 34, at.min.y}, at.max},
             theme().color.text, name);
}

}  // namespace

void paint_shop(const Canvas& canvas) {
  const auto& shop = canvas.view().shop;
  const auto& places = canvas.places().shop;
  if (!shop || !places) return;
  for (std::size_t i = 0; i < std::min(shop->sales.size(), places->sales.size()); ++i) {
    paint_sale(canvas, shop->sales[i], places->sales[i], places->sale_buttons[i]);
  }
  if (places->repair.height() > 0) {
    const std::string life = std::to_string(shop->life), most = std::to_string(shop->most_life);
    paint_service(canvas, places->repair, find_icon("repairs"),
                  say("pirates.draw.repair", {life, most}), shop->repair_price, !shop->no_repair);
  }
  if (places->card.height() > 0) {
    paint_service(canvas, places->card, find_icon("treasure-map"),
                  places->card.width() < kWideService
                      ? say("pirates.button.buy_card")
                      : say("pirates.draw.card", {std::to_string(shop->pile)}),
                  shop->card_price, !shop->no_card);
  }
  for (std::size_t i = 0; i < std::min(shop->tiles.size(), places->tiles.size()); ++i) {
    paint_tile(canvas, shop->tiles[i], places->tiles[i]);
  }
  paint_with(canvas, *shop, places->with);
  paint_command(canvas, commands().button(Common::Close), places->leave);
  if (shop->with) {
    const Button buy = commands().primary(Own::Buy, say("pirates.button.buy"));
    paint_command(canvas, with_refusal(buy, shop->no_buy), places->buy);
  }
}

void paint_trade(const Canvas& canvas) {
  const auto& trade = canvas.view().trade;
  const auto& places = canvas.places().trade;
  if (!trade || !places) return;
  for (std::size_t i = 0; i < std::min(trade->partners.size(), places->partners.size()); ++i) {
    const auto& [seat, name] = trade->partners[i];
    const Rect at = places->partners[i];
    const bool chosen = seat == trade->to;
    fill(canvas.list, at, chosen ? theme().color.paper : theme().color.panel_raised, 8);
    outline(canvas.list, at, theme().color.edge, 8);
    draw_seat(canvas.list, index_of(seat), {at.min.x + 20, at.center().y}, 26);
    write_left(canvas.list, *look().fonts.strong, {{at.min.x + 40, at.min.y}, at.max},
               chosen ? theme().color.paper_ink : theme().color.text, name);
  }
  paint_heading(canvas, places->give_title, trade->by, trade->by_name);
  if (trade->to != Seat::Chance) {
    paint_heading(canvas, places->want_title, trade->to, trade->to_name);
  }
  paint_side(canvas, trade->give, places->give);
  paint_side(canvas, trade->want, places->want);
  if (!trade->answers) {
    paint_points_row(canvas, places->give_points, trade->give_points, trade->most_give);
    paint_points_row(canvas, places->want_points, trade->want_points, trade->most_want);
  } else {
    paint_points(canvas.list, grown(places->give_points, -4), trade->give_points);
    paint_points(canvas.list, grown(places->want_points, -4), trade->want_points);
  }
  std::string words;
  for (const std::string& sentence : trade->sentences) words += sentence + " ";
  write(canvas.list, *look().fonts.body, places->words.min, theme().color.text, words,
        places->words.width());
  paint_command(canvas, commands().button(Common::Close), places->leave);
  if (trade->to != Seat::Chance && !trade->answers) {
    const Button offer = commands().primary(Own::Offer, say("pirates.button.offer"));
    paint_command(canvas, with_refusal(offer, trade->refusal), places->offer);
  }
}

}  // namespace mael::web::pirates
