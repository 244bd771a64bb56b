// Moves and volleys a sensible player looks at, where all that is allowed cannot be listed: ends of
// moves at short and at standard range of each enemy, behind and in cover, out of sight, and all
// round; charges at each enemy in reach; volleys with the best weapons. Each is accepted by check.
#pragma once

#include <vector>

#include "engine/battle/action.h"
#include "engine/battle/play/course.h"

namespace mael::battle {

// Courses of a move, a dash, a bonus move, a consolidation or a retreat; no two end within an inch
// of each other.
void add_courses(const State& state, const Walk& walk, std::vector<Course>& courses);
// Charges of the active unit at a target; none where it may not be named.
void add_charges(const State& state, UnitId target, std::vector<Charge>& charges);
// Volleys of a kind at a target.
void add_volleys(const State& state, RoundKind kind, UnitId shooter, UnitId target,
                 std::vector<Volley>& volleys);

// The way of the unit's leader straight to a spot, over whatever lies there.
Waypoints straight_to(const State& state, UnitId unit, Point at);
// A course along a path, the rest as a person leaves it to the program: dynamic where it may be
// (EDG-091), which is never worse; the unit looks at the nearest enemy, of a charge at its target,
// and the other models follow (EDG-R10, EDG-R26).
Course course_along(const State& state, const Walk& walk, const Waypoints& path);

// The heading from where a unit looks at the nearest enemy.
Heading heading_at_enemy(const State& state, UnitId unit, Point from);

}  // namespace mael::battle
