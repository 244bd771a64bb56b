// A second, plain generator of legal actions, written from the rules sheet alone: it works out
// rates, stacks, the deck and what is allowed by itself and asks nothing of the rules' own
// judgements. What it finds must be what `legal_actions` lists, and of all actions that can be
// written what `check` accepts.
#pragma once

#include <vector>

#include "engine/cards/action.h"

namespace mael::cards {

// Sorted, each action once. Of positions in which no hand is hidden.
std::vector<Action> plain_actions(const State& state);

// The same from legal_actions.
std::vector<Action> listed_actions(const State& state);

// Every action that could be written for either seat or chance, allowed or not, and some with
// stacks, ships and planets there are not.
std::vector<Action> all_writable_actions(const State& state);

}  // namespace mael::cards
