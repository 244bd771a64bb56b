// What a unit does by an ability of one of its models at a point of its activation that it chooses
// (EDG-235): the deed `use`.
#pragma once

#include <cstdint>

#include "engine/battle/derived.h"
#include "engine/core/violation.h"

namespace mael::battle {

// What the ability does for a unit that uses it; nothing where no living model has it, or it is
// not used.
const Effect* use_of(const State& state, UnitId unit, std::uint8_t ability);

// Of the active unit.
Verdict judge_use(const State& state, std::uint8_t ability);

}  // namespace mael::battle
