// Which moves and charges are legal, read off the sheet once more and without the engine's own
// judging of ways, ends and contacts: slow, for comparing with `check`.
#pragma once

#include "engine/battle/action.h"
#include "engine/battle/state.h"

namespace mael::battle::plain {

// Of the active unit, which may move: its end and the way there, whole base and all (section 5,
// rulings B).
bool may_go(const State& state, const Course& course, bool dash);
bool may_charge(const State& state, const Charge& charge);

// Whether the target of the charge that was just made may fire, and whether that fire is wild,
// which where the charge began tells (EDG-309, EDG-311).
bool may_fire_back(const State& charged);
bool is_fire_back_wild(const State& before, UnitId target);

}  // namespace mael::battle::plain
