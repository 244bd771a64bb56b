// legal_actions against the plain generator: in random firefights, as far as they can be counted.
#include "tests/engine/battle/plain_generator.h"

#include <catch2/catch_test_macros.hpp>
#include <map>

#include "tests/engine/battle/random_run.h"
#include "tests/engine/play/agreement.h"

namespace mael::battle {
namespace {

// Where decisions were compared, and how often: a stage of the turn, or a step within it.
struct Compared {
  int positions = 0, actions = 0;
  std::map<Stage, int> stages;
  std::map<Step, int> steps;
};

Compared compare(std::uint64_t seed, int games, bool with_abilities = false) {
  Compared compared;
  RandomRun(seed, false, with_abilities)
      .play(games, [&](const Match<Battle>& match, std::vector<Action> listed) {
        const State& state = match.state();
        std::erase_if(listed,
                      [&](const Action& action) { return !is_countable(state, action.deed); });
        std::sort(listed.begin(), listed.end());
        const std::vector<Action> plain = plain_actions_of(state);
        check_agreement(state, plain, listed);
        if (plain.empty()) return;
        ++compared.positions;
        compared.actions += static_cast<int>(plain.size());
        ++(state.frames.empty() ? compared.stages[state.stage]
                                : compared.steps[state.frames[state.frames.size() - 1].step]);
      });
  return compared;
}

void check_all_met(const Compared& compared) {
  for (const Stage stage :
       {Stage::Priority, Stage::ChoosePriority, Stage::Go, Stage::Second, Stage::Retire}) {
    CAPTURE(static_cast<int>(stage));
    CHECK(compared.stages.count(stage) == 1);
  }
  for (const Step step : {Step::Acting, Step::BonusMove, Step::Charged, Step::Retreat,
                          Step::ChooseAv, Step::Injuries, Step::Leader}) {
    CAPTURE(static_cast<int>(step));
    CHECK(compared.steps.count(step) == 1);
  }
}

}  // namespace

TEST_CASE("what can be counted is what the sheet allows, in random firefights",
          "[battle][rules][plain]") {
  const Compared compared = compare(7, 30);
  CHECK(compared.positions > 1500);
}

TEST_CASE("so is it where models can do anything", "[battle][rules][plain]") {
  const Compared compared = compare(9, 24, true);
  CHECK(compared.positions > 1200);
}

TEST_CASE("so is that of 10 000 positions", "[.release][battle][rules][plain]") {
  const Compared compared = compare(8, 600);
  CHECK(compared.positions > 10000);
  check_all_met(compared);
}

}  // namespace mael::battle
