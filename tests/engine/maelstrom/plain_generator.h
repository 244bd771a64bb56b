// A second, plain generator of legal actions: every well-formed action goes through `check`, which
// alone decides. What it finds must be what `legal_actions` lists.
//
// Of what check accepts it leaves out what rules.h says is not listed: table talk (resigning,
// offering a draw), choices an observer does not see, and summons with a payer who could be left
// out (MAE-R61). Attacks on a target with more than eight possible attackers are listed only in
// part: such positions are not for this generator.
#pragma once

#include <vector>

#include "engine/maelstrom/action.h"

namespace mael::maelstrom {

// Sorted, each action once. Takes 2^n checks and more for n tiles of a seat in play.
std::vector<Action> plain_actions(const State& state);

// The same from legal_actions.
std::vector<Action> listed_actions(const State& state);

// Whether the plain generator is quick here and covers everything.
bool is_small(const State& state);

}  // namespace mael::maelstrom
