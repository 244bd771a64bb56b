#include "web/board/hex_board.h"

#include <catch2/catch_test_macros.hpp>

namespace mael::web {
namespace {

HexSprite piece(Hex at, float lift = 0) {
  HexSprite sprite;
  sprite.center = hex_center(at);
  sprite.lift = lift;
  return sprite;
}

TEST_CASE("a lifted piece is picked before what lies under it", "[hex_board]") {
  HexScene scene;
  scene.sprites = {piece({0, 0}, 0.5F), piece({0, 0}), piece({1, 0})};
  CHECK(pick(scene, hex_center({0, 0})).sprite == 0);
  CHECK(pick(scene, hex_center({1, 0})).sprite == 2);
  CHECK(pick(scene, hex_center({5, 0})).sprite == -1);
}

TEST_CASE("of pieces that lie, the last painted is on top", "[hex_board]") {
  HexScene scene;
  scene.sprites = {piece({0, 0}), piece({0, 0})};
  CHECK(pick(scene, {0, 0}).sprite == 1);
}

TEST_CASE("a pick names the cell, whether or not something lies there", "[hex_board]") {
  HexScene scene;
  scene.sprites = {piece({2, -1})};
  CHECK(pick(scene, hex_center({2, -1}) + Vec2{0.3F, 0.2F}) == HexPick{{2, -1}, 0});
  CHECK(pick(scene, hex_center({-1, 3})) == HexPick{{-1, 3}, -1});
}

TEST_CASE("a sprite in motion is picked where it is shown", "[hex_board]") {
  HexScene scene;
  scene.sprites = {piece({0, 0})};
  scene.sprites[0].center = hex_center({1, 0});
  CHECK(pick(scene, hex_center({0, 0})).sprite == -1);
  CHECK(pick(scene, hex_center({1, 0})) == HexPick{{1, 0}, 0});
}

TEST_CASE("bounds hold every piece", "[hex_board]") {
  HexScene scene;
  CHECK(bounds_of(scene, {{-1, -1}, {1, 1}}) == Rect{{-1, -1}, {1, 1}});
  scene.sprites = {piece({0, 0}), piece({3, -2})};
  const Rect all = bounds_of(scene, {});
  CHECK(all.min.x == -1);
  CHECK(all.min.y == hex_bounds(hex_center({3, -2})).min.y);
  CHECK(all.max.x == hex_bounds(hex_center({3, -2})).max.x);
}

TEST_CASE("badges sit inside the piece", "[hex_board]") {
  for (const BadgePlace place :
       {BadgePlace::UpperLeft, BadgePlace::UpperRight, BadgePlace::Left, BadgePlace::Right,
        BadgePlace::LowerLeft, BadgePlace::LowerRight}) {
    CHECK(hex_contains({0, 0}, 1, badge_offset(place)));
  }
}

TEST_CASE("a piece takes no more badges than it has places", "[hex_board]") {
  HexSprite sprite;
  for (int i = 0; i < 9; ++i) sprite.add({});
  CHECK(sprite.badge_count == 6);
}

TEST_CASE("icons are found by key", "[icons]") {
  CHECK(find_icon("undo") == Icon::Undo);
  CHECK(find_icon("iron-guard") == Icon::IronGuard);
  CHECK(find_icon("no-such-tile") == Icon::None);
  CHECK(find_icon("") == Icon::None);
}

}  // namespace
}  // namespace mael::web
