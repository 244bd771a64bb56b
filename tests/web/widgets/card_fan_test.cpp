#include "web/widgets/cards/card_fan.h"

#include <catch2/catch_test_macros.hpp>
#include <cmath>

namespace mael::web {
namespace {

constexpr Rect kRoom{{20, 600}, {380, 740}};

CardFanSpec hand_of(int count) {
  CardFanSpec spec;
  spec.room = kRoom;
  spec.count = count;
  return spec;
}

// The corner of a turned card that reaches furthest right, left and down.
Rect reach_of(const CardSlot& slot) {
  const float c = std::abs(std::cos(slot.turn)), s = std::abs(std::sin(slot.turn));
  const Vec2 half{(slot.size.x * c + slot.size.y * s) / 2, (slot.size.x * s + slot.size.y * c) / 2};
  return {slot.center - half, slot.center + half};
}

TEST_CASE("a hand stands in its room, however many cards it has", "[card_fan]") {
  for (int count = 0; count <= 12; ++count) {
    const std::vector<CardSlot> slots = layout_card_fan(hand_of(count));
    REQUIRE(slots.size() == static_cast<std::size_t>(count));
    for (const CardSlot& slot : slots) {
      INFO("of " << count);
      CHECK(reach_of(slot).min.x >= kRoom.min.x - 0.5F);
      CHECK(reach_of(slot).max.x <= kRoom.max.x + 0.5F);
      CHECK(reach_of(slot).max.y <= kRoom.max.y + 0.5F);
    }
  }
}

TEST_CASE("few cards lie side by side, many in a fan", "[card_fan]") {
  const std::vector<CardSlot> few = layout_card_fan(hand_of(3));
  CHECK(few[0].turn == 0);
  CHECK(few[1].center.x - few[0].center.x >= few[0].size.x);
  const std::vector<CardSlot> many = layout_card_fan(hand_of(9));
  CHECK(many.front().turn < 0);
  CHECK(many.back().turn > 0);
  CHECK(many.front().center.y > many[4].center.y);
}

TEST_CASE("where a fan shows too little of each card, two rows show enough", "[card_fan]") {
  for (int count = 1; count <= 14; ++count) {
    CardFanSpec spec = hand_of(count);
    spec.least = 44;
    const std::vector<CardSlot> slots = layout_card_fan(spec);
    REQUIRE(slots.size() == static_cast<std::size_t>(count));
    for (std::size_t i = 0; i < slots.size(); ++i) {
      INFO(i << " of " << count);
      const Rect seen = seen_part(slots, i);
      CHECK(seen.width() >= 43.9F);
      CHECK(seen.height() >= 43.9F);
      CHECK(reach_of(slots[i]).min.x >= kRoom.min.x - 0.5F);
      CHECK(reach_of(slots[i]).max.x <= kRoom.max.x + 0.5F);
      CHECK(reach_of(slots[i]).max.y <= kRoom.max.y + 0.5F);
      CHECK(card_at(slots, seen.center()) == static_cast<int>(i));
    }
    CHECK((slots.front().row == 1) == (count > 6));
  }
}

TEST_CASE("a lifted card stands out and its neighbours give way", "[card_fan]") {
  CardFanSpec spec = hand_of(9);
  const std::vector<CardSlot> before = layout_card_fan(spec);
  spec.lifted = 4;
  const std::vector<CardSlot> after = layout_card_fan(spec);
  CHECK(after[4].center.y < before[4].center.y);
  CHECK(after[4].turn == 0);
  CHECK(after[3].center.x < before[3].center.x);
  CHECK(after[5].center.x > before[5].center.x);
}

TEST_CASE("of two cards that overlap the upper one is meant, but a lifted one first",
          "[card_fan]") {
  CardFanSpec spec = hand_of(9);
  const std::vector<CardSlot> flat = layout_card_fan(spec);
  CHECK(card_at(flat, flat[5].center - Vec2{flat[5].size.x * 0.4F, 0}) == 5);
  spec.lifted = 3;
  const std::vector<CardSlot> lifted = layout_card_fan(spec);
  CHECK(card_at(lifted, lifted[3].center) == 3);
  CHECK_FALSE(card_at(lifted, {kRoom.min.x - 60, 650}));
}

TEST_CASE("spread cards lie in their room and no two in the same place", "[card_fan]") {
  const Rect room{{0, 0}, {90, 104}};
  for (int count = 1; count <= 9; ++count) {
    for (const bool upwards : {false, true}) {
      const std::vector<Rect> places = spread_cards({room, count, {43, 52}, 2, upwards});
      REQUIRE(places.size() == static_cast<std::size_t>(count));
      for (std::size_t i = 0; i < places.size(); ++i) {
        CHECK(places[i].min.x >= room.min.x - 0.1F);
        CHECK(places[i].max.x <= room.max.x + 0.1F);
        CHECK(places[i].min.y >= room.min.y - 0.1F);
        CHECK(places[i].max.y <= room.max.y + 0.1F);
        for (std::size_t k = 0; k < i; ++k) CHECK_FALSE(places[i] == places[k]);
      }
    }
  }
}

TEST_CASE("the first row of cards spread upwards stands on the lower edge", "[card_fan]") {
  const Rect room{{0, 0}, {100, 200}};
  CHECK(spread_cards({room, 2, {40, 50}, 2, true})[0].max.y == 200);
  CHECK(spread_cards({room, 2, {40, 50}, 2, false})[0].min.y == 0);
}

}  // namespace
}  // namespace mael::web
