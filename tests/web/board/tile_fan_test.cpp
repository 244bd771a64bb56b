#include "web/board/tile_fan.h"

#include <catch2/catch_test_macros.hpp>

namespace mael::web {
namespace {

const Rect kPhone{{6, 640}, {384, 770}};
const Rect kDesk{{330, 550}, {1240, 714}};

FanSpec fan(Rect room, int count, int lifted = -1) {
  FanSpec spec;
  spec.room = room;
  spec.count = count;
  spec.lifted = lifted;
  return spec;
}

TEST_CASE("a hand of any size stays inside its room", "[tile_fan]") {
  for (const Rect room : {kPhone, kDesk}) {
    for (int count = 1; count <= 23; ++count) {
      for (int lifted = -1; lifted < count; ++lifted) {
        for (const FanSlot& slot : layout_fan(fan(room, count, lifted))) {
          CHECK(slot.center.x - slot.size >= room.min.x - 0.5F);
          CHECK(slot.center.x + slot.size <= room.max.x + 0.5F);
          CHECK(slot.size > 10);
        }
      }
    }
  }
}

TEST_CASE("pieces keep their order from left to right", "[tile_fan]") {
  for (int lifted = -1; lifted < 9; ++lifted) {
    const auto slots = layout_fan(fan(kPhone, 9, lifted));
    REQUIRE(slots.size() == 9);
    for (std::size_t i = 1; i < slots.size(); ++i) {
      CHECK(slots[i].center.x >= slots[i - 1].center.x);
    }
  }
}

TEST_CASE("no hand, no slots", "[tile_fan]") { CHECK(layout_fan(fan(kPhone, 0)).empty()); }

TEST_CASE("with room for all, pieces lie straight and apart", "[tile_fan]") {
  const auto slots = layout_fan(fan(kDesk, 5));
  for (std::size_t i = 1; i < slots.size(); ++i) {
    CHECK(slots[i].center.x - slots[i - 1].center.x >= 2 * slots[i].size);
    CHECK(slots[i].turn == 0);
  }
}

TEST_CASE("the middle of every piece of a crowded hand picks that piece", "[tile_fan]") {
  const auto slots = layout_fan(fan(kPhone, 6));
  for (std::size_t i = 0; i < slots.size(); ++i) {
    // The left part of a piece lies free.
    const Vec2 free = slots[i].center - Vec2{slots[i].size * 0.4F, 0};
    CHECK(fan_at(slots, free) == static_cast<int>(i));
  }
  CHECK_FALSE(fan_at(slots, {190, 100}).has_value());
}

TEST_CASE("the lifted piece rises and is picked before its neighbours", "[tile_fan]") {
  const auto flat = layout_fan(fan(kPhone, 8));
  const auto slots = layout_fan(fan(kPhone, 8, 3));
  CHECK(slots[3].center.y < flat[3].center.y - 10);
  CHECK(slots[3].lift == 1);
  for (float x = -0.6F; x <= 0.6F; x += 0.1F) {
    CHECK(fan_at(slots, slots[3].center + Vec2{x * slots[3].size, 0}) == 3);
  }
}

TEST_CASE("a fan's scene carries place, size and lift", "[tile_fan]") {
  const auto slots = layout_fan(fan(kPhone, 3, 1));
  const HexScene scene = fan_scene(slots, std::vector<HexSprite>(3));
  REQUIRE(scene.sprites.size() == 3);
  CHECK_FALSE(scene.table);
  CHECK(scene.overlapping);
  CHECK(scene.sprites[1].lift == 1);
  CHECK(scene.sprites[2].center == slots[2].center);
  CHECK(scene.sprites[0].size == slots[0].size);
}

TEST_CASE("a drag leaves the hand upwards only", "[tile_fan]") {
  CHECK(fan_left(kPhone, {100, 600}));
  CHECK_FALSE(fan_left(kPhone, {100, 650}));
  CHECK_FALSE(fan_left(kPhone, {2, 700}));
}

}  // namespace
}  // namespace mael::web
