#include "engine/battle/content/forces.h"

#include <catch2/catch_test_macros.hpp>

#include "engine/battle/game.h"
#include "engine/battle/text/notation.h"
#include "engine/battle/text/snapshot.h"

namespace mael::battle {
namespace {

TEST_CASE("a force is kept once, and has a line for each kind of its models", "[battle]") {
  const int drones = squad_named("E02"), bots = squad_named("E05");
  const ForceId one = with_squad(kNoForce, drones), two = with_squad(one, bots);
  CHECK(with_squad(kNoForce, drones) == one);
  CHECK(with_squad(with_squad(kNoForce, bots), drones) != two);
  const Force& force = force_at(two);
  REQUIRE(force.units.size() == 2);
  CHECK(force.units[1].first == squad_at(drones).profiles);
  CHECK(force.units[1].models == squad_at(bots).models);
  for (int line = 0; line < force.units[1].lines; ++line) {
    const auto at = static_cast<std::size_t>(force.units[1].first + line);
    CHECK(force.lines[at].row == profile_at(squad_at(bots).first + line).row);
  }
  CHECK(force_at(kNoForce).units.empty());
}

TEST_CASE("a state names its forces, and so do its link and its notation", "[battle][snapshot]") {
  const State state = *start(usual_setup());
  CHECK(unpack(pack(state), kPackedVersion)->forces == state.forces);
  CHECK(read_position(write_position(state))->forces == state.forces);
}

TEST_CASE("units are those of their forces, each in its place", "[battle]") {
  const State state = *start(usual_setup());
  REQUIRE_FALSE(validate(state));
  State other = state;
  other.forces[0] = with_squad(other.forces[0], squad_named("E01"));  // a unit that is not there
  CHECK(validate(other) == Violation("EDG-041"_rule));
  other = state;
  other.units[1].place = 0;
  CHECK(validate(other) == Violation("EDG-041"_rule));
  other = state;
  other.models[0].line = 1;
  CHECK(validate(other) == Violation("EDG-041"_rule));
  other = state;
  other.models[0].side = Seat::B;
  CHECK(validate(other) == Violation("EDG-041"_rule));
}

}  // namespace
}  // namespace mael::battle
