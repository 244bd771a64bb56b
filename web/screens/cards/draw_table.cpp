// Planets, ships, stacks and piles, and what is in the air above them.
#include <algorithm>
#include <string>

#include "web/base/ink.h"
#include "web/screens/cards/draw_card.h"
#include "web/screens/cards/draw_parts.h"
#include "web/screens/cards/planet_parts.h"
#include "web/screens/cards/words.h"
#include "web/widgets/turned.h"

namespace mael::web::cards {
namespace {

void paint_small_label(const Canvas& canvas, Rect at, const std::string& words) {
  const Palette& color = theme().color;
  paint_label(canvas.list,
              {at, words, color.text, with_alpha(color.table, 0.92F), color.edge, true});
}

bool is_aimed(const Canvas& canvas, Thing thing) {
  return canvas.picture.aimed && *canvas.picture.aimed == thing;
}

// ---- Planets -----------------------------------------------------------------------------------

float width_of_words(float size, const std::string& words) {
  const ImFont& font = *look().fonts.strong;
  return measure(font, words).x * size / css_size(font);
}

constexpr float kCountWords = 0.74F;  // their size, in heights of the count,
constexpr float kCountRest = 1.34F;   // what stands round them

// A small number with its sign; answers its right end.
float paint_count(const Canvas& canvas, Vec2 at, float height, Icon icon, const std::string& words,
                  Rgba ink, Rgba plate) {
  const float size = height * kCountWords;
  const float wide = width_of_words(size, words);
  const Rect pill = rect_at(at, {wide + height * kCountRest, height});
  fill(canvas.list, pill, plate, height / 2);
  draw_icon(canvas.list, icon, {pill.min.x + height * 0.56F, pill.center().y}, height * 0.72F, ink);
  const Vec2 middle{pill.min.x + height * 1.06F + wide / 2, pill.center().y};
  write_sized(canvas.list, *look().fonts.strong, middle, size, wide + 2, ink, words);
  return pill.max.x;
}

void paint_attached(const Canvas& canvas, const std::vector<Rect>& badges,
                    const std::vector<CardKind>& attached) {
  for (std::size_t i = 0; i < attached.size(); ++i) {
    const Vec2 middle = badges[i].center();
    const float size = badges[i].width();
    const CardGround ground = ground_of(type_of(attached[i]));
    canvas.list.AddCircleFilled(im(middle), size / 2 + 1.5F, packed(theme().color.table), 20);
    canvas.list.AddCircleFilled(im(middle), size / 2, packed(ground.bright), 20);
    draw_icon(canvas.list, icon_of(attached[i]), middle, size * 0.74F, theme().color.paper_ink);
  }
}

// What lies on a planet and what it makes in a turn: in smaller type where both are too wide.
void paint_foot(const Canvas& canvas, Rect foot, std::size_t place) {
  constexpr float kApart = 4;
  constexpr float kRateWords = 0.86F;  // their size, in heights of the count
  const Value& made = canvas.view().planets[place].rate;
  const std::string stock = std::to_string(canvas.picture.stocks[place]);
  const std::string rate = "+" + std::to_string(made.now);
  const float wanted = width_of_words(foot.height() * kCountWords, stock) +
                       foot.height() * kCountRest +
                       width_of_words(foot.height() * kRateWords, rate);
  const float height = foot.height() * std::min(1.0F, (foot.width() - kApart) / wanted);
  const float y = foot.center().y;
  const Palette& color = printed_theme().color;
  paint_count(canvas, {foot.min.x, y - height / 2}, height, Icon::Resource, stock,
              color.brass_ink, color.brass);
  const float size = height * kRateWords, wide = width_of_words(size, rate);
  const Rgba ink = made.now > made.printed   ? color.good
                   : made.now < made.printed ? color.danger
                                             : ground_of(CardType::Planet).bright;
  write_sized(canvas.list, *look().fonts.strong, {foot.max.x - wide / 2, y}, size, wide + 2, ink,
              rate);
}

void paint_planet(const Canvas& canvas, std::size_t place) {
  const PlanetView& planet = canvas.view().planets[place];
  const Rect at = canvas.layout().planets[place];
  const CardGround ground = ground_of(CardType::Planet);
  const PlanetParts parts = parts_of_planet(at, static_cast<int>(planet.attached.size()));
  const float radius = 12, width = at.width();
  cast_shadow(canvas.list, at, radius, 12, 0.5F);
  fill(canvas.list, at, ground.top, ground.bottom, radius);
  outline(canvas.list, at, mix(ground.top, rgb(0xFFFFFF), 0.35F), radius, 1);
  const bool large = width > 118;
  const ImFont& title = large ? *look().fonts.strong : *look().fonts.caption;
  write_sized(canvas.list, title, {at.center().x, at.min.y + parts.name.height() * 0.56F},
              large ? 17.0F : 13.0F, width - 8, ground.ink, title_of(planet.kind));
  const float disc = parts.picture.width();
  const Vec2 middle = parts.picture.center();
  canvas.list.AddCircleFilled(im(middle), disc / 2, packed(with_alpha(rgb(0x0B0F18), 0.42F)), 48);
  canvas.list.AddCircle(im(middle), disc / 2, packed(with_alpha(ground.bright, 0.45F)), 48, 1.5F);
  draw_icon(canvas.list, icon_of(planet.kind), middle, disc * 0.72F, ground.bright);
  paint_foot(canvas, parts.foot, place);
  paint_attached(canvas, parts.badges, planet.attached);
  // In the corner: names and syphon rates stand in the middle.
  paint_mark(canvas.list, at, mark_now(canvas, planet.mark), radius, at.min + Vec2{5, 5});
  if (is_aimed(canvas, planet.thing)) paint_chosen(canvas.list, at, radius);
}

// ---- Groups ------------------------------------------------------------------------------------

// A seat's rate at a planet, on the edge towards it.
void paint_rate(const Canvas& canvas, const GroupPlace& place, bool near) {
  const GroupView& fleet = *place.group;
  if (fleet.syphon == 0) return;
  const float y = near ? place.at.min.y - 15 : place.at.max.y - 2;
  const std::string words = std::to_string(fleet.syphon);
  const Rgba tint = theme().tint(Tint::Violet).bright;
  paint_count(canvas, {place.at.center().x - 17, y}, 17, Icon::Syphon, words,
              theme().color.table, tint);
}

void paint_stack_sums(const Canvas& canvas, const GroupPlace& place) {
  const GroupView& stack = *place.group;
  if (stack.ships.size() < 2) return;
  const std::string sums = std::to_string(stack.attack) + " / " + std::to_string(stack.defence);
  const float width = width_of_label(sums, true);
  paint_small_label(canvas, {{place.at.center().x - width / 2, place.at.min.y - 6},
                             {place.at.center().x + width / 2, place.at.min.y + 12}}, sums);
}

void paint_group_ground(const Canvas& canvas, const GroupPlace& place) {
  const GroupView& group = *place.group;
  const bool stack = group.thing.spot == Spot::Stack;
  if (stack) {
    fill(canvas.list, place.at, with_alpha(theme().color.panel, 0.55F), 9);
    outline(canvas.list, place.at, theme().color.table_line, 9);
  }
  if (is_aimed(canvas, group.thing)) paint_chosen(canvas.list, place.at, 9);
}

void paint_new_stacks(const Canvas& canvas) {
  for (std::size_t i = 0; i < kSeats; ++i) {
    const Rect at = canvas.places().new_stacks[i];
    if (at.width() <= 0) continue;
    const SideView& side = canvas.view().sides[i];
    fill(canvas.list, at, with_alpha(theme().color.panel, 0.5F), 9);
    paint_mark(canvas.list, at, mark_now(canvas, side.new_stack), 9);
    write_wrapped(canvas.list, *look().fonts.caption, grown(at, -3), theme().color.text_muted,
                  say("cards.panel.new_stack"), true);
    if (is_aimed(canvas, thing_at(Spot::NewStack, side.seat, 0))) {
      paint_chosen(canvas.list, at, 9);
    }
  }
}

// An attack area says what it is while nothing lies there.
void paint_attack_areas(const Canvas& canvas) {
  for (std::size_t i = 0; i < kSeats; ++i) {
    const Rect at = canvas.layout().sides[i].stacks;
    outline(canvas.list, at, with_alpha(theme().color.table_line, 0.7F), 10);
    if (!canvas.picture.bare[i]) continue;
    write_middle(canvas.list, *look().fonts.caption, at, theme().color.text_off,
                 say("cards.panel.attack_area"));
  }
}

void paint_one_ship(const Canvas& canvas, std::size_t index) {
  const ShipPlace& place = canvas.places().ships[index];
  const ShipView& ship = *place.ship;
  const int from = painted_so_far(canvas.list);
  paint_ship(canvas.list, place.at, ship, ship.thing.seat);
  const float radius = place.at.width() * 0.12F;
  if (canvas.picture.carried && ship.selected) fade_painted(canvas.list, from, 0.35F);
  if (ship.selected || is_aimed(canvas, ship.thing)) {
    paint_chosen(canvas.list, place.at, radius);
  } else if (ship.usable && !canvas.picture.in_motion) {
    outline(canvas.list, grown(place.at, 1), with_alpha(theme().color.legal, 0.85F), radius + 1, 2);
  }
  paint_mark(canvas.list, place.at, mark_now(canvas, ship.mark), radius);
}

void paint_pile(const Canvas& canvas, Rect at, int count, Icon icon, bool deck) {
  if (deck && count > 0) {
    paint_back(canvas.list, {at.min - Vec2{1.5F, 1.5F}, at.max - Vec2{1.5F, 1.5F}});
  } else {
    fill(canvas.list, at, with_alpha(theme().color.panel, 0.7F), 6);
    outline(canvas.list, at, theme().color.table_line, 6);
    draw_icon(canvas.list, icon, at.center() - Vec2{0, 6}, at.width() * 0.5F,
              theme().color.text_off);
  }
  const float middle = at.center().x;
  paint_small_label(canvas, {{middle - 15, at.max.y - 18}, {middle + 15, at.max.y + 1}},
                    std::to_string(count));
}

}  // namespace

void paint_table(const Canvas& canvas) {
  paint_attack_areas(canvas);
  for (std::size_t i = 0; i < canvas.view().planets.size(); ++i) paint_planet(canvas, i);
  for (const GroupPlace& place : canvas.places().groups) paint_group_ground(canvas, place);
  for (std::size_t i = 0; i < canvas.places().ships.size(); ++i) {
    if (!canvas.picture.hidden[i]) paint_one_ship(canvas, i);
  }
  for (const GroupPlace& place : canvas.places().groups) {
    const GroupView& group = *place.group;
    const bool near = group.thing.seat == canvas.view().sides[0].seat;
    if (group.thing.spot == Spot::Fleet) paint_rate(canvas, place, near);
    if (group.thing.spot == Spot::Stack) paint_stack_sums(canvas, place);
    paint_mark(canvas.list, grown(place.at, -1), mark_now(canvas, group.mark), 9);
  }
  paint_new_stacks(canvas);
  paint_pile(canvas, canvas.layout().deck, canvas.view().deck, Icon::Stack, true);
  paint_pile(canvas, canvas.layout().discard, canvas.view().discarded, Icon::Discard, false);
}

// ---- In the air --------------------------------------------------------------------------------

namespace {

std::optional<Vec2> middle_of(const Canvas& canvas, Thing thing) {
  if (const Hit<Intent>* hit = canvas.places().hits.named(name_of(thing))) {
    return hit->at.center();
  }
  return {};
}

}  // namespace

// From the attacking stack to its target.
void paint_link(const Canvas& canvas) {
  const std::optional<LinkView>& link = canvas.view().link;
  if (!link || canvas.places().covered) return;
  const auto from = middle_of(canvas, link->from), to = middle_of(canvas, link->to);
  if (!from || !to) return;
  const Rgba color = theme().color.threatened;
  const Vec2 way = *to - *from;
  const float reach = std::max(length(way), 1.0F);
  const Vec2 side{-way.y / reach, way.x / reach};
  const Vec2 bend = middle(*from, *to) + side * (reach * 0.16F);
  canvas.list.AddBezierQuadratic(im(*from), im(bend), im(*to), packed(with_alpha(color, 0.3F)), 9, 32);
  canvas.list.AddBezierQuadratic(im(*from), im(bend), im(*to), packed(color), 3, 32);
  const Vec2 last = *to - bend;
  const Vec2 ahead = last / std::max(length(last), 1.0F);
  const Vec2 across{-ahead.y, ahead.x};
  const Vec2 foot = *to - ahead * 16;
  canvas.list.AddTriangleFilled(im(*to), im(foot + across * 9), im(foot - across * 9),
                                packed(color));
}

void paint_flying(const Canvas& canvas) {
  for (const FlyingCard& card : canvas.picture.flying) {
    const int from = painted_so_far(canvas.list);
    const Rect at{card.at - card.size / 2, card.at + card.size / 2};
    paint_card(canvas.list, at, card.card);
    turn_painted(canvas.list, from, card.at, card.turn);
  }
  paint_rising_words(canvas, true);
}

}  // namespace mael::web::cards
