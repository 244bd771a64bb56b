#include "tests/engine/maelstrom/scenario.h"

#include "tests/engine/play/scenario_tests.h"

namespace mael::maelstrom {
namespace {

const ScenarioTests tests("maelstrom", "[maelstrom]", &play_scenario);

}  // namespace
}  // namespace mael::maelstrom
