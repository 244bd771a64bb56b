// Positions of a battle set up by hand: every kind of change, and what forbids one.
#include "engine/battle/help/arrange.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <set>
#include <string>

#include "engine/battle/derived.h"
#include "engine/battle/help/words.h"
#include "engine/battle/text/notation.h"
#include "tests/engine/battle/random_games.h"
#include "tests/engine/play/arranged.h"
#include "tests/engine/play/scenario.h"

namespace mael::battle {
namespace {

// Two squads a side on bare ground; one of A's drones has fallen.
const std::string kGame =
    "edge-battle/1 table=36x36 a.i=E01:10/6+8.7/6+11.3/6+7.4/6+12.6/6,face:256 "
    "a.ii=E02:20/6+18.7/6+21.3/6+17.4/6+22.6/6*0,face:256 "
    "b.i=K01:10/30+8.7/30+11.3/30+7.4/30+12.6/30,face:768,supp:2 "
    "b.ii=K02:20/30+18.7/30+21.3/30+17.4/30+22.6/30,face:768 turn=2 vp=1,0 cp=2,3";

State position(const std::string& text) {
  const auto state = read_position(text);
  CAPTURE(text);
  REQUIRE(state.ok());
  return *state;
}
std::string changed(const State& from, const std::string& what, const std::string& to) {
  const Rearranged<State> next = Arranged::after(from, {what, to});
  return next ? write_position(*next) : next.error().why.rule.text();
}
std::string changed(const std::string& what, const std::string& to) {
  return changed(position(kGame), what, to);
}
RuleId refused(const std::string& what, const std::string& to) {
  const Rearranged<State> next = Arranged::after(position(kGame), {what, to});
  return next ? RuleId() : next.error().why.rule;
}
// kGame with parts of it replaced.
std::string with(const std::map<std::string, std::string>& parts) {
  std::string text = kGame;
  for (const auto& [part, by] : parts) {
    const std::size_t at = text.find(part);
    REQUIRE(at != text.npos);
    text.replace(at, part.size(), by);
  }
  return write_position(position(text));
}
const ArrangedPiece* piece(const Arrangement& all, const std::string& name) {
  const auto found = std::find_if(all.pieces.begin(), all.pieces.end(),
                                  [&](const ArrangedPiece& each) { return each.name == name; });
  return found == all.pieces.end() ? nullptr : &*found;
}
// How many models stand.
int standing(const State& state) {
  int count = 0;
  for (const Model& model : state.models) count += model.is_alive();
  return count;
}

}  // namespace

TEST_CASE("a squad is moved as it stands", "[battle][arrange]") {
  CHECK(changed("a1", "at 11/8.5") ==
        with({{"10/6+8.7/6+11.3/6+7.4/6+12.6/6", "11/8.5+9.7/8.5+12.3/8.5+8.4/8.5+13.6/8.5"}}));
  CHECK(changed("a1", "at 40/8") == "EDG-075");
  CHECK(changed("a1", "hand.a") == "EDG-041");
  CHECK(changed("a1", "out.b") == "EDG-041");
}

TEST_CASE("where a squad finds no room as it stands, the others stand close", "[battle][arrange]") {
  // Two of its models would be off the table.
  const Rearranged<State> next = Arranged::after(position(kGame), {"a1", "at 1/6"});
  REQUIRE(next.ok());
  CHECK(next->models[0].at == Point{1000, 6000});
  CHECK(is_coherent(*next, 0));
}

TEST_CASE("the other models are moved each for itself", "[battle][arrange]") {
  CHECK(changed("a1.2", "at 9/8") == with({{"8.7/6+11.3", "9/8+11.3"}}));
  CHECK(changed("a1.2", "at 10/6.2") == "EDG-077");  // its leader stands there
  CHECK(changed("a1.2", "at 0.1/6") == "EDG-075");
  CHECK(changed("x.a1.2", "9000") == "EDG-077");
  CHECK(changed("y.a1.2", "7500") == with({{"8.7/6+11.3", "8.7/7.5+11.3"}}));
}

TEST_CASE("models stand neither on impassable ground nor on edges", "[battle][arrange]") {
  const State state = position(
      "edge-battle/1 table=36x36 "
      "terrain=spire:17/17+19/17+19/19+17/19,crates:26/10+29/10+29/11+26/11 "
      "a.i=E01:10/6+8.7/6+11.3/6+7.4/6+12.6/6 b.i=K01:10/30+8.7/30+11.3/30+7.4/30+12.6/30");
  CHECK(changed(state, "a1.2", "at 18/18") == "EDG-076");
  CHECK(changed(state, "a1.2", "at 26/10.5") == "EDG-079");
}

TEST_CASE("models and squads are removed and come back", "[battle][arrange]") {
  CHECK(changed("a1.2", "out.a") == with({{"8.7/6+11.3", "8.7/6*0+11.3"}}));
  CHECK(changed("a2.5", "at 22.6/8") == with({{"22.6/6*0", "22.6/8"}}));
  const Rearranged<State> gone = Arranged::after(position(kGame), {"a2", "out.a"});
  REQUIRE(gone.ok());
  CHECK_FALSE(is_on_table(*gone, 1));
  const Arrangement all = Arranged::of(*gone);
  REQUIRE(piece(all, "a2"));
  CHECK(piece(all, "a2")->place == "out.a");
  CHECK_FALSE(piece(all, "a2.5"));
  const Rearranged<State> back = Arranged::after(*gone, {"a2", "at 20/8"});
  REQUIRE(back.ok());
  CHECK(count_living(*back, 1) == 5);
  CHECK(back->models[5].at == Point{20000, 8000});
}

TEST_CASE("who leads is named anew when the leader is removed", "[battle][arrange]") {
  const Rearranged<State> next = Arranged::after(position(kGame), {"fortitude.a1", "0"});
  REQUIRE(next.ok());
  CHECK(next->units[0].leader == 1);
  REQUIRE(piece(Arranged::of(*next), "a1"));
  CHECK(piece(Arranged::of(*next), "a1")->shown == "model a1.2");
  CHECK(piece(Arranged::of(*next), "a1.1")->place == "out.a");
  CHECK(changed("leader.a1", "3") == with({{"face:256 a.ii", "face:256,lead:3 a.ii"}}));
  CHECK(changed("leader.a2", "5") == "EDG-049");  // it has fallen
}

TEST_CASE("what squads have is counted",
          "[battle][arrange][rule:EDG-096][rule:EDG-107][rule:EDG-258][rule:EDG-261]") {
  CHECK(changed("suppression.b1", "6") == with({{"supp:2", "supp:6"}}));
  CHECK(refused("suppression.b1", "7") == "EDG-096"_rule);
  CHECK(changed("cover.b1", "1") == with({{"supp:2", "supp:2,cover:1"}}));
  CHECK(changed("moving.b1", "3") == with({{"supp:2", "supp:2,move:3"}}));
  CHECK(refused("moving.b1", "4") == "EDG-258"_rule);
  CHECK(changed(position(with({{"supp:2", "cover:1"}})), "moving.b1", "1") == "EDG-261");
  for (const std::string token : {"painted", "burn", "zealot"}) {
    CHECK(changed(token + ".b1", "2") == with({{"supp:2", "supp:2," + token + ":2"}}));
  }
  CHECK(refused("zealot.b1", "4") == "EDG-258"_rule);
  CHECK(changed("activated.b1", "1") == with({{"supp:2", "supp:2,done:1"}}));
  CHECK(changed("facing.b1", "0") == with({{"face:768,supp:2", "face:0,supp:2"}}));
  CHECK(refused("fortitude.a1.2", "2") == "EDG-107"_rule);
}

TEST_CASE("one model of a squad is injured at most", "[battle][arrange][rule:EDG-188]") {
  const std::string elites =
      "edge-battle/1 table=36x36 a.i=E01:10/6+8.7/6+11.3/6+7.4/6+12.6/6 b.i=K04:10/30+12/30";
  const State state = position(elites + "+14/30");
  CHECK(changed(state, "fortitude.b1.3", "2") == write_position(position(elites + "+14/30*2")));
  const State hurt = position(elites + "+14/30*2");
  CHECK(changed(hurt, "fortitude.b1.2", "1") == "EDG-188");
  CHECK(changed(hurt, "fortitude.b1.2", "4") == "EDG-107");
}

TEST_CASE("what sides have is counted", "[battle][arrange]") {
  CHECK(changed("points.b", "4") == with({{"vp=1,0", "vp=1,4"}}));
  CHECK(changed("command.a", "0") == with({{"cp=2,3", "cp=0,3"}}));
  CHECK(changed("command.a", "251") == "EDG-041");
  CHECK(changed("lost.b", "1") == with({{"cp=2,3", "cp=2,3 lost=0,1,b"}}));
  const State lost = position(with({{"cp=2,3", "cp=2,3 lost=1,1,b"}}));
  CHECK(changed(lost, "lost.b", "0") == with({{"cp=2,3", "cp=2,3 lost=1,0,a"}}));
}

TEST_CASE("the turn is counted, and whose go it is", "[battle][arrange]") {
  CHECK(changed("turn", "5") == with({{"turn=2", "turn=5"}}));
  CHECK(changed("turn", "6") == "EDG-002");
  CHECK(changed("turn", "0") == "EDG-002");
  CHECK(changed("to", "1") == with({{"turn=2", "turn=2 to=b"}}));
  CHECK(changed("priority", "1") == with({{"turn=2", "turn=2 prio=b"}}));
  CHECK(changed("attacker", "1") == with({{"turn=2", "turn=2 attacker=b prio=a"}}));
  // Once a side has activated everything the other has the go, and at last squads retire.
  State state = position(kGame);
  for (const char* squad : {"activated.a1", "activated.a2"}) {
    const Rearranged<State> next = Arranged::after(state, {squad, "1"});
    REQUIRE(next.ok());
    state = *next;
  }
  CHECK(state.to == Seat::B);
  CHECK(changed(state, "to", "0") == "EDG-015");
  for (const char* squad : {"activated.b1", "activated.b2"}) {
    const Rearranged<State> next = Arranged::after(state, {squad, "1"});
    REQUIRE(next.ok());
    state = *next;
  }
  CHECK(state.stage == Stage::Retire);
}

TEST_CASE("the last squad does not leave the table", "[battle][arrange]") {
  State state = position(kGame);
  for (const auto& [squad, out] : {std::pair{"a1", "out.a"}, {"a2", "out.a"}, {"b1", "out.b"}}) {
    const Rearranged<State> next = Arranged::after(state, {squad, out});
    REQUIRE(next.ok());
    state = *next;
  }
  CHECK(changed(state, "b2", "out.b") == "EDG-025");
}

TEST_CASE("every change of a battle that is let through is a position of it", "[battle][arrange]") {
  Random random(11);
  int positions = 0, changes = 0;
  std::set<std::string> refused;
  for (std::uint64_t seed = 1; positions < 40; ++seed) {
    play_random_game(seed, [&](const Match<Battle>& match) {
      if (random.below(25) != 0 || positions >= 40) return;
      const State& state = match.state();
      CAPTURE(write_position(state));
      ++positions;
      changes += let_through<Arranged, Battle>(state);
      each_rearrangement<Arranged>(state, [&](const Rearrangement& change, const auto& next) {
        CAPTURE(change.what, change.to);
        if (next) return;
        const std::string why = explain(next.error().tried, next.error().why, english());
        refused.insert(next.error().why.rule.text());
        CAPTURE(why);
        REQUIRE(why.back() == '.');
        REQUIRE(why.find_first_of("[]{}?") == why.npos);
      });
      // Every squad to spots all over the table.
      const Battlefield& field = battlefield_of(state);
      for (UnitId unit = 0; unit < state.units.size(); ++unit) {
        const Point at{
            static_cast<std::int32_t>(random.below(static_cast<std::uint32_t>(field.width()))),
            static_cast<std::int32_t>(random.below(static_cast<std::uint32_t>(field.depth())))};
        const auto next =
            Arranged::after(state, {write_unit(state, unit), "at " + write_point(at)});
        CAPTURE(write_unit(state, unit), write_point(at));
        if (!next) continue;
        ++changes;
        REQUIRE_FALSE(validate(*next));
        REQUIRE(next->models[next->units[unit].leader].at == at);
        REQUIRE(standing(*next) >= standing(state));
      }
    });
  }
  CHECK(changes > 2000);
  CHECK(refused.size() > 4);
}

}  // namespace mael::battle
