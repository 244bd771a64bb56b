// legal_actions against the plain generator: in random games, and in the positions of all
// scenarios.
#include "tests/engine/pirates/plain_generator.h"

#include <array>
#include <catch2/catch_test_macros.hpp>

#include "engine/core/table.h"
#include "engine/pirates/game.h"
#include "tests/engine/pirates/random_games.h"
#include "tests/engine/play/agreement.h"
#include "tests/engine/play/perft_table.h"
#include "tests/engine/play/scenario.h"

namespace mael::pirates {
namespace {

std::vector<Action> listed_actions(const State& state) {
  std::vector<Action> actions;
  legal_actions(state, actions);
  actions.erase(std::remove_if(actions.begin(), actions.end(),
                               [](const Action& action) {
                                 return std::holds_alternative<OfferTrade>(action.deed);
                               }),
                actions.end());
  std::sort(actions.begin(), actions.end());
  return actions;
}

void check_position(const State& state) {
  check_agreement(state, plain_actions(state), listed_actions(state));
}

}  // namespace

TEST_CASE("legal actions are what the sheet allows, in random games", "[pirates][rules][plain]") {
  std::array<int, kTaskKinds> decisions{};
  int turns = 0, compared = 0;
  for (std::uint64_t seed = 100; seed < 160; ++seed) {
    play_random_game(seed, [&](const Match<Pirates>& match) {
      const State& state = match.state();
      check_position(state);
      ++compared;
      if (state.tasks.empty()) {
        ++turns;
      } else {
        ++decisions[static_cast<std::size_t>(state.top().kind)];
      }
    });
  }
  CHECK(turns > 5000);
  CHECK(compared > 10000);
  for (const TaskKind kind : {TaskKind::Take, TaskKind::Equip, TaskKind::Drop, TaskKind::Summon,
                              TaskKind::Chests, TaskKind::Artifact, TaskKind::Treasures,
                              TaskKind::Joint, TaskKind::Trade, TaskKind::Step}) {
    CAPTURE(static_cast<int>(kind));
    CHECK(decisions[static_cast<std::size_t>(kind)] > 0);
  }
}

namespace {

// Every position a scenario comes through; how many.
int check_scenario(const Scenario& scenario, std::array<int, kTaskKinds>& decisions) {
  Result<State> state = read_position(scenario.given.text);
  if (!state.ok()) return 0;
  check_position(*state);
  int compared = 1;
  for (const ScenarioStep& step : scenario.steps) {
    for (const std::string_view text : split(step.when.text, ';')) {
      const auto action = read_action(*state, text);
      if (!action.ok() || check(*state, *action)) continue;
      apply(*state, *action);
      check_position(*state);
      if (!state->tasks.empty()) ++decisions[static_cast<std::size_t>(state->top().kind)];
      ++compared;
    }
  }
  return compared;
}

}  // namespace

TEST_CASE("legal actions are what the sheet allows, in all scenarios", "[pirates][rules][plain]") {
  std::array<int, kTaskKinds> decisions{};
  int compared = 0;
  for (const ScenarioFile& file : scenario_files("pirates")) {
    for (const Scenario& scenario : file.scenarios) compared += check_scenario(scenario, decisions);
  }
  CHECK(compared > 300);
  for (const TaskKind kind :
       {TaskKind::Share, TaskKind::Call, TaskKind::Return, TaskKind::Summon}) {
    CAPTURE(static_cast<int>(kind));
    CHECK(decisions[static_cast<std::size_t>(kind)] > 0);
  }
}

TEST_CASE("sequences of actions are as many as counted", "[pirates][perft]") {
  int rows = 0;
  for (const PerftRow& row : read_perft("pirates")) {
    const Result<State> state = read_position(row.position);
    CAPTURE(row.position, row.depth);
    REQUIRE(state.ok());
    CHECK(count_sequences(*state, row.depth,
                          [](const State& each) { return plain_actions(each); }) == row.count);
    CHECK(count_sequences(*state, row.depth,
                          [](const State& each) { return listed_actions(each); }) == row.count);
    ++rows;
  }
  CHECK(rows > 15);
}

}  // namespace mael::pirates
