// Where numbers stand on the panel of a seat, and what they say of themselves.
#include "web/table/parts/side_places.h"

#include <catch2/catch_test_macros.hpp>

#include "web/base/say.h"

namespace mael::web {
namespace {

SidePanel panel() {
  SidePanel side;
  side.name = "Arcanae";
  side.pips = Pips{Icon::Essence, 2, 3, Ink::Accent, {"ui.legend.life", "MAE-027"_rule, true}};
  side.figure = Fact{Icon::Resource, "12", Ink::Accent, {"ui.legend.cost", {}, false}};
  side.facts = {{Icon::Vortex, "4", Ink::Legal, {"ui.legend.combat", "MAE-161"_rule, true}},
                {Icon::Energy, "0", Ink::Accent, {"ui.legend.armor", {}, false}},
                {Icon::Stack, "17", Ink::Muted, {}}};
  return side;
}

constexpr Rect kPanels[] = {{{8, 8}, {382, 62}}, {{8, 8}, {182, 70}}, {{8, 8}, {96, 56}}};

// A pixel more is left to it at the right.
bool fits_in(Rect at, Rect room) { return lies_in(at, {room.min, room.max + Vec2{1, 0}}); }

}  // namespace

TEST_CASE("numbers of a seat lie on its panel, wherever they have room", "[table][panel]") {
  for (const Rect& room : kPanels) {
    const SidePlaces places = place_side(panel(), room, fixed_measure());
    INFO(room.width());
    CHECK(places.slim == (room.width() < 130));
    CHECK(fits_in(places.plate, room));
    CHECK(fits_in(places.pips, room));
    REQUIRE_FALSE(places.facts.empty());
    for (std::size_t i = 0; i < places.facts.size(); ++i) {
      CHECK(fits_in(places.facts[i], room));
      if (i > 0) CHECK(places.facts[i].min.x >= places.facts[i - 1].max.x - 1);
    }
  }
}

TEST_CASE("a finger on a number of a seat is told what it is", "[table][panel]") {
  const SidePanel side = panel();
  for (const Rect& room : kPanels) {
    INFO(room.width());
    const SidePlaces places = place_side(side, room, fixed_measure());
    const auto rests = told_at(side, places, places.facts[0].center(), false);
    REQUIRE(rests);
    CHECK(rests->rule == "MAE-161"_rule);
    CHECK(rests->sentence == say("ui.legend.combat", {"4"}));
    CHECK(told_at(side, places, places.facts[0].center(), true));
    const auto pips = told_at(side, places, places.pips.center(), true);
    REQUIRE(pips);
    CHECK(pips->rule == "MAE-027"_rule);
    CHECK(told_at(side, places, places.plate.center(), false));
    CHECK_FALSE(told_at(side, places, places.plate.center(), true));  // a tap is the panel's
    CHECK_FALSE(told_at(side, places, places.sign.center(), false));
  }
}

TEST_CASE("a number that says nothing of itself leaves a finger to its panel", "[table][panel]") {
  const SidePanel side = panel();
  const SidePlaces places = place_side(side, kPanels[0], fixed_measure());
  REQUIRE(places.facts.size() == 3);
  CHECK_FALSE(told_at(side, places, places.facts[2].center(), false));
}

TEST_CASE("a clock stands on the panel of its seat and hides nothing there",
          "[table][panel][clock]") {
  const auto apart = [](Rect a, Rect b) {
    return a.width() == 0 || b.width() == 0 || a.max.x <= b.min.x + 1 || b.max.x <= a.min.x + 1 ||
           a.max.y <= b.min.y || b.max.y <= a.min.y;
  };
  for (const Rect& room : kPanels) {
    for (const bool is_short : {false, true}) {
      INFO(room.width() << (is_short ? ", short" : ""));
      SidePanel side = panel();
      side.clock = SeatClock{Seat::A, "10:00", true, is_short};
      const SidePlaces places = place_side(side, room, fixed_measure());
      CHECK(places.clock.width() > 0);
      CHECK(fits_in(places.clock, room));
      for (const Rect& other : {places.sign, places.name, places.pips, places.plate}) {
        CHECK(apart(places.clock, other));
      }
      for (const Rect& fact : places.facts) CHECK(apart(places.clock, fact));
      side.clock->words = "11:58";
      CHECK(place_side(side, room, fixed_measure()).clock == places.clock);
    }
  }
}

TEST_CASE("a seat is given the clock that is its own", "[table][panel][clock]") {
  std::vector<SidePanel> sides{panel(), panel()};
  sides[0].seat = Seat::B;
  const std::vector<SeatClock> clocks{{Seat::A, "1:00"}, {Seat::C, "3:00"}};
  show_clocks(clocks, sides);
  CHECK_FALSE(sides[0].clock);
  REQUIRE(sides[1].clock);
  CHECK(sides[1].clock->words == "1:00");
}

}  // namespace mael::web
