// Room for armies: many more units than a firefight has, and hits that dice make besides their own.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "engine/battle/derived.h"
#include "engine/battle/game.h"
#include "engine/battle/round/choices.h"
#include "engine/battle/round/volley.h"
#include "engine/battle/steps.h"
#include "engine/battle/text/notation.h"
#include "engine/battle/text/snapshot.h"
#include "engine/play/match.h"

namespace mael::battle {
namespace {

// Forty squads of three drones a side, in ten columns; all of them look to the north.
std::string armies(const std::string& rest = {}) {
  std::string text = "edge-battle/1 table=72x48";
  for (const bool north : {false, true}) {
    for (int unit = 0; unit < kMostSideUnits; ++unit) {
      const char* const keys[] = {".i=", ".ii=", ".iii=", ".iv=", ".v="};
      text += unit > 4 ? ";" : (north ? " b" : " a") + std::string(keys[unit]);
      const int x = 2 + 7 * (unit % 10), row = unit / 10;
      const std::string y = "/" + std::to_string(north ? 46 - 3 * row : 2 + 3 * row);
      text += "E06";
      char parted = ':';
      for (const int across : {2, 0, 4}) {
        text += parted + std::to_string(x + across) + y;
        parted = '+';
      }
      text += ",face:256";
    }
  }
  return text + rest;
}

State army_state(const std::string& rest = {}) {
  const auto state = read_position(armies(rest));
  INFO((state.ok() ? "" : state.error().message));
  REQUIRE(state.ok());
  return *state;
}

void check_told_again(const State& state) {
  const auto read = read_position(write_position(state));
  REQUIRE(read.ok());
  CHECK(*read == state);
  const auto linked = unpack(pack(state), kPackedVersion);
  REQUIRE(linked.ok());
  CHECK(*linked == state);
}

void do_in(Match<Battle>& match, const std::string& text) {
  INFO(text);
  const auto action = read_action(match.state(), text);
  REQUIRE(action.ok());
  REQUIRE_FALSE(match.append(*action));
}

TEST_CASE("forty squads a side are told by notation and links", "[battle][snapshot]") {
  State state = army_state();
  CHECK(state.units.size() == 80);
  CHECK(state.models.size() == 240);
  CHECK_FALSE(validate(state));
  check_told_again(state);
  const std::uint64_t hash = hash_of(state);
  state.units[79].suppression = 3;
  CHECK(hash_of(state) != hash);
  check_told_again(state);
}

TEST_CASE("EDG-041 a side has no more than forty units", "[battle][rule:EDG-041]") {
  Setup setup = usual_setup();
  const auto faults = [&](int units, const char* code) {
    const auto many = static_cast<std::size_t>(units);
    setup.forces[0] = force_with(std::vector(many, as_printed(squad_named(code))));
    const auto begun = start(setup);
    return begun.ok() ? std::vector<Violation>() : begun.error();
  };
  setup.forces[1] = force_with({as_printed(squad_named("E05"))});
  const std::vector refused{Violation("EDG-041"_rule)};
  CHECK(faults(25, "K01") == refused);  // 125 models
  CHECK(faults(41, "K05") == refused);
  CHECK(faults(40, "K05").empty());
  CHECK(faults(0, "K05") == refused);
}

TEST_CASE("of many units few retirements are listed, and all may be chosen",
          "[battle][snapshot][rule:EDG-025]") {
  const State state = army_state(" stage=retire");
  std::vector<Action> actions;
  legal_actions(state, actions);
  CHECK(actions.size() == 41);
  CHECK_FALSE(lists_all(state, Seat::A));
  for (const Action& action : actions) CHECK_FALSE(check(state, action));
  Match<Battle> match(state);
  do_in(match, "a retire:a1+a9+a40");
  CHECK(match.state().units[39].retired == 1);
  CHECK(match.state().units[38].retired == 0);
  CHECK(check(match.state(), {Seat::B, Retire{unit_bit(3)}}) == Violation("EDG-025"_rule));
  CHECK_FALSE(check(match.state(), {Seat::B, Retire{unit_bit(79)}}));
  const auto loaded = load(save(match));
  REQUIRE(loaded.ok());
  CHECK(loaded->match.state() == match.state());
  MomentOf<Battle> moment = moment_around(match, 1, 5, 1);
  const auto again = unpack_moment(pack(moment), kPackedVersion);
  REQUIRE(again.ok());
  CHECK(again->log == moment.log);
}

TEST_CASE("units at less than half retire together in lists", "[battle][rule:EDG-025]") {
  State state = army_state(" stage=retire");
  for (const UnitId unit : {UnitId{5}, UnitId{39}}) {
    for (int i = 0; i < 2; ++i) state.models[state.units[unit].first + 1 + i].fortitude = 0;
  }
  std::vector<Action> actions;
  legal_actions(state, actions);
  CHECK(std::count(actions.begin(), actions.end(),
                   Action{Seat::A, Retire{unit_bit(5) | unit_bit(39)}}) == 1);
}

// What a move is remembered by reaches to the last enemy.
TEST_CASE("an army's last unit acts, seen by the last of the enemy's",
          "[battle][snapshot][rule:EDG-245]") {
  Match<Battle> match(army_state());
  do_in(match, "a activate:a40");
  do_in(match, "a move:67/13");
  const Activation& active = match.state().active;
  CHECK(count_bits(active.from_behind) == 40);
  CHECK((active.from_behind & unit_bit(79)) != 0);
  CHECK((active.unseen & unit_bit(78)) != 0);
  check_told_again(match.state());
  State other = match.state();
  other.active.unseen &= ~unit_bit(78);
  CHECK(hash_of(other) != hash_of(match.state()));
}

// ---- Hits -------------------------------------------------------------------------------------

// Two dice of five hit; the second makes two hits more.
std::string hit_position(const std::string& round, const std::string& step) {
  return "edge-battle/1 table=36x36 a.i=E01:18/10+17/9+19/9+16/8+20/8,face:256 "
         "b.i=K01:18/20+17/21+19/21+16/22+20/22,face:768,cover:2 stage=active gone=1 "
         "active=a1,acts:1,did:fire,last:fire frames=acting:a1," +
         step + ":a1 round=fire:a1:b1," + round;
}

TEST_CASE("a die may make further hits, each with its armor die", "[battle][snapshot]") {
  Match<Battle> match(*read_position(hit_position(
      "shots:1a+2a+3a+4a+5a,counts:1+1+1+1+1,dice:4+5+1+1+1,hits:0.1.1.1", "defense")));
  const State& state = match.state();
  REQUIRE_FALSE(validate(state));
  CHECK(count_bits(state.round.hits) == 4);
  CHECK(state.round.further.size() == 2);
  CHECK(&state.round.die_of(kMostDice + 1) == &state.round.dice[1]);
  check_told_again(state);
  CHECK(check(state, {Seat::B, ChooseDefense{Defense::Cover, hit_bit(66)}}) ==
        Violation("EDG-168"_rule));
  do_in(match, "b defense:cover:64");
  REQUIRE(is_at(match.state(), Step::ArmorDice));
  check_told_again(match.state());
  CHECK(dice_due(match.state()) == 3);
  do_in(match, "~roll:111");
  const ArmorDie& last = match.state().round.armor[2];
  CHECK(last.hit == 65);
  CHECK(&weapon_of(match.state(), {match.state().round.shots[1].model, 0}) ==
        &weapon_of(match.state(), match.state().round.shots[match.state().round.die_of(65).shot]));
  check_told_again(match.state());
  const auto loaded = load(save(match));
  REQUIRE(loaded.ok());
  CHECK(loaded->match.state() == match.state());
}

TEST_CASE("further hits are of dice that hit, and armor dice of hits", "[battle]") {
  const std::string dice = "shots:1a+2a+3a+4a+5a,counts:1+1+1+1+1,dice:4+5+1+1+1,";
  State state = *read_position(hit_position(dice + "hits:0.1.1", "defense"));
  REQUIRE_FALSE(validate(state));
  State other = state;
  other.round.further[0] = 2;  // which is a miss
  CHECK(validate(other) == Violation("EDG-133"_rule));
  other = state;
  other.round.hits |= hit_bit(70);
  CHECK(validate(other) == Violation("EDG-133"_rule));
  other = state;
  other.round.hits &= ~hit_bit(64);
  CHECK(validate(other) == Violation("EDG-133"_rule));
  CHECK_FALSE(
      read_position(hit_position(dice + "av:3,armor:0.1+1.1+65.1,hits:0.1.1", "allocate")).ok());
  CHECK(read_position(hit_position(dice + "av:3,armor:0.1+1.1+64.1,hits:0.1.1", "allocate")).ok());
}

// Four of five fall: the last model is left by the fifth die, which missed.
TEST_CASE("further hits are dealt out like others", "[battle][rule:EDG-177]") {
  Match<Battle> match(
      *read_position(hit_position("shots:1a+2a+3a+4a+5a,counts:1+1+1+1+1,dice:4+5+1+1+1,av:3,"
                                  "armor:0.1+1.1+64.1+65.1,hits:0.1.1.1",
                                  "allocate")));
  REQUIRE(match.append(*usual_answer(match.state())) == Verdict{});
  CHECK(count_living(match.state(), 1) == 1);
}

}  // namespace
}  // namespace mael::battle
