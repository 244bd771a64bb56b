// What critical hits may do instead of striking perfectly, by an ability of their weapon: one thing
// each, chosen when flips are made, and at once (EDG-138, EDG-165, EDG-R62).
#pragma once

#include "engine/battle/action.h"
#include "engine/battle/derived.h"
#include "engine/core/violation.h"

namespace mael::battle {

// Of the weapon which one, from 1 on; nothing beyond the last.
inline constexpr int kMostCriticals = 3;
const Effect* critical_of(const Weapon& weapon, int which);
// The one that is meant; the weapon of the die must have it.
const Effect& critical_of(const State& state, const Round& round, const Critical& each);

// Of a hit die as it lies: whether there is anything else it may do, which there is not in wild
// fire (EDG-149).
bool may_do_else(const State& state, const Round& round, const HitDie& die);

// Where it is asked.
Verdict judge_criticals(const State& state, const ChooseCriticals& deed);

}  // namespace mael::battle
