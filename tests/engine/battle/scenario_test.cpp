#include "tests/engine/battle/told.h"
#include "tests/engine/play/scenario_tests.h"

namespace mael::battle {
namespace {

std::vector<std::string> play_scenario(const Scenario& scenario) {
  return ScenarioPlayer<Told>(scenario).play();
}

const ScenarioTests tests("edge-battle", "[battle]", &play_scenario);

}  // namespace
}  // namespace mael::battle
