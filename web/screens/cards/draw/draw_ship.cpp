// Ships in play: hulls that can be read at the size of a thumb nail.
#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "web/base/ink.h"
#include "web/screens/cards/draw/draw_card.h"
#include "web/screens/cards/words.h"
#include "web/widgets/shading.h"
#include "web/widgets/strokes.h"

namespace mael::web::cards {
namespace {

constexpr Rgba kDeep = rgb(0x12151C);
constexpr Rgba kRose = rgb(0xFFB3A6);    // an attack
constexpr Rgba kViolet = rgb(0xDCC6FF);  // what is syphoned

// ---- Figures -----------------------------------------------------------------------------------

Rgba ink_of(const Value& value) {
  if (value.now == value.printed) return kDeep;
  return value.now > value.printed ? rgb(0x0B5C2C) : rgb(0x8C1D10);
}

// Raised and lowered values say so by an arrow as well as by colour.
void paint_change(ImDrawList& list, Vec2 middle, float size, const Value& value) {
  if (value.now == value.printed) return;
  const Palette& color = printed_theme().color;
  const float up = value.now > value.printed ? -1.0F : 1.0F;
  const Vec2 tip = middle + Vec2{0, up * (size * 0.5F + 4)};
  const Vec2 left = tip + Vec2{-4, -up * 5}, right = tip + Vec2{4, -up * 5};
  list.AddTriangleFilled(im(tip), im(left), im(right), packed(up < 0 ? color.good : color.danger));
}

void write_value(ImDrawList& list, Vec2 middle, float size, const Value& value) {
  write_sized(list, *look().fonts.lead, middle, size * 0.74F, size * 0.8F, ink_of(value),
              std::to_string(value.now));
  paint_change(list, middle, size, value);
}

void paint_attack(ImDrawList& list, Vec2 middle, float size, const Value& value) {
  list.AddCircleFilled(im(middle), size / 2 + 1.5F, packed(kDeep), 24);
  list.AddCircleFilled(im(middle), size / 2, packed(kRose), 24);
  write_value(list, middle, size, value);
}

// A shield: flat above, drawn to a point below.
void path_shield(ImDrawList& list, Vec2 middle, float half) {
  constexpr std::array<Vec2, 7> kShield{{{-1, -0.95F},
                                         {1, -0.95F},
                                         {1, 0.1F},
                                         {0.62F, 0.72F},
                                         {0, 1.1F},
                                         {-0.62F, 0.72F},
                                         {-1, 0.1F}}};
  for (const Vec2& corner : kShield) list.PathLineTo(im(middle + corner * half));
}

void paint_defence(ImDrawList& list, Vec2 middle, float size, const Value& value) {
  path_shield(list, middle, size / 2 + 1.5F);
  list.PathFillConvex(packed(kDeep));
  path_shield(list, middle, size / 2);
  list.PathFillConvex(packed(printed_theme().color.paper));
  write_value(list, middle - Vec2{0, size * 0.02F}, size, value);
}

// A pipe beside its number.
void paint_syphon(ImDrawList& list, Vec2 middle, float size, const Value& value) {
  const Vec2 half{size * 0.84F, size / 2};
  const Rect pill{middle - half, middle + half};
  fill(list, grown(pill, 1.5F), kDeep, half.y + 1.5F);
  fill(list, pill, kViolet, half.y);
  const Vec2 pipe = middle - Vec2{size * 0.36F, 0};
  const Vec2 lean{size * 0.14F, -size * 0.2F};
  list.AddLine(im(pipe - lean), im(pipe + lean), packed(kDeep), std::max(2.0F, size * 0.13F));
  write_value(list, middle + Vec2{size * 0.26F, 0}, size, value);
}

// ---- The hull ----------------------------------------------------------------------------------

std::array<Vec2, 8> hull_of(Rect at) {
  const float cut = std::min(at.width(), at.height()) * 0.24F;
  return {{{at.min.x + cut, at.min.y},
           {at.max.x - cut, at.min.y},
           {at.max.x, at.min.y + cut},
           {at.max.x, at.max.y - cut},
           {at.max.x - cut, at.max.y},
           {at.min.x + cut, at.max.y},
           {at.min.x, at.max.y - cut},
           {at.min.x, at.min.y + cut}}};
}

void fill_hull(ImDrawList& list, Rect at, Rgba top, Rgba bottom) {
  const std::array<Vec2, 8> hull = hull_of(at);
  std::vector<Corner> corners;
  for (const auto& [left, right] : {std::pair{0, 1}, {7, 2}, {6, 3}, {5, 4}}) {
    for (const int corner : {left, right}) {
      const Vec2 point = hull[static_cast<std::size_t>(corner)];
      corners.push_back({point, mix(top, bottom, (point.y - at.min.y) / at.height())});
    }
  }
  paint_net(list, 2, corners);
}

// Solid for the first seat, dashed for the second, on a dark bezel.
void paint_rim(ImDrawList& list, Rect at, Seat owner) {
  const float width = std::clamp(at.width() * 0.075F, 2.5F, 4.5F);
  const std::array<Vec2, 8> hull = hull_of(grown(at, -width / 2));
  const auto seat = static_cast<std::size_t>(index_of(owner));
  const Rgba ring = printed_theme().seats.at(seat).ring;
  paint_closed_line(list, hull, kDeep, width + 2);
  if (owner == Seat::A) return paint_closed_line(list, hull, ring, width);
  std::vector<Vec2> round(hull.begin(), hull.end());
  round.push_back(hull[0]);
  paint_dashes(list, round, {width * 2.2F, width * 1.1F}, ring, width);
}

void paint_attached(ImDrawList& list, Rect at, const std::vector<CardKind>& attached) {
  const float size = std::clamp(at.width() * 0.3F, 14.0F, 24.0F);
  for (std::size_t i = 0; i < attached.size(); ++i) {
    const Vec2 middle{at.max.x - size * 0.3F,
                      at.min.y + size * (0.5F + 0.92F * static_cast<float>(i))};
    const CardGround ground = ground_of(type_of(attached[i]));
    list.AddCircleFilled(im(middle), size / 2 + 1.5F, packed(kDeep), 20);
    list.AddCircleFilled(im(middle), size / 2, packed(ground.bright), 20);
    draw_icon(list, icon_of(attached[i]), middle, size * 0.78F, kDeep);
  }
}

// Where the sign and the figures of a ship stand.
struct Figures {
  Vec2 sign;
  float sign_size = 0;
  std::array<Vec2, 2> at{};  // attack or syphon, defence
  float size = 0;
};

// Beside each other along the foot.
Figures beside_each_other(Rect at, const ShipView& ship, float size) {
  Figures figures;
  figures.sign = {at.center().x, at.min.y + at.height() * 0.36F};
  figures.sign_size = std::min(at.width() * 0.54F, at.height() * 0.44F);
  figures.size = size;
  const float y = at.max.y - size * 0.58F, x = at.center().x;
  if (ship.military) {
    figures.at = {Vec2{x - size * 0.6F, y}, Vec2{x + size * 0.6F, y}};
  } else {
    const bool guarded = ship.defence.now > 0;
    figures.at = {Vec2{guarded ? x - size * 0.5F : x, y}, Vec2{x + size * 0.86F, y}};
  }
  return figures;
}

// One over the other, below the sign: the ship is seen in part.
Figures one_over_the_other(Rect seen, const ShipView& ship, float size) {
  Figures figures;
  const bool two = ship.military || ship.defence.now > 0;
  constexpr float kLeast = 15;  // its number is just large enough to be read
  figures.size = std::max(kLeast, std::min({size, seen.width() * (ship.military ? 0.72F : 0.52F),
                                            seen.height() * 0.31F}));
  const float x = seen.center().x, step = figures.size * 1.14F;
  const float low = seen.max.y - figures.size * 0.66F;
  figures.at = {Vec2{x, two ? low - step : low}, Vec2{x, low}};
  const float above = figures.at[0].y - figures.size * 0.6F - seen.min.y;
  figures.sign = {x, seen.min.y + above / 2 + 1};
  figures.sign_size = std::min(seen.width() * 0.6F, above * 0.86F);
  return figures;
}

Figures figures_of(Rect at, Rect seen, const ShipView& ship) {
  const float size = std::clamp(std::min(at.width() * 0.4F, at.height() * 0.36F), 15.0F, 30.0F);
  constexpr float kCovered = 1;  // less is not missed
  const bool whole = seen.width() > at.width() - kCovered && seen.height() > at.height() - kCovered;
  if (whole) return beside_each_other(at, ship, size);
  return one_over_the_other(seen, ship, size);
}

}  // namespace

void paint_ship(ImDrawList& list, Rect at, Rect seen, const ShipView& ship, Seat owner) {
  const CardGround ground = ground_of(type_of(ship.kind));
  cast_shadow(list, at, at.width() * 0.3F, 5, 0.45F);
  fill_hull(list, at, ground.top, ground.bottom);
  paint_rim(list, at, owner);
  const Figures figures = figures_of(at, seen, ship);
  draw_icon(list, icon_of(ship.kind), figures.sign, figures.sign_size, ground.ink);
  const auto [first, second] = figures.at;
  if (ship.military) {
    paint_attack(list, first, figures.size, ship.attack);
    paint_defence(list, second, figures.size, ship.defence);
  } else {
    paint_syphon(list, first, figures.size, ship.syphon);
    if (ship.defence.now > 0) paint_defence(list, second, figures.size, ship.defence);
  }
  paint_attached(list, at, ship.attached);
}

}  // namespace mael::web::cards
