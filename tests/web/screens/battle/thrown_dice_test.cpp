// Dice are thrown over the table by whoever shoots or is hit, and come to lie beside both squads.
#include "web/screens/battle/thrown_dice.h"

#include <algorithm>

#include "tests/web/screens/battle/battle_table.h"

namespace mael::web::battle {
namespace {

constexpr Rect kBoard{{0, 60}, {390, 560}};

Lens near_lens() {
  const State state = position(facing());
  return {camera_for(state, kBoard, kPhone)};
}

DiceScene thrown(int count, Segment between, float t) {
  DiceScene scene;
  for (int i = 0; i < count; ++i) scene.faces.push_back(i % 6 + 1);
  scene.between = between;
  scene.t = t;
  return scene;
}

Roll fallen(std::initializer_list<std::uint8_t> faces) {
  Roll roll;
  for (const std::uint8_t face : faces) roll.dice.push_back(face);
  return roll;
}

// The dice of a roll, as the motion shows them first.
std::optional<DiceScene> dice_of_roll(const State& before, const Roll& roll) {
  State after = before;
  Events events;
  const Action action{Seat::Chance, roll};
  apply(after, action, &events);
  Timeline timeline;
  timeline.add({before, action, events, after}, 0);
  return timeline.dice(1);
}

}  // namespace

TEST_CASE("dice leave the hand of whoever throws and lie apart, as they fell", "[battle_dice]") {
  const Lens lens = near_lens();
  const Segment way{{18'000, 10'000}, {18'000, 20'000}};
  for (const int count : {1, 5, 9, 15}) {
    INFO(count);
    for (const ThrownDie& die : thrown_dice(thrown(count, way, 0), lens, kBoard)) {
      CHECK(distance(die.at.center(), lens.pixels(way.from)) < 1);
    }
    const auto lie = thrown_dice(thrown(count, way, 0.6F), lens, kBoard);
    CHECK(static_cast<int>(lie.size()) == count);
    for (std::size_t i = 0; i < lie.size(); ++i) {
      CHECK(lie[i].face == static_cast<int>(i) % 6 + 1);
      CHECK(lies_in(lie[i].at, kBoard));
      for (std::size_t j = 0; j < i; ++j) CHECK_FALSE(overlap(lie[i].at, lie[j].at));
      for (const Point leader : {way.from, way.to}) {
        CHECK_FALSE(lie[i].at.contains(lens.pixels(leader)));
      }
    }
  }
}

TEST_CASE("dice lie on a board that is narrow in more rows", "[battle_dice]") {
  const Rect narrow{{300, 0}, {590, 390}};
  const Lens lens{camera_for(position(facing()), narrow, {844, 390})};
  const Segment way{{18'000, 10'000}, {18'000, 20'000}};
  for (const ThrownDie& die : thrown_dice(thrown(9, way, 1), lens, narrow)) {
    CHECK(lies_in(die.at, narrow));
  }
}

TEST_CASE("dice of squads in contact lie above or below them", "[battle_dice]") {
  const Lens lens = near_lens();
  const Segment way{{18'000, 18'000}, {18'000, 19'200}};
  for (const ThrownDie& die : thrown_dice(thrown(6, way, 1), lens, kBoard)) {
    CHECK_FALSE(grown(die.at, 12).contains(lens.pixels(way.from)));
    CHECK_FALSE(grown(die.at, 12).contains(lens.pixels(way.to)));
  }
}

TEST_CASE("hits are thrown by whoever shoots, armor by whoever is hit", "[battle_dice]") {
  Played played(facing());
  played.tap("squad b1");
  played.tap("button confirm");
  const Roll hits = fallen({6, 6, 1, 1, 1});
  const auto first = dice_of_roll(played.state(), hits);
  REQUIRE(first);
  CHECK(first->faces == std::vector<int>{6, 6, 1, 1, 1});
  REQUIRE(first->between);
  CHECK(first->between->from == Point{18'000, 10'000});
  CHECK(first->between->to == Point{18'000, 20'000});
  played.play({Seat::Chance, hits});
  played.play({Seat::A, FlipDice{}});
  const auto second = dice_of_roll(played.state(), fallen({1, 1}));
  REQUIRE(second);
  REQUIRE(second->between);
  CHECK(second->between->from == Point{18'000, 20'000});
}

}  // namespace mael::web::battle
