// Planets, ships, stacks and piles, and what is in the air above them.
#include <algorithm>
#include <string>

#include "web/base/ink.h"
#include "web/screens/cards/draw/draw_card.h"
#include "web/screens/cards/draw/draw_parts.h"
#include "web/screens/cards/words.h"
#include "web/widgets/cards/turned.h"
#include "web/widgets/impact_paint.h"

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

// What lies round a planet: its row on a phone, and what may be done with it.
void paint_planet_ground(const Canvas& canvas, std::size_t place) {
  const PlanetView& planet = canvas.view().planets[place];
  const Rect at = canvas.layout().planets[place], row = canvas.layout().rows[place];
  const Rgba line = theme().ground(Room::Night).line;
  constexpr float kRound = 12;
  if (row.width() > at.width()) {
    fill(canvas.list, row, with_alpha(theme().ground(Room::Night).lit, 0.5F), kRound);
    outline(canvas.list, row, with_alpha(line, 0.5F), kRound);
  }
  // In the corner: names stand in the middle.
  paint_mark(canvas.list, at, mark_now(canvas, planet.mark), kRound, at.min + Vec2{5, 5});
  if (is_aimed(canvas, planet.thing)) paint_chosen(canvas.list, at, kRound);
}

// ---- Groups ------------------------------------------------------------------------------------

void paint_stack_sums(const Canvas& canvas, const GroupPlace& place) {
  if (place.sums.height() <= 0) return;
  const GroupView& stack = *place.group;
  const std::string sums = std::to_string(stack.attack) + " / " + std::to_string(stack.defence);
  const float half = width_of_label(sums, true) / 2, x = place.sums.center().x;
  paint_small_label(canvas, {{x - half, place.sums.min.y}, {x + half, place.sums.max.y}}, sums);
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
  const Vec2 shift = canvas.picture.shifts[index];
  const Rect at{place.at.min + shift, place.at.max + shift};
  paint_ship(canvas.list, at, {place.seen.min + shift, place.seen.max + shift}, ship,
             ship.thing.seat);
  const float radius = at.width() * 0.22F;
  if (canvas.picture.carried && ship.selected) fade_painted(canvas.list, from, 0.35F);
  if (ship.selected || is_aimed(canvas, ship.thing)) {
    paint_chosen(canvas.list, at, radius);
  } else if (ship.fresh) {
    outline(canvas.list, grown(at, 3), theme().color.path, radius + 3, 2);
  } else if (ship.usable && !canvas.picture.in_motion) {
    outline(canvas.list, grown(at, 1), with_alpha(theme().color.legal, 0.85F), radius + 1, 2);
  }
  // In the corner that nothing attached has: the ship's own sign stands in the middle.
  paint_mark(canvas.list, at, mark_now(canvas, ship.mark), radius, at.min + Vec2{3, 3});
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
  for (std::size_t i = 0; i < canvas.view().planets.size(); ++i) paint_planet_ground(canvas, i);
  for (const StreamPlace& stream : canvas.places().streams) paint_stream(canvas.list, stream);
  for (std::size_t i = 0; i < canvas.view().planets.size(); ++i) paint_planet(canvas, i);
  for (const GroupPlace& place : canvas.places().groups) paint_group_ground(canvas, place);
  for (std::size_t i = 0; i < canvas.places().ships.size(); ++i) {
    if (!canvas.picture.hidden[i]) paint_one_ship(canvas, i);
  }
  for (const GroupPlace& place : canvas.places().groups) {
    const GroupView& group = *place.group;
    if (group.thing.spot == Spot::Stack) paint_stack_sums(canvas, place);
    const Rect round = grown(place.at, -1);
    paint_mark(canvas.list, round, mark_now(canvas, group.mark), 9, round.min + Vec2{4, 4});
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
  canvas.list.AddBezierQuadratic(im(*from), im(bend), im(*to), packed(with_alpha(color, 0.3F)), 9,
                                 32);
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
    if (card.hull) {
      paint_ship(canvas.list, at, at, ship_as_printed(card.card), *card.hull);
    } else {
      paint_card(canvas.list, at, card.card);
    }
    turn_painted(canvas.list, from, card.at, card.turn);
  }
  for (const Vec2& crystal : canvas.picture.crystals) paint_drifting(canvas.list, crystal);
  for (const PlacedImpact& impact : canvas.picture.impacts) {
    const Rgba face = printed_theme().seats.at(static_cast<std::size_t>(impact.seat)).ring;
    paint_impact(canvas.list, impact.kind, impact.at, impact.radius, impact.t, face);
  }
  paint_rising_words(canvas, true);
}

}  // namespace mael::web::cards
