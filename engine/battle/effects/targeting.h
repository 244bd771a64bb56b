// What abilities of weapons make of a target: how far it may be, whether it must be seen, and what
// it is left with once it was fired at.
#pragma once

#include "engine/battle/derived.h"

namespace mael::battle {

// Whether the target has what an effect asks of it (vocabulary.h), but for sight and distance.
bool is_asked_of(const State& state, UnitId target, const Effect& effect);

// Whether the weapon reaches any target, were this one it.
bool reaches_anywhere(const State& state, const Weapon& weapon, UnitId target);
// Whether it needs no sight of this one (EDG-123).
bool needs_no_sight(const State& state, const Weapon& weapon, UnitId target);
// Whether the unit has a weapon that needs none.
bool may_aim_blind(const State& state, UnitId shooter, UnitId target);

// The Painted tokens the target of this round, as it is declared, gets when the action is over
// (EDG-R197): of models of the unit, and of weapons that are fired.
int paints_of(const State& state, const Round& round);

}  // namespace mael::battle
