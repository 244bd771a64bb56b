// The legal actions of the pirates' game once more, written plainly after the sheet: of everything
// that can be named, what the rules as they are told there allow. For tests; shares only the state,
// the sea and the pieces with the engine.
#pragma once

#include <vector>

#include "engine/pirates/action.h"
#include "engine/pirates/state.h"

namespace mael::pirates {

// Sorted; trades left out.
std::vector<Action> plain_actions(const State& state);

}  // namespace mael::pirates
