#include "tests/engine/maelstrom/scenario.h"
#include "tests/engine/maelstrom/told.h"

namespace mael::maelstrom {

std::vector<std::string> play_scenario(const Scenario& scenario) {
  return ScenarioPlayer<Told>(scenario).play();
}

}  // namespace mael::maelstrom
