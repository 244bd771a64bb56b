// legal_actions against the plain generator: in random games between small forces, and in the
// positions of all scenarios.
#include "tests/engine/maelstrom/plain_generator.h"

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <set>
#include <string>

#include "engine/core/random.h"
#include "engine/maelstrom/rules.h"
#include "engine/maelstrom/text/notation.h"
#include "tests/engine/play/agreement.h"
#include "tests/engine/play/scenario_tests.h"

namespace mael::maelstrom {
namespace {

void check_agreement(const State& state) {
  mael::check_agreement(state, plain_actions(state), listed_actions(state));
}

// Forces of a few tiles that between them have every trait, colour mixtures, energy to spend and
// abilities of every kind.
constexpr std::array<const char*, 16> kForces{
    "AcA2+StP2+CRu1+PlL1+Lam1", "CeC2+LBa1+LCh1+EtT2+DaH1", "FiP2+DBa1+Hat2+EmD1+DBe1",
    "LoF2+KCr2+ChS1+HaP1+Chi1", "BaF2+GrC1+ShD2+PlB1+ChH1", "HiQ2+DrB1+QuH1+RuC1+ClS1",
    "ElG2+MoB1+Gre1+PoS1+SnR1", "SuR2+TiG1+Sir1+TiC1+LeC1", "AcA2+IrE2+GuH1+CRu1",
    "LoF2+DHo2+TWT1+KSh1",      "LoF2+AcA2+DHo1+IrE1+KCr1", "FiP2+NTe1+NPi1+NZe1+DTr2",
    "BaF2+SkL2+BaK1+Gho1",      "HiQ2+GlG1+SlW1+ClS2",      "AcA1+LoF1+AeM1+GaK1+Chi3",
    "ElG2+Tho1+BrS1+PoS1+StS1"};

// Plays one random game and holds both generators against each other in its small positions.
// Returns in how many.
int play_game(const Setup& setup, Random& random) {
  const auto started = start(setup);
  REQUIRE(started.ok());
  State state = *started;
  std::vector<Action> actions;
  int compared = 0;
  for (int i = 0; i < 400 && !outcome(state).over; ++i) {
    if (is_small(state) && random.below(4) == 0) {
      check_agreement(state);
      ++compared;
    }
    if (random.below(40) == 0) {
      const Action offer{seat_at(static_cast<int>(random.below(kSeats))), OfferDraw{}};
      if (!check(state, offer)) apply(state, offer);
    }
    legal_actions(state, actions);
    apply(state, actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
  }
  check_agreement(state);
  return compared;
}

TEST_CASE("legal actions are what check accepts, in random games of small forces",
          "[maelstrom][rules][plain][rule:MAE-R61]") {
  Random random(1);
  int compared = 0;
  for (int game = 0; game < 40; ++game) {
    std::string line = "maelstrom/1 free opt=draw:6,same:1";
    if (random.below(3) == 0) line += ",limited:0";
    if (random.below(4) == 0) line += ",edge:0";
    if (random.below(4) == 0) line += ",squeeze:0";
    line += std::string(" a=") + kForces[random.below(kForces.size())];
    line += std::string(" b=") + kForces[random.below(kForces.size())];
    const Result<Setup> setup = read_setup(line);
    REQUIRE(setup.ok());
    compared += play_game(*setup, random);
  }
  CHECK(compared > 300);
}

TEST_CASE("legal actions are what check accepts, in the positions of all scenarios",
          "[maelstrom][rules][plain]") {
  std::set<std::string> positions;
  for (const ScenarioFile& file : scenario_files("maelstrom")) {
    for (const Scenario& scenario : file.scenarios) positions.insert(scenario.given.text);
  }
  int compared = 0;
  for (const std::string& text : positions) {
    const Result<State> state = read_position(text);
    if (!state.ok() || !is_small(*state)) continue;
    check_agreement(*state);
    ++compared;
  }
  CHECK(compared > 150);
}

}  // namespace
}  // namespace mael::maelstrom
