// What is said before something is done that dice decide or nothing takes back.
#include <algorithm>
#include <string>

#include "engine/battle/round/forecast.h"
#include "tests/web/screens/battle/battle_table.h"
#include "web/screens/battle/words.h"

namespace mael::web::battle {
namespace {

// As it is shown, by its label.
std::string choice_named(const Played& played, std::string_view label) {
  const auto& choices = played.view().prompt->choices;
  const auto found = std::find_if(choices.begin(), choices.end(),
                                  [&](const ChoiceView& each) { return each.label == label; });
  INFO(label);
  REQUIRE(found != choices.end());
  return "choice " + std::to_string(found - choices.begin() + 1);
}

const StepView& step_of(const Played& played, RuleId rule) {
  const auto& steps = played.view().prompt->steps;
  const auto found = std::find_if(steps.begin(), steps.end(), [&](const StepView& step) {
    const auto* read = std::get_if<intent::ReadRule>(&step.intent);
    return read && read->rule == rule;
  });
  INFO(rule.text());
  REQUIRE(found != steps.end());
  return *found;
}

std::string with(std::string text, const std::string& from, const std::string& to) {
  const auto at = text.find(from);
  REQUIRE(at != std::string::npos);
  return text.replace(at, from.size(), to);
}

// The contractors have fired, and these dice lie.
void fire(Played& played, std::initializer_list<int> dice) {
  played.tap("squad b1");
  played.tap("button confirm");
  Roll roll;
  for (const int face : dice) roll.dice.push_back(static_cast<std::uint8_t>(face));
  played.play(Action{Seat::Chance, roll});
  REQUIRE(played.table.situation().is_at(Step::FlipHits));
}

}  // namespace

TEST_CASE("EDG-152 wild fire says that only a six hits", "[battle_outcome]") {
  Played played(with(facing(), "20/8,face:256", "20/8,face:768"));
  played.tap("squad b1");
  CHECK(step_of(played, "EDG-R50"_rule).text.starts_with("Wild: only a 6 hits"));
}

TEST_CASE("EDG-163 armor is told with the flips it has from behind", "[battle_outcome]") {
  Played front(facing());
  front.tap("squad b1");
  CHECK(step_of(front, "EDG-175"_rule).text.ends_with("with 3 flips"));
  Played behind(with(facing(), "20/22,face:768", "20/22,face:256"));
  behind.tap("squad b1");
  CHECK(step_of(behind, "EDG-175"_rule).text.ends_with("with 2 flips"));
  CHECK(step_of(behind, "EDG-175"_rule).note.starts_with("From behind"));
}

TEST_CASE("EDG-190 a shot says how far suppression rises", "[battle_outcome]") {
  Played played(facing());
  played.tap("squad b1");
  // Always hit, mostly hurt: more than a level, at most two.
  const std::string value = step_of(played, "EDG-190"_rule).value;
  CHECK(value > "~1.0");
  CHECK(value <= "~2.0");
}

TEST_CASE("dice say what they come to, and are laid as they fell before that is kept",
          "[battle_outcome]") {
  Played played(facing());
  fire(played, {5, 4, 3, 2, 1});
  const State& state = played.state();
  const FlipDice best = best_hit_flips(state);
  REQUIRE_FALSE(best.flips.empty());
  const std::string proposed = played.view().prompt->sentences.front();
  CHECK(proposed.ends_with(say_losses(forecast(state, best), 5)));
  played.tap(choice_named(played, "Flip nothing"));
  CHECK(played.table.situation().is_at(Step::FlipHits));
  CHECK(flips_of(played.table.situation(), played.table.selection()).flips.empty());
  const std::string fell = played.view().prompt->sentences.front();
  CHECK(fell.starts_with("2 hits."));
  CHECK(fell.ends_with(say_losses(forecast(state, FlipDice{}), 5)));
  played.tap(choice_named(played, "As proposed"));
  CHECK(played.view().prompt->sentences.front() == proposed);
  played.tap("button confirm");
  CHECK(std::get<FlipDice>(played.done.back().deed) == best);
}

TEST_CASE("EDG-269 Suppressive Fire speaks of levels, and not of hits", "[battle_outcome]") {
  Played played(facing());
  const Draft* begun = played.table.situation().may_begin<SuppressiveFire>();
  REQUIRE(begun);
  played.tap(choice_named(played, "Shoot"));
  played.tap(choice_named(played, "Suppress"));
  for (const StepView& step : played.view().prompt->steps) {
    INFO(step.text);
    CHECK(step.text.find("hits on") == std::string::npos);
  }
  CHECK(step_of(played, "EDG-269"_rule).value == "+1");
  CHECK(step_of(played, "EDG-270"_rule).value == "5");
  CHECK(step_of(played, "EDG-272"_rule).text.find("4+") != std::string::npos);
  CHECK(step_of(played, "EDG-273"_rule).value > "~1.0");
  played.tap("button confirm");
  CHECK(std::holds_alternative<SuppressiveFire>(played.done.back().deed));
}

TEST_CASE("EDG-313 what ends an activation is told first, and done when it is confirmed",
          "[battle_outcome]") {
  Played played(with(facing(), "20/8,face:256", "20/8,face:256,supp:2"));
  played.tap(choice_named(played, "Recover"));
  CHECK(played.done.empty());
  CHECK(step_of(played, "EDG-313"_rule).text.find("4+") != std::string::npos);
  step_of(played, "EDG-312"_rule);
  CHECK(played.view().buttons[0].label == "Shake off suppression");
  played.tap("button cancel");
  CHECK(played.done.empty());
  played.tap(choice_named(played, "Recover"));
  played.tap("button confirm");
  CHECK(played.done.empty());  // asked about: two actions are given up
  played.tap("button confirm");
  REQUIRE(played.done.size() == 1);
  CHECK(std::holds_alternative<ShakeOff>(played.done[0].deed));
}

TEST_CASE("EDG-R99 who may retire is told what it gives the other side", "[battle_outcome]") {
  Played played(
      "edge-battle/1 table=36x36 stage=retire a.i=E01:18/10+17/9+19/9+16/8+20/8,face:256,done:1 "
      "b.i=K01:18/20+17/21+19/21+16/22+20/22,face:768,done:1");
  step_of(played, "EDG-R99"_rule);
  for (const ChoiceView& choice : played.view().prompt->choices) {
    INFO(choice.label);
    CHECK(choice.primary == (choice.label == "Retire nobody"));
  }
}

TEST_CASE("EDG-243 a dash says that it leaves wild fire alone", "[battle_outcome]") {
  Played played(facing());
  const Draft* begun = played.table.situation().may_begin<Dash>();
  REQUIRE(begun);
  Draft dash = *begun;
  REQUIRE_FALSE(Drafts<Rules>::add(played.state(), dash, {"end", {}, {Point{18'000, 6'000}}}));
  const Reaction made = respond(played.table.situation(), {}, intent::Begin{dash});
  const View view = build_view(played.table.situation(), made.selection, Journal(two_persons()));
  REQUIRE(view.prompt);
  CHECK(std::any_of(view.prompt->steps.begin(), view.prompt->steps.end(), [](const StepView& step) {
    const auto* read = std::get_if<intent::ReadRule>(&step.intent);
    return read && read->rule == "EDG-243"_rule;
  }));
}

TEST_CASE("who looks no more measures no more either", "[battle_outcome]") {
  Played played(facing());
  played.tap("button ruler");
  REQUIRE(played.table.selection().measures);
  played.tap(choice_named(played, "Look no more"));
  CHECK_FALSE(played.table.selection().measures);
}

TEST_CASE("what was aimed at is marked no more once one has gone back", "[battle_outcome]") {
  Played played(facing());
  played.tap("squad b1");
  CHECK(played.table.selection().unit == 1);
  played.tap("button cancel");
  CHECK(played.table.selection().unit == 0);
}

}  // namespace mael::web::battle
