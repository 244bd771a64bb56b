// Planets as places: globes with a colour and face of their own, a station among them, the heap of
// what lies there, and what flows to whom.
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "web/base/ink.h"
#include "web/screens/cards/draw/draw_card.h"
#include "web/screens/cards/draw/draw_parts.h"
#include "web/screens/cards/heap.h"
#include "web/screens/cards/words.h"
#include "web/widgets/cards/turned.h"
#include "web/widgets/shading.h"
#include "web/widgets/strokes.h"

namespace mael::web::cards {
namespace {

// ---- Their faces -------------------------------------------------------------------------------

// Storms in bands, and a ring: the richest of them.
void paint_zycanthus(ImDrawList& list, Vec2 middle, float radius) {
  constexpr std::array kBands{Belt{0.62F, 0.86F, with_alpha(rgb(0x9A6530), 0.6F)},
                              Belt{0.28F, 0.46F, with_alpha(rgb(0xA86B34), 0.75F)},
                              Belt{0.04F, 0.14F, with_alpha(rgb(0xF7DDA6), 0.7F)},
                              Belt{-0.26F, -0.06F, with_alpha(rgb(0x93572A), 0.7F)},
                              Belt{-0.52F, -0.4F, with_alpha(rgb(0xF2CE92), 0.5F)},
                              Belt{-0.92F, -0.66F, with_alpha(rgb(0x6E3D18), 0.65F)}};
  constexpr std::array kStorm{
      GlobeSpot{{0.26F, 0.3F}, {0.2F, 0.11F}, with_alpha(rgb(0xFFE3AE), 0.85F), -0.24F}};
  constexpr float kTilt = -0.26F;
  const Ring ring{1.3F, 1.72F, 0.26F, rgb(0xEBCB8F)};
  paint_half_ring(list, middle, radius, kTilt, ring, false);
  paint_globe(list, middle, radius,
              {rgb(0xE3A354), kBands, with_alpha(rgb(0xE9B75C), 0.45F), kTilt, kStorm});
  paint_half_ring(list, middle, radius, kTilt, ring, true);
}

// Rock with fire in its cracks.
void paint_gocka(ImDrawList& list, Vec2 middle, float radius) {
  constexpr Rgba kFire = rgb(0xFFB347), kPit = with_alpha(rgb(0x4A1A10), 0.8F);
  constexpr std::array kSpots{GlobeSpot{{-0.42F, 0.06F}, {0.13F, 0.12F}, kPit},
                              GlobeSpot{{0.1F, -0.58F}, {0.16F, 0.12F}, kPit},
                              GlobeSpot{{0.46F, 0.5F}, {0.18F, 0.15F}, kPit},
                              GlobeSpot{{-0.2F, 0.62F}, {0.12F, 0.1F}, kPit},
                              GlobeSpot{{-0.3F, -0.42F}, {0.27F, 0.025F}, kFire, 0.5F},
                              GlobeSpot{{0.06F, -0.16F}, {0.2F, 0.025F}, kFire, 1.15F},
                              GlobeSpot{{0.3F, 0.1F}, {0.22F, 0.03F}, kFire, 0.35F},
                              GlobeSpot{{0.6F, 0.06F}, {0.16F, 0.022F}, kFire, -0.8F},
                              GlobeSpot{{-0.06F, 0.28F}, {0.24F, 0.028F}, kFire, 2.2F},
                              GlobeSpot{{0.42F, -0.42F}, {0.2F, 0.022F}, kFire, -0.4F}};
  paint_globe(list, middle, radius,
              {rgb(0x9E3A22), {}, with_alpha(rgb(0xFF7A4A), 0.45F), 0, kSpots});
}

// Seas, land and clouds, with a moon on its way round.
void paint_yulia(ImDrawList& list, Vec2 middle, float radius) {
  constexpr Rgba kLand = rgb(0x4FBF62), kHills = rgb(0x2F8F4A);
  constexpr Rgba kCloud = with_alpha(rgb(0xF4FBFF), 0.75F);
  constexpr std::array kSpots{GlobeSpot{{-0.38F, -0.38F}, {0.34F, 0.22F}, kLand, -0.5F},
                              GlobeSpot{{-0.14F, -0.56F}, {0.3F, 0.16F}, kLand, 0.2F},
                              GlobeSpot{{-0.46F, -0.3F}, {0.16F, 0.1F}, kHills, -0.5F},
                              GlobeSpot{{0.36F, 0.02F}, {0.26F, 0.32F}, kLand, 0.4F},
                              GlobeSpot{{0.42F, -0.04F}, {0.13F, 0.16F}, kHills, 0.4F},
                              GlobeSpot{{-0.22F, 0.46F}, {0.26F, 0.14F}, kLand, 0.3F},
                              GlobeSpot{{0.1F, -0.24F}, {0.42F, 0.05F}, kCloud, 0.12F},
                              GlobeSpot{{-0.3F, 0.14F}, {0.36F, 0.05F}, kCloud, 0.1F},
                              GlobeSpot{{0.22F, 0.6F}, {0.34F, 0.05F}, kCloud, 0.06F}};
  constexpr float kOrbit = 1.42F, kFlat = 0.36F, kMoon = 0.13F;
  const Ring orbit{kOrbit - 0.02F, kOrbit + 0.02F, kFlat, with_alpha(rgb(0xDCE8FF), 0.75F)};
  paint_half_ring(list, middle, radius, 0.3F, orbit, false);
  paint_globe(list, middle, radius,
              {rgb(0x2A93BE), {}, with_alpha(rgb(0x7CC8FF), 0.5F), 0, kSpots});
  paint_half_ring(list, middle, radius, 0.3F, orbit, true);
  const Vec2 moon = middle + Vec2{1.16F, 0.66F} * radius;
  paint_globe(list, moon, std::max(3.0F, kMoon * radius),
              {rgb(0xD8DCE4), {}, with_alpha(rgb(0xFFFFFF), 0), 0, {}});
}

// A station: a spindle within a wheel.
void paint_tarsk(ImDrawList& list, Vec2 middle, float radius) {
  constexpr Rgba kSteel = rgb(0x8FA0B8), kLit = rgb(0xDCE6F2), kDark = rgb(0x3C485C);
  paint_glow(list, middle, {radius * 1.3F, radius * 1.3F}, with_alpha(rgb(0x7CA8E8), 0.4F));
  const Ring wheel{0.82F, 1.02F, 0.34F, kLit};
  paint_half_ring(list, middle, radius, -0.14F, wheel, false);
  const int from = painted_so_far(list);
  // Down the spindle: half its width, and the light on its left side.
  struct Rib {
    float down;
    float half;
    Rgba left;
  };
  constexpr std::array<Rib, 5> kRibs{{{-0.92F, 0.08F, kSteel},
                                      {-0.34F, 0.22F, kLit},
                                      {0, 0.34F, kLit},
                                      {0.34F, 0.22F, kSteel},
                                      {0.96F, 0.1F, kSteel}}};
  std::vector<Corner> body;
  for (const Rib& rib : kRibs) {
    body.push_back({middle + Vec2{-rib.half, rib.down} * radius, rib.left});
    body.push_back({middle + Vec2{rib.half, rib.down} * radius, kDark});
  }
  paint_net(list, 2, body);
  for (std::size_t side = 0; side < 2; ++side) {  // its edges, smooth
    for (std::size_t at = side; at + 2 < body.size(); at += 2) {
      list.AddLine(im(body[at].at), im(body[at + 2].at), packed(side == 0 ? kSteel : kDark), 1.5F);
    }
  }
  list.AddLine(im(middle - Vec2{0, radius * 0.9F}), im(middle - Vec2{0, radius * 1.2F}),
               packed(kLit), 1.5F);
  for (int window = -2; window <= 2; ++window) {
    const float x = radius * 0.1F * static_cast<float>(window);
    list.AddCircleFilled(im(middle + Vec2{x, 0}), std::max(1.0F, radius * 0.04F),
                         packed(rgb(0xFFE2A0)), 8);
  }
  turn_painted(list, from, middle, -0.2F);
  paint_half_ring(list, middle, radius, -0.14F, wheel, true);
}

// One without a picture shows its sign.
void paint_unknown(ImDrawList& list, Vec2 middle, float radius, Icon icon) {
  paint_globe(list, middle, radius, {rgb(0x5A6880), {}, with_alpha(rgb(0x9CB4DC), 0.4F), 0, {}});
  draw_icon(list, icon, middle, radius * 1.2F, rgb(0xF3ECDD));
}

// ---- Stores ------------------------------------------------------------------------------------

void paint_crystal(ImDrawList& list, Vec2 foot, float width, float height) {
  constexpr Rgba kLit = rgb(0xFFE1A0), kFace = rgb(0xE9B75C), kShade = rgb(0x9A6A22);
  const float half = width * 0.5F, shoulder = height * 0.66F;
  const auto at = [&](float x, float up) { return im(foot + Vec2{x * half, -up}); };
  const std::array round{at(-0.7F, 0),     at(-1, shoulder * 0.45F),   at(-0.62F, shoulder),
                         at(0.1F, height), at(0.72F, shoulder * 0.9F), at(1, shoulder * 0.4F),
                         at(0.7F, 0)};
  list.AddConvexPolyFilled(round.data(), static_cast<int>(round.size()), packed(kFace));
  const std::array lit{at(-0.62F, shoulder), at(0.1F, height), at(-0.1F, shoulder * 0.82F)};
  list.AddConvexPolyFilled(lit.data(), 3, packed(kLit));
  const std::array shade{at(-0.1F, shoulder * 0.82F), at(0.1F, height), at(0.72F, shoulder * 0.9F),
                         at(1, shoulder * 0.4F),      at(0.7F, 0),      at(0.15F, 0)};
  list.AddConvexPolyFilled(shade.data(), static_cast<int>(shade.size()), packed(kShade));
  list.AddPolyline(round.data(), static_cast<int>(round.size()),
                   packed(with_alpha(rgb(0x2A1C05), 0.8F)), ImDrawFlags_Closed, 1);
}

void paint_heap(ImDrawList& list, Rect room, int store) {
  const float unit = std::min(room.width() / kHeapSize.x, room.height() / kHeapSize.y);
  const Vec2 foot{room.center().x, room.max.y - 1};
  for (const Crystal& crystal : heap_of(store)) {
    paint_crystal(list, foot + crystal.foot * unit, unit * 1.06F, crystal.height * unit);
  }
}

float width_of_words(float size, const std::string& words) {
  const ImFont& font = *look().fonts.strong;
  return measure(font, words).x * size / css_size(font);
}

// The heap with its number at the right of it.
void paint_store(ImDrawList& list, Rect room, int store) {
  const std::string words = std::to_string(store);
  const float size = std::clamp(room.height() * 0.8F, 15.0F, 24.0F);
  const float wide = width_of_words(size, words);
  const float heap = std::min(room.width() - wide - 6, room.height() / kHeapSize.y * kHeapSize.x);
  const float left = room.center().x - (heap + 4 + wide) / 2;
  paint_heap(list, {{left, room.min.y}, {left + heap, room.max.y}}, store);
  write_sized(list, *look().fonts.strong, {left + heap + 4 + wide / 2, room.max.y - size * 0.55F},
              size, wide + 2, theme().color.accent, words);
}

// ---- Words -------------------------------------------------------------------------------------

void paint_badges(ImDrawList& list, const std::vector<Rect>& badges,
                  const std::vector<CardKind>& attached) {
  for (std::size_t i = 0; i < attached.size(); ++i) {
    const Vec2 middle = badges[i].center();
    const float size = badges[i].width();
    const CardGround ground = ground_of(type_of(attached[i]));
    list.AddCircleFilled(im(middle), size / 2 + 1.5F, packed(printed_theme().color.table), 20);
    list.AddCircleFilled(im(middle), size / 2, packed(ground.bright), 20);
    draw_icon(list, icon_of(attached[i]), middle, size * 0.74F, printed_theme().color.paper_ink);
  }
}

void paint_rate(ImDrawList& list, Rect at, const Value& rate) {
  const Palette& color = theme().color;
  const std::string words = "+" + std::to_string(rate.now);
  const Rgba ink = rate.now > rate.printed   ? color.good
                   : rate.now < rate.printed ? color.danger
                                             : color.text;
  const float size = std::clamp(at.height() * 0.84F, 14.0F, 20.0F);
  const float wide = width_of_words(size, words);
  write_sized(list, *look().fonts.strong, {at.max.x - wide / 2, at.center().y}, size, wide + 2, ink,
              words);
}

void paint_globe_of(ImDrawList& list, Vec2 middle, float radius, CardKind kind) {
  switch (const Icon icon = icon_of(kind)) {
    case Icon::Zycanthus: return paint_zycanthus(list, middle, radius);
    case Icon::Gocka: return paint_gocka(list, middle, radius);
    case Icon::Yulia: return paint_yulia(list, middle, radius);
    case Icon::TarskOrbital: return paint_tarsk(list, middle, radius);
    default: return paint_unknown(list, middle, radius, icon);
  }
}

}  // namespace

void paint_planet(const Canvas& canvas, std::size_t place) {
  const PlanetView& planet = canvas.view().planets[place];
  const PlanetParts& parts = canvas.places().planets[place];
  ImDrawList& list = canvas.list;
  paint_globe_of(list, parts.globe.center(), parts.globe.width() / 2, planet.kind);
  paint_store(list, parts.heap, canvas.picture.stocks[place]);
  const std::string title = title_of(planet.kind);
  const ImFont& small = *look().fonts.caption;
  const ImFont& font = parts.name.height() > 20
                           ? fitting(*look().fonts.strong, small, title, parts.name.width())
                           : small;
  write_left(list, font, parts.name, theme().color.text, title);
  paint_rate(list, parts.rate, planet.rate);
  paint_badges(list, parts.badges, planet.attached);
}

// A crystal on its way, in its own light.
void paint_drifting(ImDrawList& list, Vec2 crystal) {
  constexpr float kWide = 9, kTall = 15;
  paint_glow(list, crystal, {kTall, kTall}, with_alpha(rgb(0xFFD98A), 0.5F));
  paint_crystal(list, crystal + Vec2{0, kTall / 2}, kWide, kTall);
}

// From the globe to its syphon, in the colour of its taker; broad streams are rich ones.
void paint_stream(ImDrawList& list, const StreamPlace& stream) {
  const auto seat = static_cast<std::size_t>(index_of(stream.seat));
  const float width = 2 + 0.4F * static_cast<float>(std::min(stream.yield, 6));
  const std::vector<Vec2> way = bend_of(stream.from, stream.to, 0.06F);
  paint_dashes(list, way, {7, 5}, with_alpha(printed_theme().color.table, 0.6F), width + 2);
  paint_dashes(list, way, {7, 5}, theme().seats.at(seat).ring, width);
}

}  // namespace mael::web::cards
