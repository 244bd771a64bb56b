#include "tests/engine/pirates/told.h"
#include "tests/engine/play/scenario_tests.h"

namespace mael::pirates {
namespace {

std::vector<std::string> play_scenario(const Scenario& scenario) {
  return ScenarioPlayer<Told>(scenario).play();
}

const ScenarioTests tests("pirates", "[pirates]", &play_scenario);

}  // namespace
}  // namespace mael::pirates
