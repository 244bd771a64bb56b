// Every scenario of a folder is a test of its own, tagged with the game and its rule ids:
//   tests '[rule:MAE-088]'
#pragma once

#include <list>
#include <string>

#include "tests/engine/play/scenario.h"

namespace mael {

// Failures; empty if all is as told.
using PlayScenario = std::vector<std::string> (*)(const Scenario& scenario);

// Registers the tests when it comes into being, which must be before main, and owns what they
// refer to.
class ScenarioTests {
 public:
  // `tag` is that of the game.
  ScenarioTests(const std::string& folder, const std::string& tag, PlayScenario play);

 private:
  void add(const Scenario& scenario, const std::string& tag, PlayScenario play);

  std::list<ScenarioFile> files_;
};

}  // namespace mael
