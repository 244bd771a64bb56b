// legal_actions against the plain generator in Vortex: in random games between small forces with
// events and relics, and in the positions of all its scenarios.
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "engine/core/random.h"
#include "engine/maelstrom/rules.h"
#include "engine/maelstrom/text/notation.h"
#include "tests/engine/maelstrom/plain_generator.h"
#include "tests/engine/play/agreement.h"
#include "tests/engine/play/scenario_tests.h"

namespace mael::maelstrom {
namespace {

void check_agreement(const State& state) {
  mael::check_agreement(state, plain_actions(state), listed_actions(state));
}

constexpr std::array<const char*, 8> kForces{
    "AcA2+IrE2+Ban2+Ove1+FiR1+ChE1",      "LoF2+DHo2+Fre1+Dev1+SuH1+VoI1",
    "FiP2+NPi1+PoN1+RoC1+Plu1+SeR1+CoE1", "CeC2+LBa2+Int2+SeD1+AoD1+HoH1",
    "ElG2+Tho1+BrS1+SuG1+Win1+Ent1+SFT1", "HiQ2+GlG1+ClS1+SoS1+Tre1+TuS1+Key1",
    "BaF2+ShD2+RiA1+GCh1+SoT1+SLa1",      "SuR2+ReR2+Rip1+CrD1+FoB2+DBl1"};

// Plays one random game and holds both generators against each other in its small positions,
// always where an event may be answered. Returns in how many.
int play_game(const Setup& setup, Random& random, int& answers) {
  State state = *start(setup);
  std::vector<Action> actions;
  int compared = 0;
  for (int i = 0; i < 300 && !outcome(state).over; ++i) {
    const bool answer = state.awaiting == Awaiting::Answer;
    if (is_small(state) && (answer || random.below(6) == 0)) {
      check_agreement(state);
      ++compared;
      answers += answer ? 1 : 0;
    }
    legal_actions(state, actions);
    apply(state, actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
  }
  return compared;
}

TEST_CASE("legal actions are what check accepts, in random games of Vortex", "[vortex][plain]") {
  Random random(1);
  int compared = 0, answers = 0;
  for (int game = 0; game < 30; ++game) {
    std::string line = "vortex/1 opt=draw:6,same:1";
    line += ",discard:" + std::to_string(game % (kMostDiscards + 1));
    line += std::string(" a=") + kForces[random.below(kForces.size())];
    line += std::string(" b=") + kForces[random.below(kForces.size())];
    const Result<Setup> setup = read_setup(line);
    REQUIRE(setup.ok());
    compared += play_game(*setup, random, answers);
  }
  CHECK(compared > 200);
  CHECK(answers > 10);
}

TEST_CASE("legal actions are what check accepts, in the positions of the scenarios of Vortex",
          "[vortex][plain]") {
  int compared = 0;
  for (const ScenarioFile& file : scenario_files("vortex")) {
    for (const Scenario& scenario : file.scenarios) {
      const Result<State> state = read_position(scenario.given.text);
      if (!state.ok() || !is_small(*state)) continue;
      check_agreement(*state);
      ++compared;
    }
  }
  CHECK(compared > 60);
}

}  // namespace
}  // namespace mael::maelstrom
