// What sides cost, and sides that chance draws.
#include "engine/battle/help/sides.h"

#include <catch2/catch_test_macros.hpp>
#include <cstdlib>
#include <initializer_list>
#include <string_view>

namespace mael::battle {
namespace {

SideSquads squads_of(std::initializer_list<std::string_view> codes) {
  SideSquads squads;
  for (const std::string_view code : codes) {
    squads.push_back(static_cast<std::uint8_t>(squad_named(code)));
  }
  return squads;
}

// The usual battle of so many squads a side.
Setup of_squads(int squads) {
  Setup setup = usual_setup();
  const char* const first[] = {"E01", "K05"};
  for (std::size_t side = 0; side < kSeats; ++side) {
    setup.squads[side].clear();
    for (int i = 0; i < squads; ++i) {
      setup.squads[side].push_back(static_cast<std::uint8_t>(squad_named(first[side])));
    }
  }
  return setup;
}

}  // namespace

TEST_CASE("a side costs what its squads do, and no more than was agreed",
          "[battle][sides][rule:EDG-403]") {
  CHECK(points_of({}) == 0);
  CHECK(points_of(squads_of({"E05", "E02"})) == 31);
  const Setup setup = usual_setup();
  CHECK(over_points(setup, 35).empty());
  const std::vector<Violation> faults = over_points(setup, 34);
  REQUIRE(faults.size() == 1);
  CHECK(faults[0] == Violation("EDG-403"_rule, {35, 34}));
  CHECK(over_points(setup, 30).size() == 2);
}

TEST_CASE("sides that chance draws are even, within the limit and of their factions",
          "[battle][sides]") {
  for (int squads = 1; squads <= 4; ++squads) {
    const int limit = 20 * squads > kMostSidePoints ? kMostSidePoints : 20 * squads;
    const Setup before = of_squads(squads);
    bool differs = false;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
      CAPTURE(squads, seed);
      Random random(seed);
      const Setup drawn = with_drawn_sides(before, limit, random);
      CHECK(over_points(drawn, limit).empty());
      CHECK(std::abs(points_of(drawn.squads[0]) - points_of(drawn.squads[1])) <= 2);
      for (std::size_t side = 0; side < kSeats; ++side) {
        REQUIRE(drawn.squads[side].size() == squads);
        for (const int squad : drawn.squads[side]) {
          CHECK(squad_at(squad).code[0] == (side == 0 ? 'E' : 'K'));
        }
      }
      CHECK(start(drawn).ok());
      differs = differs || !(drawn == before);
    }
    CHECK(differs);
  }
}

TEST_CASE("sides stay as they were where none keeps to the limit", "[battle][sides]") {
  Random random(1);
  const Setup four = of_squads(4);
  CHECK(with_drawn_sides(four, kFewestSidePoints, random) == four);
}

TEST_CASE("four squads a side find room on every table", "[battle][sides]") {
  for (const FixedBattlefield& table : fixed_battlefields()) {
    CAPTURE(table.name);
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      Random random(seed);
      Setup drawn = with_drawn_sides(of_squads(4), kMostSidePoints, random);
      drawn.battlefield = table.battlefield;
      drawn.deployment = table.deployment;
      CHECK(start(drawn).ok());
    }
  }
}

}  // namespace mael::battle
