// What a unit does by an ability of one of its models at a point of its activation that it chooses
// (EDG-235): the deed `use`.
#pragma once

#include <cstdint>

#include "engine/battle/action.h"
#include "engine/battle/derived.h"
#include "engine/core/violation.h"

namespace mael::battle {

// What an ability does where it is used so, clause by clause: that which is aimed at a unit where
// the use is, else what is not. Nothing where no living model has it, or it is not used. They are
// of the content.
using UseClauses = FixedList<const Effect*, kMostClauses>;
UseClauses clauses_of(const State& state, UnitId unit, const Use& use);
// Its price in command points, with the helper's help.
int price_of(const State& state, UnitId unit, const Use& use);

// Of the active unit.
Verdict judge_use(const State& state, const Use& use);
// Whatever the active unit may use, each with each target and helper that judge_use accepts.
void add_uses(const State& state, std::vector<Use>& uses);

}  // namespace mael::battle
