// What can be counted of the legal actions of a battle once more, written plainly after the sheet:
// of everything that can be named, what the rules as they are told there allow. For tests; shares
// only the state, the numbers of the pieces and the levels of the ground with the engine.
#pragma once

#include <vector>

#include "engine/battle/action.h"
#include "engine/battle/state.h"

namespace mael::battle {

// Whether a kind of deed can be counted here: neither moves nor declared shots, nor what is done
// with dice and hits, of which only candidates are listed.
bool is_countable(const State& state, const Deed& deed);

// Sorted; those that is_countable holds for.
std::vector<Action> plain_actions_of(const State& state);

}  // namespace mael::battle
