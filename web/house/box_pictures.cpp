#include "web/house/box_pictures.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <vector>

#include "engine/core/random.h"
#include "web/base/ink.h"
#include "web/base/theme.h"
#include "web/board/hex_renderer.h"
#include "web/screens/shelf/draw.h"
#include "web/setup/draw.h"
#include "web/widgets/box_picture.h"
#include "web/widgets/cards/turned.h"
#include "web/widgets/shading.h"

namespace mael::web {

namespace {

// A piece of a picture: where it lies in units of the picture, how large and how turned.
struct Piece {
  Vec2 at;
  float size;
  float turn;
  Icon icon;
  Tint tint;
  OwnerMark owner;
};

HexSprite sprite_of(const Piece& piece) {
  HexSprite sprite;
  const TintColor& tint = printed_theme().tint(piece.tint);
  sprite.center = piece.at;
  sprite.size = piece.size;
  sprite.turn = piece.turn;
  sprite.icon = piece.icon;
  sprite.face = tint.face;
  sprite.ink = tint.ink;
  sprite.owner_mark = piece.owner;
  if (piece.owner != OwnerMark::None) {
    sprite.owner = printed_theme().seats.at(static_cast<std::size_t>(piece.owner) - 1).ring;
  }
  return sprite;
}

void queue_pieces(ImDrawList& list, const PictureSpot& spot, Vec2 heart, float unit,
                  HexScene scene) {
  scene.table = false;
  look().renderer->queue(list, scene, camera_at(spot.canvas, heart, unit), spot.clip);
}

void outline_cell(ImDrawList& list, Vec2 middle, float size, Rgba color, float width) {
  std::array<ImVec2, 6> corners;
  const auto round = hex_corners(middle, size);
  std::transform(round.begin(), round.end(), corners.begin(), im);
  list.AddPolyline(corners.data(), 6, packed(color), ImDrawFlags_Closed, width);
}

// A unit of pictures that are so many of them wide and high.
float unit_of(const PictureSpot& spot, Vec2 size) {
  return std::min(spot.open.width() / size.x, spot.open.height() / size.y);
}

// ---- Maelstrom: two forces round the Vortex ----------------------------------------------------

// Cells faintly engraved in the slate.
void paint_cells(ImDrawList& list, const PictureSpot& spot, Vec2 heart, float unit) {
  constexpr std::int8_t kReach = 6;
  const Rgba line = with_alpha(rgb(0x4A5D78), 0.55F);
  for (std::int8_t q = -kReach; q <= kReach; ++q) {
    for (std::int8_t r = -kReach; r <= kReach; ++r) {
      const Vec2 middle = heart + hex_center({q, r}) * unit;
      if (!grown(spot.at, unit).contains(middle)) continue;
      outline_cell(list, middle, unit * 0.985F, line, 1.5F);
    }
  }
}

void paint_maelstrom(ImDrawList& list, const PictureSpot& spot) {
  struct Placed {
    Hex at;
    Icon icon;
    bool brood;
  };
  constexpr std::array kPlaced{Placed{{0, -1}, Icon::MetroProtector, false},
                               Placed{{-1, 0}, Icon::AcademyOfTheArcane, false},
                               Placed{{-1, 1}, Icon::IronGuard, false},
                               Placed{{-2, 1}, Icon::CloudRunner, false},
                               Placed{{1, -1}, Icon::LakeOfFire, true},
                               Placed{{1, 0}, Icon::KlatuCrawler, true},
                               Placed{{0, 1}, Icon::GallagKrol, true},
                               Placed{{1, 1}, Icon::Chitonok, true}};
  const float unit = unit_of(spot, {3.9F, 4.4F});
  const Vec2 heart = spot.open.center() + Vec2{0, unit * 0.12F};
  fill(list, spot.at, rgb(0x24303F), rgb(0x0F141C), 0);
  paint_glow(list, heart, {unit * 3.4F, unit * 3.4F}, with_alpha(rgb(0x74E0C0), 0.30F));
  paint_cells(list, spot, heart, unit);
  HexScene scene;
  scene.vortex_glow = 0.9F;
  scene.sprites.emplace_back().body = HexBody::Vortex;
  for (const Placed& each : kPlaced) {
    scene.sprites.push_back(
        sprite_of({hex_center(each.at), 1, 0, each.icon, each.brood ? Tint::Violet : Tint::Blue,
                   each.brood ? OwnerMark::Moon : OwnerMark::Sun}));
  }
  queue_pieces(list, spot, heart, unit, std::move(scene));
}

// ---- Vortex: what is thrown into it ------------------------------------------------------------

// An arm of the whirl, from its eye outwards; soft at both sides.
void paint_arm(ImDrawList& list, Vec2 heart, float reach, float from, Rgba near, Rgba far) {
  constexpr int kSteps = 36;
  constexpr float kEye = 0.04F, kTwist = 1.15F, kWidth = 0.42F;
  std::vector<Corner> corners;
  for (const float side : {-1.0F, 0.0F, 1.0F}) {
    for (int step = 0; step <= kSteps; ++step) {
      const float along = static_cast<float>(step) / kSteps;
      const float away = kEye * std::pow(1 / kEye, along);  // even turns for even growth
      const float width = kWidth * (1 - 0.35F * along);
      const float angle = from + kTwist * std::log(away / kEye) + side * width;
      const Rgba tone = mix(near, far, std::sqrt(along));
      corners.push_back({heart + Vec2{std::cos(angle), std::sin(angle)} * (reach * away),
                         side == 0 ? tone : with_alpha(tone, 0)});
    }
  }
  paint_net(list, kSteps + 1, corners);
}

void paint_sparks(ImDrawList& list, const PictureSpot& spot, std::uint64_t seed, int count,
                  Rgba color) {
  Random random(seed);
  const auto share = [&] { return static_cast<float>(random.below(1000)) / 1000; };
  for (int i = 0; i < count; ++i) {
    const Vec2 at{spot.at.min.x + spot.at.width() * share(),
                  spot.at.min.y + spot.at.height() * share()};
    const float bright = share();
    list.AddCircleFilled(im(at), 0.6F + 1.1F * bright * bright,
                         packed(with_alpha(color, 0.25F + 0.65F * bright)), 8);
  }
}

void paint_vortex(ImDrawList& list, const PictureSpot& spot) {
  constexpr std::array kPieces{
      Piece{{-1.05F, -1.35F}, 0.66F, -0.28F, Icon::ChitarraSeeders, Tint::Violet, OwnerMark::Moon},
      Piece{{1.25F, -0.72F}, 0.60F, 0.34F, Icon::LorielVoiceOfDawn, Tint::White, OwnerMark::Sun},
      Piece{{-1.05F, 1.32F}, 0.54F, 0.12F, Icon::IronCommander, Tint::Blue, OwnerMark::Sun},
      Piece{{1.05F, 1.30F}, 0.66F, -0.22F, Icon::NkallaViper, Tint::Orange, OwnerMark::Moon}};
  const float unit = unit_of(spot, {4.2F, 4.4F});
  const Vec2 heart = spot.open.center();
  const float reach = length({spot.at.width(), spot.at.height()});
  fill(list, spot.at, rgb(0x33204A), rgb(0x120A1C), 0);
  paint_glow(list, heart, {reach * 0.6F, reach * 0.6F}, with_alpha(rgb(0x9A4FC4), 0.9F));
  for (int arm = 0; arm < 6; ++arm) {
    const float from = 1.0471975F * static_cast<float>(arm);
    paint_arm(list, heart, reach, from, with_alpha(rgb(0xF6CCFF), 0.75F),
              with_alpha(rgb(0x5A2E86), 0.55F));
    paint_arm(list, heart, reach, from + 0.55F, with_alpha(rgb(0x1C0A2E), 0.7F),
              with_alpha(rgb(0x1C0A2E), 0.5F));
  }
  paint_glow(list, heart, {unit * 1.5F, unit * 1.5F}, with_alpha(rgb(0xFFEBFF), 0.8F));
  paint_sparks(list, spot, 7, 40, rgb(0xF1D2FF));
  HexScene scene;
  scene.overlapping = true;
  for (const Piece& piece : kPieces) scene.sprites.push_back(sprite_of(piece));
  HexSprite relic = sprite_of({{}, 0.96F, 0, Icon::Overcharge, Tint::Gold, OwnerMark::None});
  relic.face = rgb(0x5A2410);
  relic.ink = rgb(0xFFD98A);
  scene.sprites.push_back(relic);
  queue_pieces(list, spot, heart, unit, std::move(scene));
  outline_cell(list, heart, unit * 0.93F, rgb(0xE9B75C), unit * 0.07F);
}

// ---- The Edge: planets and the cards over them -------------------------------------------------

void paint_card(ImDrawList& list, Vec2 middle, float height, float turn, Rgba face, Icon icon) {
  const Vec2 size{height * 0.72F, height};
  const int from = painted_so_far(list);
  const Rect at = rect_at(middle - size / 2, size);
  const float radius = height * 0.07F;
  cast_shadow(list, at, radius, 12, 0.7F);
  fill(list, at, mix(face, rgb(0xFFFFFF), 0.16F), mix(face, rgb(0x000000), 0.25F), radius);
  outline(list, at, mix(face, rgb(0xFFFFFF), 0.5F), radius, 1.5F);
  const Vec2 sign = middle - Vec2{0, height * 0.1F};
  list.AddCircleFilled(im(sign), height * 0.24F, packed(with_alpha(rgb(0x05070F), 0.4F)), 32);
  draw_icon(list, icon, sign, height * 0.34F, rgb(0xF3ECDD));
  turn_painted(list, from, middle + Vec2{0, height * 0.6F}, turn);
}

void paint_edge(ImDrawList& list, const PictureSpot& spot) {
  constexpr std::array kClouds{Belt{0.66F, 0.9F, with_alpha(rgb(0x8C5A2A), 0.55F)},
                               Belt{0.34F, 0.5F, with_alpha(rgb(0x9A6530), 0.7F)},
                               Belt{0.06F, 0.16F, with_alpha(rgb(0xF7DDA6), 0.7F)},
                               Belt{-0.22F, -0.02F, with_alpha(rgb(0x8A4F22), 0.65F)},
                               Belt{-0.44F, -0.36F, with_alpha(rgb(0xF2CE92), 0.5F)},
                               Belt{-0.66F, -0.52F, with_alpha(rgb(0x7A4720), 0.6F)},
                               Belt{-0.94F, -0.78F, with_alpha(rgb(0x5E3413), 0.6F)}};
  constexpr std::array kSeas{Belt{0.2F, 0.55F, with_alpha(rgb(0x74E0C0), 0.7F)},
                             Belt{-0.5F, -0.1F, with_alpha(rgb(0x1D6FA8), 0.8F)}};
  constexpr std::array kRocks{Belt{0.1F, 0.4F, with_alpha(rgb(0x5A2012), 0.7F)},
                              Belt{-0.7F, -0.35F, with_alpha(rgb(0x4A1A10), 0.7F)}};
  constexpr float kTilt = -0.24F;
  const float radius = unit_of(spot, {3.3F, 3.9F});
  const Vec2 heart = spot.open.center() - Vec2{0, radius * 0.28F};
  fill(list, spot.at, rgb(0x18224A), rgb(0x05060F), 0);
  paint_glow(list, heart, {radius * 3.6F, radius * 2.6F}, with_alpha(rgb(0x2F4FA0), 0.42F));
  paint_sparks(list, spot, 3, 90, rgb(0xDCE8FF));
  const Ring ring{1.38F, 1.86F, 0.27F, rgb(0xEBCB8F)};
  paint_half_ring(list, heart, radius, kTilt, ring, false);
  paint_globe(list, heart, radius,
              {rgb(0xE3A354), kClouds, with_alpha(rgb(0xE9B75C), 0.5F), kTilt});
  paint_half_ring(list, heart, radius, kTilt, ring, true);
  paint_globe(list, heart + Vec2{radius * 1.28F, -radius * 1.22F}, radius * 0.26F,
              {rgb(0x2F9BB5), kSeas, with_alpha(rgb(0x7CC8FF), 0.5F), 0.3F});
  paint_globe(list, heart + Vec2{-radius * 1.22F, -radius * 1.1F}, radius * 0.2F,
              {rgb(0xA8442A), kRocks, with_alpha(rgb(0xFF8A5A), 0.4F), -0.4F});
  // They come up from behind the words, or else from the edge of the box.
  const bool words_below = spot.open.max.y < spot.at.max.y;
  const float height = radius * 1.35F, apart = height * 0.62F;
  const Vec2 hand{spot.open.center().x, spot.open.max.y - (words_below ? 0.1F : 0.32F) * height};
  const Vec2 aside{apart, height * 0.1F};
  paint_card(list, hand + Vec2{-aside.x, aside.y}, height, -0.22F, rgb(0x5B3490),
             Icon::ResourceShip);
  paint_card(list, hand + aside, height, 0.22F, rgb(0x2B6B43), Icon::TheMaelstrom);
  paint_card(list, hand, height, 0, rgb(0x2C5C9E), Icon::EscortCorvette);
}

// ---- Pirates: ships on the turning circles ------------------------------------------------------

void paint_circle(ImDrawList& list, Vec2 heart, float inner, float outer, Rgba near, Rgba far) {
  constexpr int kSteps = 72;
  std::vector<Corner> corners;
  for (const bool rim : {false, true}) {
    for (int step = 0; step <= kSteps; ++step) {
      const float angle = 2 * std::numbers::pi_v<float> * static_cast<float>(step) / kSteps;
      const Vec2 way{std::cos(angle), std::sin(angle)};
      // Lit from the upper left.
      const float lit = 0.10F * (-way.x - way.y);
      const Rgba tone =
          mix(rim ? far : near, lit > 0 ? rgb(0xFFFFFF) : rgb(0x000000), std::abs(lit));
      corners.push_back({heart + way * (rim ? outer : inner), tone});
    }
  }
  paint_net(list, kSteps + 1, corners);
  list.AddCircle(im(heart), outer, packed(with_alpha(rgb(0xE9B75C), 0.75F)), 96, 1.6F);
}

void paint_streaks(ImDrawList& list, Vec2 heart, float reach) {
  Random random(11);
  const auto share = [&] { return static_cast<float>(random.below(1000)) / 1000; };
  for (int i = 0; i < 46; ++i) {
    const float away = reach * (0.24F + 0.76F * share()), from = 6.28F * share();
    list.PathArcTo(im(heart), away, from, from + 0.10F + 0.22F * share(), 12);
    list.PathStroke(packed(with_alpha(rgb(0xBFEDE9), 0.10F + 0.12F * share())), 0, 1.3F);
  }
}

void paint_island(ImDrawList& list, Vec2 middle, float size, Icon icon, Rgba face) {
  constexpr std::array kCoast{1.0F, 0.86F, 1.05F, 0.92F, 0.82F, 1.02F, 0.9F, 1.08F, 0.88F};
  const auto ring = [&](float grow, Rgba color) {
    for (std::size_t i = 0; i < kCoast.size(); ++i) {
      const float angle = 6.2831853F * static_cast<float>(i) / kCoast.size();
      list.PathLineTo(im(middle + Vec2{std::cos(angle), std::sin(angle) * 0.9F} *
                                      (size * kCoast.at(i) * grow)));
    }
    list.PathFillConvex(packed(color));
  };
  ring(1.28F, with_alpha(rgb(0x8FE0DC), 0.25F));
  ring(1.1F, rgb(0xE6CF97));
  ring(0.98F, face);
  draw_icon(list, icon, middle, size * 1.15F, rgb(0xFBF6E4));
}

void paint_sailing_ship(ImDrawList& list, Vec2 middle, float size, int seat) {
  constexpr std::array kSigns{Icon::Sun, Icon::Moon, Icon::Wave, Icon::Cross, Icon::Leaf};
  const SeatColor& color = printed_theme().seats.at(static_cast<std::size_t>(seat));
  paint_glow(list, middle + Vec2{size * 0.1F, size * 0.95F}, {size * 1.3F, size * 0.5F},
             with_alpha(rgb(0x031018), 0.7F));
  const Vec2 deck = middle + Vec2{0, size * 0.42F};
  const std::array hull{im(deck + Vec2{-size * 1.1F, 0}), im(deck + Vec2{size * 1.1F, 0}),
                        im(deck + Vec2{size * 0.62F, size * 0.52F}),
                        im(deck + Vec2{-size * 0.62F, size * 0.52F})};
  list.AddConvexPolyFilled(hull.data(), 4, packed(rgb(0x7A4B28)));
  list.AddPolyline(hull.data(), 4, packed(rgb(0x1C1206)), ImDrawFlags_Closed, 2);
  // In the wind: narrow at its yard, broad above its foot.
  std::array sail{ImVec2{-0.56F, -1},    ImVec2{0.56F, -1},     ImVec2{0.76F, -0.66F},
                  ImVec2{0.84F, -0.2F},  ImVec2{0.76F, 0.34F},  ImVec2{-0.76F, 0.34F},
                  ImVec2{-0.84F, -0.2F}, ImVec2{-0.76F, -0.66F}};
  for (ImVec2& corner : sail) corner = im(middle + Vec2{corner.x, corner.y} * size);
  const int corners = static_cast<int>(sail.size());
  list.AddConvexPolyFilled(sail.data(), corners, packed(color.ring));
  list.AddPolyline(sail.data(), corners, packed(rgb(0x1C1206)), ImDrawFlags_Closed, 2);
  list.AddLine(sail[0], sail[1], packed(rgb(0x7A4B28)), 3);
  draw_icon(list, kSigns.at(static_cast<std::size_t>(seat)), middle - Vec2{0, size * 0.32F}, size,
            color.ink);
}

// A disc with teeth.
void paint_calamity(ImDrawList& list, Vec2 middle, float size, Icon icon) {
  constexpr int kTeeth = 14;
  for (int i = 0; i < 2 * kTeeth; ++i) {
    const float angle = 3.1415927F * static_cast<float>(i) / kTeeth;
    const float away = size * (i % 2 == 0 ? 1.12F : 0.92F);
    list.PathLineTo(im(middle + Vec2{std::cos(angle), std::sin(angle)} * away));
  }
  list.PathFillConvex(packed(rgb(0xF0A9A0)));
  list.AddCircleFilled(im(middle), size * 0.88F, packed(rgb(0x6A1D3C)), 40);
  draw_icon(list, icon, middle, size * 1.25F, rgb(0xFFD9CF));
}

void paint_pirates(ImDrawList& list, const PictureSpot& spot) {
  const float unit = unit_of(spot, {3.6F, 4.2F});
  const Vec2 heart = spot.open.center() + Vec2{0, unit * 0.1F};
  const std::array kReach{0.62F, 1.34F, 2.12F, 3.0F};
  fill(list, spot.at, rgb(0x0F4F60), rgb(0x05202C), 0);
  paint_circle(list, heart, unit * kReach[2], unit * kReach[3], rgb(0x125A6C), rgb(0x1C7484));
  paint_circle(list, heart, unit * kReach[1], unit * kReach[2], rgb(0x0C3F56), rgb(0x176A7C));
  paint_circle(list, heart, unit * kReach[0], unit * kReach[1], rgb(0x061E30), rgb(0x10506A));
  paint_streaks(list, heart, unit * kReach[3]);
  list.AddCircleFilled(im(heart), unit * kReach[0], packed(rgb(0x04121E)), 64);
  for (int arm = 0; arm < 6; ++arm) {
    paint_arm(list, heart, unit * kReach[0], 1.0471975F * static_cast<float>(arm),
              with_alpha(rgb(0x9FF0E0), 0.75F), with_alpha(rgb(0x6A4FC4), 0.15F));
  }
  list.AddCircle(im(heart), unit * kReach[0], packed(with_alpha(rgb(0xE9B75C), 0.75F)), 64, 1.6F);
  const auto at = [&](float x, float y) { return heart + Vec2{x, y} * unit; };
  paint_island(list, at(1.02F, -1.44F), unit * 0.34F, find_icon("i10"), rgb(0x4F8A49));
  paint_island(list, at(-1.16F, 0.5F), unit * 0.3F, find_icon("market"), rgb(0xA9793A));
  paint_island(list, at(-0.2F, -1.0F), unit * 0.22F, find_icon("i05"), rgb(0x4F8A49));
  paint_island(list, at(1.3F, 1.35F), unit * 0.3F, find_icon("hanged-moon"), rgb(0x56308A));
  paint_calamity(list, at(1.2F, -0.02F), unit * 0.36F, find_icon("k01"));
  paint_sailing_ship(list, at(-1.08F, -1.12F), unit * 0.36F, 1);
  paint_sailing_ship(list, at(0.05F, 1.42F), unit * 0.56F, 0);
}

// ---- Battle: two squads over ruins and woods
// -----------------------------------------------------

void paint_wood(ImDrawList& list, Vec2 middle, float size) {
  constexpr int kCrowns = 9;
  for (int i = 0; i < kCrowns; ++i) {
    const float angle = 2.4F * static_cast<float>(i);
    const Vec2 at = middle + Vec2{std::cos(angle), std::sin(angle)} *
                                 (size * std::sqrt(static_cast<float>(i) / kCrowns));
    list.AddCircleFilled(im(at + Vec2{3, 4}), size * 0.36F, packed({0, 0, 0, 90}), 24);
    list.AddCircleFilled(im(at), size * 0.34F, packed(i % 2 == 0 ? rgb(0x3E6B3A) : rgb(0x4C7D42)),
                         24);
  }
}

void paint_block(ImDrawList& list, Vec2 middle, Vec2 half, Rgba face) {
  fill(list, {middle - half + Vec2{5, 7}, middle + half + Vec2{5, 7}}, {0, 0, 0, 110}, 2);
  fill(list, {middle - half, middle + half}, mix(face, rgb(0xFFFFFF), 0.12F), face, 2);
  outline(list, {middle - half, middle + half}, rgb(0x191509), 2, 2);
}

void paint_base(ImDrawList& list, Vec2 middle, float size, int seat, Icon icon) {
  const SeatColor& color = printed_theme().seats.at(static_cast<std::size_t>(seat));
  list.AddCircleFilled(im(middle + Vec2{2, 4}), size * 1.02F, packed({0, 0, 0, 120}), 32);
  list.AddCircleFilled(im(middle), size, packed(color.ring), 32);
  list.AddCircleFilled(im(middle), size * 0.84F, packed(seat == 0 ? rgb(0xA8501E) : rgb(0x553193)),
                       32);
  draw_icon(list, icon, middle, size * 1.25F, rgb(0xFFF3E0));
}

void paint_battle(ImDrawList& list, const PictureSpot& spot) {
  const float unit = unit_of(spot, {3.6F, 4.2F});
  const Vec2 heart = spot.open.center();
  const auto at = [&](float x, float y) { return heart + Vec2{x, y} * unit; };
  fill(list, spot.at, rgb(0x5A5132), rgb(0x2A2415), 0);
  paint_wood(list, at(-1.05F, -1.1F), unit * 0.62F);
  paint_wood(list, at(1.25F, 1.05F), unit * 0.5F);
  paint_block(list, at(1.0F, -1.0F), Vec2{0.5F, 0.4F} * unit, rgb(0x8B7C5A));
  paint_block(list, at(-0.2F, 0.05F), Vec2{0.75F, 0.09F} * unit, rgb(0xA39874));
  const Vec2 from = at(-0.62F, 1.02F), to = at(0.72F, -0.2F);
  list.AddLine(im(from), im(to), packed({8, 10, 14, 215}), 6);
  list.AddLine(im(from), im(to), packed(rgb(0xFF7E68)), 3);
  for (const Vec2 place : {Vec2{-1.25F, 0.75F}, Vec2{-1.15F, 1.35F}, Vec2{-0.62F, 1.02F}}) {
    paint_base(list, at(place.x, place.y), unit * 0.27F, 0, find_icon("iron-guard"));
  }
  for (const Vec2 place : {Vec2{0.72F, -0.2F}, Vec2{1.3F, -0.15F}, Vec2{1.0F, 0.35F}}) {
    paint_base(list, at(place.x, place.y), unit * 0.27F, 1, find_icon("draconoid-trooper"));
  }
}

constexpr std::array kPictures{
    BoxPicture{"maelstrom", &paint_maelstrom}, BoxPicture{"vortex", &paint_vortex},
    BoxPicture{"cards", &paint_edge},          BoxPicture{"pirates", &paint_pirates},
    BoxPicture{"battle", &paint_battle},
};

}  // namespace

void draw_game_shelf(const shelf::GameShelf& shelf, const Frame& frame) {
  shelf::draw_shelf(shelf, kPictures, frame);
}

void draw_game_set_up(const setup::SetUp& setup, const Frame& frame) {
  setup::draw_set_up(setup, kPictures, frame);
}

}  // namespace mael::web
