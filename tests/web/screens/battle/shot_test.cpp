// Shots read line by line: weapons left out, other targets beside, and answers to a charge.
#include <algorithm>
#include <string>

#include "engine/battle/derived.h"
#include "engine/battle/forecast.h"
#include "tests/web/screens/battle/battle_table.h"
#include "web/screens/battle/arms.h"
#include "web/screens/battle/under_fire.h"
#include "web/screens/battle/words.h"

namespace mael::web::battle {
namespace {

// Drones and their handler have different weapons; two squads can be aimed at.
const std::string kMixed =
    "edge-battle/1 table=36x36 a.i=E02:18/10+17/9+19/9+16/8+20/8,face:256 "
    "b.i=K01:18/20+17/21+19/21+16/22+20/22,face:768 b.ii=K04:26/20+25/21+27/21,face:768 "
    "stage=active gone=1 active=a1 frames=acting:a1";

float mean_of_chart(const PromptView& prompt) {
  float mean = 0;
  REQUIRE(prompt.chart);
  for (std::size_t i = 0; i < prompt.chart->lost.size(); ++i) {
    mean += static_cast<float>(i) * prompt.chart->lost[i];
  }
  return mean;
}

int shots_of_draft(const Played& played) {
  return volley_of(played.table.selection().draft->action.deed)->shots.size();
}

}  // namespace

TEST_CASE("EDG-131 a weapon that is tapped is left out, and every figure follows",
          "[battle_shot]") {
  Played played(kMixed);
  played.tap("squad b1");
  // The handler's pistol, and the machine guns of four drones.
  REQUIRE(played.view().prompt->weapons.size() == 2);
  CHECK(played.view().prompt->weapons[0].used);
  CHECK(played.view().prompt->weapons[1].used);
  CHECK(shots_of_draft(played) == 5);
  const float before = mean_of_chart(*played.view().prompt);
  played.tap("weapon 2");
  CHECK(played.view().prompt->weapons[0].used);
  CHECK_FALSE(played.view().prompt->weapons[1].used);
  CHECK(shots_of_draft(played) == 1);
  CHECK(mean_of_chart(*played.view().prompt) < before);
  played.tap("weapon 2");
  CHECK(shots_of_draft(played) == 5);
  CHECK(mean_of_chart(*played.view().prompt) == before);
  CHECK(played.done.empty());
}

TEST_CASE("EDG-133 somebody must fire", "[battle_shot]") {
  Played played(facing());
  played.tap("squad b1");
  // Rifles alone are fired, though each carries a pistol besides.
  REQUIRE(played.view().prompt->weapons[0].used);
  played.tap("weapon 1");
  REQUIRE(played.view().refusal.has_value());
  CHECK(played.view().refusal->rule == "EDG-133"_rule);
  CHECK(played.view().prompt->weapons[0].used);
}

TEST_CASE("another target is told beside, and a tap turns to it", "[battle_shot]") {
  Played played(kMixed);
  played.tap("squad b1");
  const auto& steps = played.view().prompt->steps;
  const auto other = std::find_if(steps.begin(), steps.end(), [](const StepView& step) {
    return std::holds_alternative<intent::AimAt>(step.intent);
  });
  REQUIRE(other != steps.end());
  CHECK_FALSE(other->value.empty());
  const UnitId target = std::get<intent::AimAt>(other->intent).target;
  played.tap("squad b2");
  CHECK(volley_of(played.table.selection().draft->action.deed)->target == target);
}

TEST_CASE("a shot is read whole on any screen", "[battle_shot]") {
  for (const Vec2 viewport : {Vec2{390, 844}, Vec2{844, 390}, Vec2{1024, 768}}) {
    for (const std::string& text : {facing(), kMixed}) {
      Played played(text);
      played.viewport = viewport;
      played.frame({}, {});
      played.tap("squad b1");
      INFO(viewport.x << "x" << viewport.y);
      const Rect prompt = played.table.layout().prompt;
      const Rect board = played.table.layout().board;
      CHECK((board.min.x >= prompt.max.x || board.max.y <= prompt.min.y));
      // Its four lines; what it would come to elsewhere may go.
      for (const std::string line : {"step 1", "step 2", "step 3", "step 4", "weapon 1"}) {
        INFO(line);
        const auto at = played.table.where(line);
        REQUIRE(at);
        CHECK(prompt.contains(at->min));
        CHECK(prompt.contains(at->max));
        CHECK(at->height() >= 44);
      }
    }
  }
}

TEST_CASE("every line of a shot but other targets opens a rule", "[battle_shot]") {
  Played played(facing());
  played.tap("squad b1");
  for (const StepView& step : played.view().prompt->steps) {
    const auto* read = std::get_if<intent::ReadRule>(&step.intent);
    INFO(step.text);
    REQUIRE(read);
    CHECK_FALSE(read->rule.empty());
  }
}

TEST_CASE("EDG-303 a charge says what the target may fire, and the answer what comes back",
          "[battle_shot]") {
  Played played(facing());
  for (const Draft& draft : played.table.situation().begun) {
    if (!std::holds_alternative<Charge>(draft.action.deed)) continue;
    Draft charge = draft;
    REQUIRE_FALSE(Drafts<Rules>::add(played.state(), charge, {"target", {1}, {}}));
    Reaction made = respond(played.table.situation(), {}, intent::AimAt{draft, 1});
    const View view = build_view(played.table.situation(), made.selection, Journal(two_persons()));
    const auto& steps = view.prompt->steps;
    CHECK(std::any_of(steps.begin(), steps.end(), [](const StepView& step) {
      const auto* read = std::get_if<intent::ReadRule>(&step.intent);
      return read && read->rule == "EDG-303"_rule;
    }));
    played.play(charge.action);
    const PromptView& asked = *played.view().prompt;
    REQUIRE(asked.chart);
    REQUIRE(asked.compare);
    CHECK(asked.compare->without.figure.starts_with("5"));
    CHECK_FALSE(asked.weapons.empty());
    REQUIRE_FALSE(played.view().buttons.empty());
    CHECK(played.view().buttons[0].command == Command(Common::Confirm));
    played.tap("button confirm");
    CHECK(std::holds_alternative<Defend>(played.done.back().deed));
    return;
  }
  FAIL("no charge may be begun");
}

TEST_CASE("whoever is charged and wants to concede is asked about that alone", "[battle_shot]") {
  Played played(facing());
  const auto& begun = played.table.situation().begun;
  const auto charges = std::find_if(begun.begin(), begun.end(), [](const Draft& each) {
    return std::holds_alternative<Charge>(each.action.deed);
  });
  REQUIRE(charges != begun.end());
  Draft charge = *charges;
  REQUIRE_FALSE(Drafts<Rules>::add(played.state(), charge, {"target", {1}, {}}));
  played.play(charge.action);
  const Situation& situation = played.table.situation();
  const Reaction asked = respond(situation, {}, intent::Press{Own::Concede});
  const View view = build_view(situation, asked.selection, Journal(two_persons()));
  REQUIRE(view.prompt);
  CHECK(view.prompt->title ==
        words_of(situation, Action{situation.actor(), mael::battle::Concede{}}));
  CHECK_FALSE(view.prompt->chart);
  CHECK(view.prompt->choices.empty());
}

TEST_CASE("fire at a squad costs less once it has taken cover", "[battle_shot]") {
  const State open = position(facing());
  const std::vector<UnitId> watchers = watchers_of(open, 0);
  const auto bare = losses_to_fire(open, 0, watchers, false);
  const auto covered = losses_to_fire(open, 0, watchers, true);
  REQUIRE(bare);
  REQUIRE(covered);
  CHECK(*covered < *bare);
  CHECK(*bare > 0);
  // Out of sight nobody fires.
  const State hidden = position(facing("terrain=house:0/14+36/14+36/16+0/16 "));
  CHECK_FALSE(losses_to_fire(hidden, 0, watchers_of(hidden, 0), false).has_value());
}

}  // namespace mael::web::battle
