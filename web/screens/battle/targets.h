// What the squad that acts may do to each enemy as it stands, and what that is likely to cost it.
// Pure.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/battle/play/course.h"
#include "web/screens/battle/game.h"

namespace mael::web::battle {

struct Target {
  UnitId unit = kNone;
  std::int32_t gap = 0;              // to it, mils
  std::optional<std::int64_t> lost;  // models on average, in thousandths; none: of a charge, or
                                     // where it cannot be told
  friend bool operator==(const Target&, const Target&) = default;
};

// In the order of units. `begun`: what may be begun (Situation). What a tap on the enemy would aim:
// a fight before fire, and that before a charge.
std::vector<Target> targets_of(const State& state, const std::vector<Draft>& begun);

}  // namespace mael::web::battle
