// What sides cost, and sides that chance draws for a battle between equals.
#pragma once

#include <cstdint>

#include "engine/battle/content/roster.h"
#include "engine/battle/rules.h"
#include "engine/core/random.h"

namespace mael::battle {

inline constexpr int kFewestSidePoints = 20,
                     kMostSidePoints = 60;  // that a side may be agreed to cost

// Every side that costs more than was agreed (EDG-403).
std::vector<Violation> over_points(const Setup& setup, int limit);

// The same battle with so many units of each faction, as many as the sides have now, with options
// and within the limit: of many draws one in which the sides differ least, and of those the one
// that costs most. No units of a former edition are drawn. Unchanged where no draw keeps to the
// limit. Requires sides that field something.
Setup with_drawn_sides(const Setup& setup, int limit, Random& random);

}  // namespace mael::battle
