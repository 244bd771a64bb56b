#include "tests/engine/cards/told.h"
#include "tests/engine/play/scenario_tests.h"

namespace mael::cards {
namespace {

std::vector<std::string> play_scenario(const Scenario& scenario) {
  return ScenarioPlayer<Told>(scenario).play();
}

const ScenarioTests tests("edge-cards", "[cards]", &play_scenario);

}  // namespace
}  // namespace mael::cards
