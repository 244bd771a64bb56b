// What sides cost, and sides that chance draws.
#include "engine/battle/help/sides.h"

#include <catch2/catch_test_macros.hpp>
#include <cstdlib>
#include <initializer_list>
#include <set>
#include <string_view>

namespace mael::battle {
namespace {

ForceId force_of(std::initializer_list<std::string_view> codes) {
  std::vector<UnitLines> units;
  for (const std::string_view code : codes) units.push_back(as_printed(squad_named(code)));
  return force_with(units);
}

// The usual battle of so many squads a side.
Setup of_squads(int squads) {
  Setup setup = usual_setup();
  const auto many = [squads](const char* code) {
    return force_with(std::vector(static_cast<std::size_t>(squads), as_printed(squad_named(code))));
  };
  setup.forces = {many("E01"), many("K05")};
  return setup;
}

}  // namespace

TEST_CASE("a side costs what its squads do, and no more than was agreed",
          "[battle][sides][rule:EDG-403]") {
  CHECK(points_of(kNoForce) == 0);
  CHECK(points_of(force_of({"E05", "E02"})) == 31);
  const Setup setup = usual_setup();
  CHECK(over_points(setup, 35).empty());
  const std::vector<Violation> faults = over_points(setup, 34);
  REQUIRE(faults.size() == 1);
  CHECK(faults[0] == Violation("EDG-403"_rule, {35, 34}));
  CHECK(over_points(setup, 30).size() == 2);
}

TEST_CASE("sides that chance draws are even, within the limit and of their factions",
          "[battle][sides]") {
  std::set<int> seen;  // kinds of units
  int with_options = 0;
  for (int squads = 1; squads <= 4; ++squads) {
    const int limit = 20 * squads > kMostSidePoints ? kMostSidePoints : 20 * squads;
    const Setup before = of_squads(squads);
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
      CAPTURE(squads, seed);
      Random random(seed);
      const Setup drawn = with_drawn_sides(before, limit, random);
      CHECK(over_points(drawn, limit).empty());
      CHECK(std::abs(points_of(drawn.forces[0]) - points_of(drawn.forces[1])) <= 2);
      for (std::size_t side = 0; side < kSeats; ++side) {
        const Force& force = force_at(drawn.forces[side]);
        REQUIRE(static_cast<int>(force.units.size()) == squads);
        for (const ForceUnit& unit : force.units) {
          const Squad& squad = squad_at(unit.squad);
          CHECK(squad.faction == (side == 0 ? Faction::Epirian : Faction::Karist));
          CHECK_FALSE(squad.is_former());
          seen.insert(unit.squad);
          with_options += !is_as_printed(force, unit);
        }
      }
      CHECK(start(drawn).ok());
    }
  }
  CHECK(seen.size() == 9);
  CHECK(with_options > 500);  // of a thousand
}

TEST_CASE("sides stay as they were where none keeps to the limit", "[battle][sides]") {
  Random random(1);
  const Setup four = of_squads(4);
  CHECK(with_drawn_sides(four, 15, random) == four);
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
