// legal_actions and check against the plain generator: in random games, and in the positions of all
// scenarios.
#include "tests/engine/cards/plain_generator.h"

#include <array>
#include <catch2/catch_test_macros.hpp>

#include "engine/cards/game.h"
#include "tests/engine/play/agreement.h"
#include "tests/engine/play/scenario_tests.h"

namespace mael::cards {
namespace {

// Of all that can be written, check accepts what the plain generator finds.
void check_all_writable(const State& state, const std::vector<Action>& plain) {
  std::vector<Action> accepted;
  for (const Action& action : all_writable_actions(state)) {
    if (!check(state, action)) accepted.push_back(action);
  }
  std::sort(accepted.begin(), accepted.end());
  check_agreement(state, plain, accepted);
}

void check_position(const State& state, bool all) {
  const std::vector<Action> plain = plain_actions(state);
  check_agreement(state, plain, listed_actions(state));
  if (all) check_all_writable(state, plain);
}

// How often each kind of decision came up.
using Decisions = std::array<int, 10>;

void play_game(Random& random, Decisions& decisions) {
  State state = *start(EdgeCards::draw_odd_setup(random));
  std::vector<Action> actions;
  while (!to_act(state).is_nobody()) {
    check_position(state, random.below(60) == 0);
    ++decisions[static_cast<std::size_t>(state.awaiting)];
    legal_actions(state, actions);
    apply(state, actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
  }
  check_position(state, true);
}

TEST_CASE("legal actions are what the sheet allows, in random games", "[cards][rules][plain]") {
  Random random(1);
  Decisions decisions{};
  for (int game = 0; game < 60; ++game) play_game(random, decisions);
  for (int kind = 0; kind < static_cast<int>(Awaiting::Nothing); ++kind) {
    CAPTURE(kind);
    CHECK(decisions[static_cast<std::size_t>(kind)] > 20);
  }
}

TEST_CASE("legal actions are what the sheet allows, in the positions of all scenarios",
          "[cards][rules][plain]") {
  int compared = 0;
  for (const ScenarioFile& file : scenario_files("edge-cards")) {
    for (const Scenario& scenario : file.scenarios) {
      const Result<State> state = read_position(scenario.given.text);
      if (!state.ok()) continue;
      check_position(*state, true);
      ++compared;
    }
  }
  CHECK(compared > 100);
}

}  // namespace
}  // namespace mael::cards
