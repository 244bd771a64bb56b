// What the rules refuse that notation cannot even say. Everything else is told in scenarios.
#include "engine/maelstrom/rules.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <string>

#include "engine/maelstrom/observe.h"
#include "engine/maelstrom/text/notation.h"

namespace mael::maelstrom {
namespace {

State position(const std::string& text) {
  const Result<State> state = read_position(text);
  if (!state.ok()) UNSCOPED_INFO(describe(state.error()));
  REQUIRE(state.ok());
  return *state;
}

RuleId refusal(const State& state, const Action& action) {
  const Verdict verdict = check(state, action);
  return verdict ? verdict->rule : RuleId();
}

const char* const kMoving = "maelstrom/1 a=arcanae b=brood mass=1.2aAcA1,1.5bLoF1,2.4aIrE1";
const char* const kActing =
    "maelstrom/1 a=arcanae b=brood phase=action mass=1.2aIrE1,1.1bLoF1,2.4bDHo1e";
const char* const kSummoning =
    "maelstrom/1 a=arcanae b=brood phase=summon hand.a=IrE1 mass=1.2aAcA1,1.5bLoF1";

TEST_CASE("only two players sit at the table", "[maelstrom][rule:MAE-001]") {
  const State state = position(kMoving);
  for (const Seat seat : {Seat::C, Seat::D, Seat::E}) {
    CHECK(refusal(state, {seat, Resign{}}) == "MAE-001"_rule);
    CHECK(refusal(state, {seat, EndPhase{}}) == "MAE-001"_rule);
  }
}

TEST_CASE("tiles of other forces cannot be named", "[maelstrom][rule:MAE-006]") {
  CHECK_FALSE(read_position("maelstrom/1 a=arcanae b=brood hand.a=LoF1").ok());
  CHECK_FALSE(read_position("maelstrom/1 a=arcanae b=brood mass=1.2aCeC1").ok());
  const State state = position(kSummoning);
  CHECK(refusal(state, {Seat::A, Summon{1, 200, Hex{2, 0}, 0}}) == "MAE-050"_rule);
}

TEST_CASE("the table ends behind its last ring", "[maelstrom][rule:MAE-066]") {
  const Hex beyond{kTableRadius + 1, 0};
  const State moving = position(kMoving);
  CHECK(moving.side(Seat::A).tiles[1].at == Hex{2, 0});
  CHECK(refusal(moving, {Seat::A, MoveMinion{1, beyond}}) == "MAE-066"_rule);
  const State summoning = position(kSummoning);
  CHECK(refusal(summoning, {Seat::A, Summon{1, 1, beyond, 0}}) == "MAE-066"_rule);
  CHECK(refusal(summoning, {Seat::A, Summon{1, 1, Hex{127, 0}, 0}}) == "MAE-066"_rule);
}

TEST_CASE("what is not in play cannot act", "[maelstrom][rule:MAE-093]") {
  CHECK(refusal(position(kMoving), {Seat::A, MoveMinion{2, Hex{2, -1}}}) == "MAE-093"_rule);
  const State acting = position(kActing);
  CHECK(refusal(acting, {Seat::A, Attack{0b11, 0}}) == "MAE-093"_rule);
  CHECK(refusal(acting, {Seat::A, Consume{0, {Seat::B, 9}}}) == "MAE-093"_rule);
  CHECK(refusal(acting, {Seat::A, Consume{9, {Seat::B, 1}}}) == "MAE-093"_rule);
  CHECK(refusal(position(kSummoning), {Seat::A, Summon{2, 1, Hex{2, 0}, 0}}) == "MAE-093"_rule);
}

TEST_CASE("an attack needs a target and an attacker",
          "[maelstrom][rule:MAE-103][rule:MAE-106][rule:MAE-R24]") {
  const State state = position(kActing);
  CHECK(refusal(state, {Seat::A, Attack{1, 7}}) == "MAE-103"_rule);
  CHECK(refusal(state, {Seat::A, Attack{0, 0}}) == "MAE-106"_rule);
  CHECK(refusal(state, {Seat::A, Attack{1, 0}}).empty());
}

TEST_CASE("chance decides what is for chance, and nothing else",
          "[maelstrom][rule:MAE-R81][rule:MAE-056]") {
  const State coin = position(
      "maelstrom/1 a=arcanae b=brood phase=first hand.a=AcA5 hand.b=LoF5 "
      "mass=1.2aAcA1,1.5bLoF1");
  CHECK(refusal(coin, {Seat::A, Coin{Seat::A}}) == "MAE-R81"_rule);
  CHECK(refusal(coin, {Seat::B, Coin{Seat::B}}) == "MAE-R81"_rule);
  CHECK(refusal(coin, {Seat::Chance, Coin{Seat::C}}) == "MAE-053"_rule);
  CHECK(refusal(coin, {Seat::Chance, Coin{Seat::B}}).empty());
  CHECK(refusal(position(kMoving), {Seat::Chance, EndPhase{}}) == "MAE-R81"_rule);
  CHECK(refusal(position(kMoving), {Seat::Chance, Resign{}}) == "MAE-R81"_rule);
}

TEST_CASE("every fault of a setup is told at once", "[maelstrom][rule:MAE-215][rule:MAE-R92]") {
  Setup setup = basic_setup(Faction::Arcanae, Faction::Arcanae);
  setup.options.essence = 0;
  setup.forces[0][0].count = 200;
  setup.forces[1].clear();
  const auto started = start(setup);
  REQUIRE_FALSE(started.ok());
  std::vector<RuleId> rules;
  for (const Violation& fault : started.error()) rules.push_back(fault.rule);
  CHECK(rules == std::vector<RuleId>{"MAE-215"_rule, "MAE-034"_rule, "MAE-R92"_rule, "MAE-034"_rule,
                                     "MAE-003"_rule});
}

TEST_CASE("a force lists each tile once, in the catalogue's order", "[maelstrom][rule:MAE-215]") {
  Setup setup = basic_setup(Faction::Arcanae, Faction::Brood);
  std::swap(setup.forces[0][0], setup.forces[0][1]);
  const auto started = start(setup);
  REQUIRE_FALSE(started.ok());
  CHECK(started.error().front().rule == "MAE-215"_rule);
}

TEST_CASE("counters and switches out of range are no position",
          "[maelstrom][rule:MAE-003][rule:MAE-029][rule:MAE-R2]") {
  const auto broken = [](auto change) {
    State state = position(kMoving);
    change(state);
    const Verdict verdict = validate(state);
    return verdict ? verdict->rule : RuleId();
  };
  CHECK(broken([](State&) {}).empty());
  CHECK(broken([](State& s) { s.options.essence = 0; }) == "MAE-003"_rule);
  CHECK(broken([](State& s) { s.options.essence = 10; }) == "MAE-003"_rule);
  CHECK(broken([](State& s) { s.options.edge_step = 2; }) == "MAE-R2"_rule);
  CHECK(broken([](State& s) { s.options.squeeze = 2; }) == "MAE-R2"_rule);
  CHECK(broken([](State& s) { s.options.primary_limited = 2; }) == "MAE-R2"_rule);
  CHECK(broken([](State& s) { s.options.same_faction = 2; }) == "MAE-R2"_rule);
  CHECK(broken([](State& s) { s.sides[0].hoard = kMaxCounters + 1; }) == "MAE-029"_rule);
  CHECK(broken([](State& s) { s.turn = kMaxCounters + 1; }) == "MAE-094"_rule);
  CHECK(broken([](State& s) { s.sides[0].tiles[1].at = Hex{1, 0}; }) == "MAE-007"_rule);
  CHECK(broken([](State& s) { s.sides[0].tiles[1].at = kVortex; }) == "MAE-007"_rule);
  CHECK(broken([](State& s) { s.sides[0].tiles[1].copy = 0; }) == "MAE-007"_rule);
  CHECK(broken([](State& s) { s.sides[0].tiles[1].marks = 64; }) == "MAE-064"_rule);
  CHECK(broken([](State& s) { s.sides[1].tiles[0].row = 77; }) == "MAE-215"_rule);
  CHECK(broken([](State& s) { s.active = Seat::C; }) == "MAE-058"_rule);
  CHECK(broken([](State& s) { s.sides[0].rows[0].kind = 250; }) == "MAE-215"_rule);
  CHECK(broken([](State& s) { s.winner = Seat::A; }) == "MAE-002"_rule);
}

TEST_CASE("a setup names the forces it was made of", "[maelstrom][rule:MAE-034]") {
  const Setup setup = basic_setup(Faction::Host, Faction::Draconis);
  const auto state = start(setup);
  REQUIRE(state.ok());
  for (const Seat seat : {Seat::A, Seat::B}) {
    const auto& lines = setup.forces[static_cast<std::size_t>(index_of(seat))];
    const auto& rows = state->side(seat).rows;
    REQUIRE(rows.size() == static_cast<int>(lines.size()));
    for (int i = 0; i < rows.size(); ++i) {
      CHECK(rows[i].kind == lines[static_cast<std::size_t>(i)].kind);
      CHECK(rows[i].count == lines[static_cast<std::size_t>(i)].count);
    }
  }
}

TEST_CASE("chance weighs a kind of tile by its copies",
          "[maelstrom][rule:MAE-051][rule:MAE-054][rule:MAE-099]") {
  const auto weights = [](const State& state) {
    std::vector<Weighted<Action>> actions;
    chances(state, actions);
    std::map<std::string, int> by_text;
    for (const Weighted<Action>& each : actions) {
      by_text[write_action(state, each.value)] = static_cast<int>(each.weight);
    }
    return by_text;
  };
  using Weights = std::map<std::string, int>;
  State state = position(
      "maelstrom/1 a=AcA6+IrE4 b=LoF9 phase=first hand.a=AcA3+IrE2 hand.b=LoF5 "
      "mass=1.2aAcA1,1.5bLoF1");
  CHECK(weights(state) == Weights{{"~coin:a", 1}, {"~coin:b", 1}});
  apply(state, {Seat::Chance, Coin{Seat::A}});
  CHECK(weights(state) == Weights{{"~discard:AcA", 3}, {"~discard:IrE", 2}});
  apply(state, {Seat::Chance, RandomDiscard{0}});
  CHECK(weights(state) == Weights{{"~draw:AcA", 2}, {"~draw:IrE", 2}});
  apply(state, {Seat::Chance, DrawnTile{0}});
  // Of a drawn hand that is not known it may be any tile (VTX-022).
  const State hidden = position(
      "vortex/1 opt=discard:1 a=AcA3+MeP4+Ban2 b=LoF9 phase=first await=discard hand.a=?5 "
      "hand.b=LoF5 mass=1.2aAcA1,1.5bLoF1");
  CHECK(weights(hidden) == Weights{{"~discard:AcA", 2}, {"~discard:MeP", 4}, {"~discard:Ban", 2}});
  State acting = position(
      "maelstrom/1 a=AcA6+IrE4 b=LoF9 phase=action await=draw hand.a=IrE3 discard.a=AcA2 "
      "mass=1.2aAcA1,1.5bLoF1,1.1aAcA2e");
  CHECK(weights(acting) == Weights{{"~draw:AcA", 2}, {"~draw:IrE", 1}});
}

TEST_CASE("what an opponent chose or drew is not seen in the action",
          "[maelstrom][rule:MAE-R83][rule:MAE-R84]") {
  const State choosing = position("maelstrom/1 a=arcanae b=brood phase=primary");
  const Action primary{Seat::A, ChoosePrimary{0}};
  CHECK(observe(choosing, primary, Seat::A) == primary);
  CHECK(observe(choosing, primary, Seat::B) == Action{Seat::A, ChoosePrimary{kUnknownRow}});
  CHECK(observe(choosing, primary, Seat::Chance) == Action{Seat::A, ChoosePrimary{kUnknownRow}});
  const Action taken{Seat::B, TakeTile{1}};
  CHECK(observe(choosing, taken, Seat::B) == taken);
  CHECK(observe(choosing, taken, Seat::A) == Action{Seat::B, TakeTile{kUnknownRow}});
  const State drawing =
      position("maelstrom/1 a=arcanae b=brood phase=action await=draw to=b mass=1.2aAcA1,1.5bLoF1");
  const Action drawn{Seat::Chance, DrawnTile{2}};
  CHECK(observe(drawing, drawn, Seat::B) == drawn);
  CHECK(observe(drawing, drawn, Seat::A) == Action{Seat::Chance, DrawnTile{kUnknownRow}});
  const Action open{Seat::A, EndPhase{}};
  CHECK(observe(drawing, open, Seat::B) == open);
}

TEST_CASE("the list of attacks is whole up to eight attackers on one target",
          "[maelstrom][rules]") {
  const std::string eight =
      "maelstrom/1 a=LoF1+AeM9 b=arcanae phase=action mass=1.0bAcA1,1.1aLoF1,2.0aAeM1,2.1aAeM2,"
      "2.2aAeM3,2.3aAeM4,2.11aAeM5,2.10aAeM6,3.0aAeM7,3.1aAeM8";
  const State whole = *read_position(eight), sampled = *read_position(eight + ",3.2aAeM9");
  const auto lists = [](const State& state, const char* text) {
    const Action action = *read_action(state, text);
    REQUIRE_FALSE(check(state, action));
    std::vector<Action> actions;
    legal_actions(state, actions);
    return std::find(actions.begin(), actions.end(), action) != actions.end();
  };
  const char* three = "a AeM1+AeM2+AeM3*AcA1";
  CHECK(lists_all(whole, Seat::A));
  CHECK(lists(whole, three));
  CHECK_FALSE(lists_all(sampled, Seat::A));
  CHECK_FALSE(lists(sampled, three));
  CHECK(lists_all(sampled, Seat::B));  // who attacks nothing now
}

}  // namespace
}  // namespace mael::maelstrom
