#include "engine/battle/content/forces.h"

#include <catch2/catch_test_macros.hpp>

#include "engine/battle/derived.h"
#include "engine/battle/game.h"
#include "engine/battle/round/volley.h"
#include "engine/battle/steps.h"
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

// Two squads of bots, the second led by a handler with another weapon and another SKL.
Force two_with_options(int weapon) {
  const int bots = squad_named("E05");
  Force force = force_at(with_squad(with_squad(kNoForce, bots), bots));
  Profile& handler = force.lines[force.units[1].first];
  handler.weapons.clear();
  handler.weapons.push_back(static_cast<std::uint8_t>(weapon));
  ++handler.skl;
  return force;
}

State battle_of_two() {
  Setup setup = usual_setup();
  setup.forces[0] = force_with({as_printed(squad_named("E05")), as_printed(squad_named("E05"))});
  return *start(setup);
}

TEST_CASE("two units of one squad may carry and be different things", "[battle]") {
  State state = battle_of_two();
  const std::uint64_t plain = hash_of(state);
  const int weapon = profile_at(squad_at(squad_named("K03")).first).weapons[0];
  state.forces[0] = keep_force(two_with_options(weapon));
  REQUIRE_FALSE(validate(state));
  const ModelId one = state.units[0].leader, other = state.units[1].leader;
  CHECK(&weapon_of(state, {other, 0}) == &weapon_at(weapon));
  CHECK(&weapon_of(state, {one, 0}) != &weapon_at(weapon));
  CHECK(highest_skl(state, 1) == highest_skl(state, 0) + 1);
  CHECK_FALSE(may_take_place(state, 1, static_cast<ModelId>(other + 1)));
  CHECK(hash_of(state) != plain);
  CHECK(judge_shot(state, RoundKind::Fire, 1, 2, {other, 1}) == Violation("EDG-R61"_rule));
}

TEST_CASE("forces with the same options are one, others are not", "[battle]") {
  const ForceId first = keep_force(two_with_options(1));
  CHECK(keep_force(two_with_options(1)) == first);
  CHECK(keep_force(two_with_options(2)) != first);
  CHECK(force_at(first).options != 0);
  const int bots = squad_named("E05");
  const ForceId printed = with_squad(with_squad(kNoForce, bots), bots);
  CHECK(printed != first);
  CHECK(force_at(printed).options == 0);
}

// Four contractors with a leader of other weapons, of which one kind is left out.
TEST_CASE("what units have of options is told by notation, links and saves", "[battle][snapshot]") {
  const std::string position =
      "edge-battle/1 table=36x36 a.i=E03(1:shock-maul;3*2:aux-grenade-launcher.shock-baton):"
      "10/6+8.7/6+11.3/6,face:256 b.i=K05(1:cybel-blade):30/30,face:768";
  const auto read = read_position(position);
  INFO((read.ok() ? "" : read.error().message));
  REQUIRE(read.ok());
  const State& state = *read;
  CHECK(state.models.size() == 4);
  CHECK(weapon_of(state, {0, 0}).name == "shock-maul");
  CHECK(weapon_of(state, {2, 1}).name == "shock-baton");
  CHECK(weapon_of(state, {3, 0}).name == "cybel-blade");
  CHECK(write_position(state) == position);
  const auto linked = unpack(pack(state), kPackedVersion);
  REQUIRE(linked.ok());
  CHECK(*linked == state);
  CHECK(write_position(*linked) == position);
}

TEST_CASE("what a squad cannot have is refused in notation", "[battle][snapshot]") {
  const auto read = [](const std::string& options, const std::string& models) {
    return read_position("edge-battle/1 table=36x36 a.i=E01(" + options + "):" + models +
                         ",face:256 b.i=K05:30/30,face:768")
        .ok();
  };
  CHECK(read("1:;2:pulse-carbine", "10/6+8.7/6"));
  CHECK_FALSE(read("1:;3:pulse-carbine", "10/6+8.7/6"));   // it has two kinds
  CHECK_FALSE(read("1:;2:pulse-carabine", "10/6+8.7/6"));  // no such weapon
  CHECK_FALSE(read("1:;2:unarmed", "10/6+8.7/6"));
  CHECK_FALSE(read("1:;2*7:", "10/6+8.7/6"));  // eight models
  CHECK_FALSE(read("", ""));
}

// The handler as a large model, with the weapons of a whole table.
TEST_CASE("EDG-130 a large model uses several weapons, others one", "[battle][rule:EDG-130]") {
  State state = battle_of_two();
  const auto weapon = [](std::string_view key) {
    int number = 0;
    while (weapon_at(number).name != key) ++number;
    return static_cast<std::uint8_t>(number);
  };
  Force force = force_at(state.forces[0]);
  Profile& handler = force.lines[0];
  handler.type = ModelType::Behemoth;
  handler.weapons.clear();
  for (const char* key : {"maglock-assault-rifle", "pulse-carbine", "drone-class-flakk-guns"}) {
    handler.weapons.push_back(weapon(key));
  }
  state.forces[0] = keep_force(force);
  state.active.unit = 0;
  const ModelId large = state.units[0].leader, drone = static_cast<ModelId>(large + 1);
  const auto judge = [&](std::initializer_list<Shot> shots) {
    Volley volley;
    volley.target = 2;
    for (const Shot& shot : shots) volley.shots.push_back(shot);
    return judge_volley(state, RoundKind::Fire, 0, volley);
  };
  CHECK_FALSE(judge({{large, 0}, {large, 1}, {large, 2}, {drone, 0}}));
  CHECK(judge({{large, 1}, {large, 0}}) == Violation("EDG-130"_rule));
  CHECK(judge({{large, 1}, {large, 1}}) == Violation("EDG-130"_rule));
  CHECK(judge({{drone, 0}, {drone, 0}}) == Violation("EDG-130"_rule));
  CHECK(judge({{drone, 0}, {large, 0}}) == Violation("EDG-130"_rule));
  const Volley usual = usual_volley(state, RoundKind::Fire, 0, 2);
  int of_large = 0;
  for (const Shot& shot : usual.shots) of_large += shot.model == large;
  CHECK(of_large >= 2);
}

}  // namespace
}  // namespace mael::battle
