// Command, of whatever name, and what an order comes to (section 12.3). Whoever asks for a command
// or its range asks here.
#pragma once

#include "engine/battle/derived.h"
#include "engine/battle/effects/figures.h"

namespace mael::battle {

// The greatest command value of a model (EDG-337), or kNoCommand.
int command_of(const Profile& profile);
// How far its orders and what else asks for its range reach, in mils (EDG-338). Of a command of 0
// this is left aside: it reaches its own unit alone.
std::int32_t command_range_of(const Profile& profile);
// Whether the commander has the unit in its command range (EDG-R215).
bool is_in_command(const State& state, ModelId commander, UnitId unit);
// The same of any commander of the unit's side that has one of these designators.
bool is_commanded(const State& state, UnitId unit, Designators designators);

// By how many levels an order of the commander lowers the suppression of the unit (EDG-340).
Amount relief_of(const State& state, ModelId commander, UnitId unit);

// What some living model of the unit is, a bit each (EDG-325).
Designators designators_of(const State& state, UnitId unit);

}  // namespace mael::battle
