// Scenarios of Maelstrom (tests/engine/play/scenario.h). A fresh game is `new [free|advanced] FORCE
// FORCE [opt=…]`;
// kinds of actions are moves attacks defences consumptions draws exchanges summons ends primaries
// takes answers chances abilities events triggers passes; a state is told by the fields of a
// position (all can be named, also those a position leaves out); a space: 2.3=aIrE1' (marks count
// if there is a `:`) or 2.3=- if it is empty; what a tile is worth now: combat@2.3=1, also armor
// movement output; pairs for a,b: hands (sizes), stack (sizes), sides (held at the Vortex),
// presence (what they count for in a Burn Phase); what stands on a tile: printed.IrE=….
#pragma once

#include "tests/engine/play/scenario.h"

namespace mael::maelstrom {

// Every failure names file and line, position and action; empty if all is as told.
std::vector<std::string> play_scenario(const Scenario& scenario);

}  // namespace mael::maelstrom
