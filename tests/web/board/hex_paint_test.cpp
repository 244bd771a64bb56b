#include "web/board/hex_paint.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

namespace mael::web {
namespace {

// A sheet in which every cell is there.
GlyphSheet full_sheet() {
  GlyphSheet sheet;
  for (GlyphCell& cell : sheet.icons) cell = {{{0, 0}, {0.1F, 0.1F}}, 1, true};
  for (GlyphCell& cell : sheet.letters) cell = {{{0, 0}, {0.1F, 0.1F}}, 0.5F, true};
  return sheet;
}

HexSprite piece(Hex at, float lift = 0) {
  HexSprite sprite;
  sprite.center = hex_center(at);
  sprite.lift = lift;
  sprite.icon = Icon::IronGuard;
  sprite.pips = 2;
  return sprite;
}

HexPaint painted(const HexScene& scene, float scale = 80) {
  HexPaint paint;
  build_paint(scene, full_sheet(), scale, paint);
  return paint;
}

std::size_t count_shape(const HexPaint& paint, SignShape shape) {
  return static_cast<std::size_t>(std::count_if(
      paint.signs.begin(), paint.signs.end(),
      [shape](const SignInstance& sign) { return sign.form[2] == static_cast<float>(shape); }));
}

TEST_CASE("what lies is painted first, each lifted piece over it", "[hex_paint]") {
  HexScene scene;
  scene.sprites = {piece({0, 0}, 1), piece({1, 0}), piece({2, 0}), piece({3, 0}, 0.5F)};
  const HexPaint paint = painted(scene);
  REQUIRE(paint.strata.size() == 3);
  CHECK(paint.strata[0].pieces_end() == 2);
  CHECK(paint.strata[1].pieces_end() == 3);
  CHECK(paint.strata[2].pieces_end() == 4);
  CHECK(paint.pieces[0].place[0] == hex_center({1, 0}).x);
  CHECK(paint.strata[2].signs_end == paint.signs.size());
}

TEST_CASE("overlapping pieces keep their signs under the next piece", "[hex_paint]") {
  HexScene scene;
  scene.overlapping = true;
  scene.sprites = {piece({0, 0}), piece({0, 0}), piece({0, 0})};
  const HexPaint paint = painted(scene);
  REQUIRE(paint.strata.size() >= 3);
  CHECK(paint.strata[0].pieces_end() == 1);
  CHECK(paint.strata[0].signs_end == paint.signs.size() / 3);
}

TEST_CASE("within a stratum pieces are sorted by what paints them", "[hex_paint]") {
  HexScene scene;
  scene.sprites = {piece({0, 0}), piece({1, 0}), piece({2, 0}), piece({3, 0}), piece({4, 0})};
  scene.sprites[0].marks = kMarkSelected;
  scene.sprites[1].body = HexBody::Slot;
  scene.sprites[2].body = HexBody::FaceDown;
  scene.sprites[3].body = HexBody::Ghost;
  const HexPaint paint = painted(scene);
  REQUIRE(paint.strata.size() == 1);
  CHECK(paint.strata[0].kind_ends == std::array<std::size_t, kPieceKinds>{1, 2, 3, 5});
  CHECK(paint.pieces[0].place[0] == hex_center({1, 0}).x);
  CHECK(paint.pieces[1].place[0] == hex_center({4, 0}).x);
  CHECK(paint.pieces[3].place[0] == hex_center({0, 0}).x);
}

TEST_CASE("the Vortex is no piece", "[hex_paint]") {
  HexScene scene;
  HexSprite vortex;
  vortex.body = HexBody::Vortex;
  vortex.center = {3, 4};
  scene.sprites = {vortex, piece({1, 0})};
  const HexPaint paint = painted(scene);
  CHECK(paint.has_vortex);
  CHECK(paint.vortex == Vec2{3, 4});
  CHECK(paint.pieces.size() == 1);
}

TEST_CASE("a number of two digits takes two letters", "[hex_paint]") {
  HexScene scene;
  HexSprite sprite;
  HexBadge badge;
  badge.value = 12;
  sprite.add(badge);
  scene.sprites = {sprite};
  CHECK(count_shape(painted(scene), SignShape::Glyph) == 2);
  scene.sprites[0].badges[0].value = 7;
  CHECK(count_shape(painted(scene), SignShape::Glyph) == 1);
}

TEST_CASE("each badge has its shape", "[hex_paint]") {
  HexScene scene;
  HexSprite sprite;
  for (const BadgeShape shape :
       {BadgeShape::Disc, BadgeShape::Shield, BadgeShape::Plate, BadgeShape::Gem}) {
    HexBadge badge;
    badge.shape = shape;
    sprite.add(badge);
  }
  scene.sprites = {sprite};
  const HexPaint paint = painted(scene);
  for (const SignShape shape :
       {SignShape::Disc, SignShape::Shield, SignShape::Plate, SignShape::Gem}) {
    CHECK(count_shape(paint, shape) == 1);
  }
}

TEST_CASE("lost pips carry a bar, so they show without colour", "[hex_paint]") {
  HexScene scene;
  scene.sprites = {piece({0, 0})};
  scene.sprites[0].pips = 3;
  scene.sprites[0].pips_lost = 2;
  const HexPaint paint = painted(scene);
  CHECK(count_shape(paint, SignShape::Disc) == 3);
  CHECK(count_shape(paint, SignShape::Bar) == 2);
}

TEST_CASE("a far board leaves out what could not be read", "[hex_paint]") {
  HexScene scene;
  scene.sprites = {piece({0, 0})};
  CHECK(painted(scene, 10).signs.empty());
  CHECK_FALSE(painted(scene, 60).signs.empty());
}

TEST_CASE("glyphs that are not made yet are left out", "[hex_paint]") {
  HexScene scene;
  HexSprite sprite;
  HexBadge badge;
  badge.value = 3;
  sprite.add(badge);
  scene.sprites = {sprite};
  HexPaint paint;
  build_paint(scene, GlyphSheet{}, 80, paint);
  CHECK(count_shape(paint, SignShape::Glyph) == 0);
}

TEST_CASE("links lie over the lying pieces and end in an arrow", "[hex_paint]") {
  HexScene scene;
  scene.sprites = {piece({0, 0}, 1), piece({1, 0})};
  scene.links.push_back({{{0, 0}, {2, 0}, {4, 0}}, LinkStyle::Path, {255, 255, 255, 255}});
  scene.links.push_back({{{0, 0}}, LinkStyle::Attack, {255, 255, 255, 255}});
  const HexPaint paint = painted(scene);
  CHECK(count_shape(paint, SignShape::Arrow) == 1);
  for (std::size_t i = paint.strata[0].signs_end; i < paint.signs.size(); ++i) {
    CHECK(paint.signs[i].form[2] != static_cast<float>(SignShape::Arrow));
  }
}

TEST_CASE("a scene tells all its icons", "[hex_paint]") {
  HexScene scene;
  HexSprite sprite = piece({0, 0});
  sprite.corner_icon = Icon::Flying;
  HexBadge badge;
  badge.icon = Icon::Attack;
  sprite.add(badge);
  scene.sprites = {sprite};
  std::vector<Icon> icons;
  icons_of(scene, icons);
  for (const Icon icon : {Icon::IronGuard, Icon::Flying, Icon::Attack}) {
    CHECK(std::find(icons.begin(), icons.end(), icon) != icons.end());
  }
}

TEST_CASE("a changed value is told by a sign, which is among the icons a scene needs") {
  for (const auto& [mood, sign] :
       {std::pair{BadgeMood::Raised, Icon::Plus}, std::pair{BadgeMood::Lowered, Icon::Minus}}) {
    HexScene scene;
    HexSprite piece;
    HexBadge badge;
    badge.value = 2;
    badge.mood = mood;
    piece.add(badge);
    scene.sprites.push_back(piece);
    std::vector<Icon> icons;
    icons_of(scene, icons);
    CHECK(std::find(icons.begin(), icons.end(), sign) != icons.end());
  }
}

}  // namespace
}  // namespace mael::web
