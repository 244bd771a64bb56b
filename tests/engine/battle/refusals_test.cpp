// Refusals that no scenario comes to: what is asked outside of its moment, and what is said out of
// every range.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "engine/battle/content.h"
#include "engine/battle/game.h"
#include "engine/battle/ground/battlefields.h"
#include "engine/battle/help/drafts.h"
#include "tests/engine/battle/fields.h"
#include "tests/engine/battle/played_on.h"

namespace mael::battle {
namespace {

const std::string kApart =
    "edge-battle/1 table=36x36 a.i=K02:10/6+8.7/6+11.3/6+7.4/6+12.6/6,face:256 "
    "b.i=E01:10/16+8.7/16+11.3/16+7.4/16+12.6/16,face:768 "
    "b.ii=E02:25/30+23.7/30+26.3/30+22.4/30+27.6/30,face:768";
const std::string kFought =
    "edge-battle/1 table=36x36 a.i=K02:10/14.818+8.7/14.818+11.3/14.818+7.4/14.818+12.6/14.818,"
    "face:256 b.i=K05:10/16*1,face:768 "
    "b.ii=E01:9.35/18.806+8.05/18.806+6.75/18.806+5.45/18.806+4.15/18.806,face:768 "
    "b.iii=E02:10.65/18.806+11.95/18.806+13.25/18.806+14.55/18.806+15.85/18.806,face:768";

RuleId refused_by(const State& state, const Deed& deed, Seat by = Seat::A) {
  const Verdict verdict = check(state, {by, deed});
  return verdict ? verdict->rule : RuleId();
}

bool faults(const Setup& setup, RuleId rule) {
  const auto started = start(setup);
  if (started.ok()) return false;
  return std::any_of(started.error().begin(), started.error().end(),
                     [&](const Violation& fault) { return fault.rule == rule; });
}

}  // namespace

TEST_CASE("every answer has its moment", "[battle][refusals]") {
  const State state = after(kApart, {"a activate:a1"});
  CHECK(refused_by(state, ChoosePriority{Seat::A}) == "EDG-004"_rule);
  CHECK(refused_by(state, ChooseDefense{}) == "EDG-167"_rule);
  CHECK(refused_by(state, Allocate{}) == "EDG-182"_rule);
  CHECK(refused_by(state, Injure{}) == "EDG-194"_rule);
  CHECK(refused_by(state, Retreat{}) == "EDG-293"_rule);
  CHECK(refused_by(state, HoldFire{}) == "EDG-303"_rule);
  CHECK(refused_by(state, Stay{}) == "EDG-R34"_rule);
  CHECK(refused_by(*read_position(kApart), EndActivation{}) == "EDG-R90"_rule);
}

TEST_CASE("Defensive Fire is aimed at the charger and at nobody else",
          "[battle][refusals][rule:EDG-305]") {
  const State state = after(kApart, {"a activate:a1", "a charge:b1:10/14.818"});
  Defend defend = std::get<Defend>(action_in(state, "b defend:1a").deed);
  CHECK(refused_by(state, defend, Seat::B) == RuleId());
  defend.volley.target = 2;
  CHECK(refused_by(state, defend, Seat::B) == "EDG-305"_rule);
}

TEST_CASE("a charge ends facing its target", "[battle][refusals]") {
  const State state = after(kApart, {"a activate:a1"});
  Charge charge = std::get<Charge>(action_in(state, "a charge:b1:10/14.818").deed);
  CHECK(refused_by(state, charge) == RuleId());
  charge.course.heading = static_cast<Heading>((charge.course.heading + 1) % kHeadings);
  CHECK(refused_by(state, charge) == "EDG-R11"_rule);
  charge.course.heading = kHeadings;
  CHECK(refused_by(state, charge) == "EDG-R4"_rule);
}

TEST_CASE("a grenade is thrown before the fight", "[battle][refusals]") {
  const State state = after(kApart, {"a activate:a1", "a charge:b1:10/14.818", "b holdfire"});
  Fight fight = std::get<Fight>(action_in(state, "a fight:b1:1a").deed);
  fight.volley.shots.clear();
  fight.volley.shots.push_back({3, kFrag});
  CHECK(refused_by(state, fight) == "EDG-R164"_rule);
}

TEST_CASE("a consolidation ends at one enemy unit", "[battle][refusals]") {
  const State state = after(kFought, {"a activate:a1", "a fight:b1:1a", "~roll:4444", "a flip:-",
                                      "b defense:none", "~roll:1111"});
  const Consolidate both = std::get<Consolidate>(action_in(state, "a consolidate:10/17.818").deed);
  CHECK(refused_by(state, both) == "EDG-301"_rule);
}

TEST_CASE("a way has so many points and no more", "[battle][refusals]") {
  const State state = after(kApart, {"a activate:a1"});
  auto draft = Drafts<Battle>::read(state, "a move:");
  REQUIRE(draft.ok());
  DraftPart path{"path", {}, std::vector<Point>(kMostWaypoints, Point{10'000, 6'500})};
  const auto refused = [&] {
    auto copy = *draft;
    const Verdict verdict = Drafts<Battle>::add(state, copy, path);
    return verdict && verdict->rule == "EDG-R7"_rule;
  };
  CHECK_FALSE(refused());
  path.points.push_back({10'000, 6'600});
  CHECK(refused());
}

TEST_CASE("a battle needs a table with room, and an attacker", "[battle][refusals]") {
  Setup setup = usual_setup();
  REQUIRE(start(setup).ok());
  setup.attacker = Seat::Chance;
  CHECK(faults(setup, "EDG-006"_rule));
  setup = usual_setup();
  setup.battlefield = kNoBattlefield;
  CHECK(faults(setup, "EDG-R24"_rule));
  setup.battlefield = intern(field_of({spire(box_corners(0, 0, 36'000, 15'000))}));
  CHECK(faults(setup, "EDG-R10"_rule));
}

// Whatever can be shot with suppresses, so that nothing provokes this refusal; were there such a
// weapon, it would need a scenario.
TEST_CASE("what is shot with suppresses", "[battle][refusals]") {
  for (const Weapon& weapon : content().weapons) CHECK((weapon.is_melee() || weapon.sup > 0));
}

}  // namespace mael::battle
