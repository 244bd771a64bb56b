// Where facts in a line stand, and what they tell of themselves.
#include "web/table/parts/pill_places.h"

#include <catch2/catch_test_macros.hpp>

namespace mael::web {
namespace {

const std::vector<Pill> kPills{{.words = "You hold 2 sides, Arcanae 3: you would burn 1 Essence.",
                                .brief = "You burn next",
                                .icon = Icon::Burn,
                                .rule = "MAE-161"_rule},
                               {.words = "Turn 5", .told = "Turn 5 · Brood"}};

constexpr float kTop = 8;
Rect line(float width, float height) { return box(8, kTop, width, height); }

}  // namespace

TEST_CASE("facts stand beside each other in a line, at length where there is room",
          "[table][panel]") {
  const auto wide = place_pills(kPills, line(900, 48), fixed_measure());
  REQUIRE(wide.size() == 2);
  CHECK(wide[0].words == kPills[0].words);
  CHECK(wide[1].words == "Turn 5");
  const auto narrow = place_pills(kPills, line(300, 48), fixed_measure());
  REQUIRE(narrow.size() == 2);
  CHECK(narrow[0].words == "You burn next");
  for (const auto& places : {wide, narrow}) {
    CHECK(places[1].at.min.x > places[0].at.max.x);
    CHECK(places[0].at.center().y == kTop + 24);
    CHECK_FALSE(places[0].wraps);
  }
  CHECK(narrow[1].at.max.x <= 308);
}

TEST_CASE("where few words are too many for a line they take two, and the next fact goes",
          "[table][panel]") {
  const float least = fixed_measure().size(TextStyle::Caption, "You burn next").x;
  const auto two = place_pills(kPills, line(least, 48), fixed_measure());
  REQUIRE(two.size() == 1);
  CHECK(two[0].wraps);
  CHECK(two[0].at.width() == least);
  const auto low = place_pills(kPills, line(least, 40), fixed_measure());
  REQUIRE(low.size() == 1);
  CHECK_FALSE(low[0].wraps);
}

TEST_CASE("facts go on in a second line where the place has room for it", "[table][panel]") {
  const float least = fixed_measure().size(TextStyle::Caption, "You burn next").x;
  for (const float height : {88.0F, 100.0F}) {
    const auto two = place_pills(kPills, line(least, height), fixed_measure());
    REQUIRE(two.size() == 2);
    CHECK(two[1].at.min.y >= two[0].at.max.y);
    CHECK(two[1].at.max.y <= kTop + height);
    CHECK(two[1].at.min.x == two[0].at.min.x);
  }
  // Beside each other as long as there is room there.
  const auto wide = place_pills(kPills, line(900, 88), fixed_measure());
  REQUIRE(wide.size() == 2);
  CHECK(wide[1].at.center().y == wide[0].at.center().y);
}

TEST_CASE("a finger on a fact in a line is told all it has to say", "[table][panel]") {
  const auto places = place_pills(kPills, line(300, 48), fixed_measure());
  REQUIRE(places.size() == 2);
  const auto burn = told_at(kPills, places, places[0].at.center());
  REQUIRE(burn);
  CHECK(burn->sentence == kPills[0].words);
  CHECK(burn->rule == "MAE-161"_rule);
  CHECK(burn->names);
  const auto turn = told_at(kPills, places, places[1].at.max + Vec2{-4, 6});  // just below it
  REQUIRE(turn);
  CHECK(turn->sentence == "Turn 5 · Brood");
  CHECK_FALSE(told_at(kPills, places, {places[1].at.max.x + 20, places[1].at.center().y}));
}

}  // namespace mael::web
