// What may be done with dice, hits and weapons, read off the sheet once more and without the
// engine's own judging: slow, and for comparing with `check`. Where somebody stands and who sees
// whom is taken from the engine, since that has tests of its own.
#pragma once

#include "engine/battle/action.h"
#include "engine/battle/state.h"

namespace mael::battle::plain {

// Of removals, flips, defenses, allotments and declared shots, each where it is due.
bool is_judged(const State& state, const Deed& deed);
bool may(const State& state, const Deed& deed);

}  // namespace mael::battle::plain
