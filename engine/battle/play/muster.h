// Where squads stand when a firefight begins. Deployment by the players comes with the sheet's
// section 16; until then the program sets up, each squad at its share of its side's zone.
#pragma once

#include "engine/battle/rules.h"

namespace mael::battle {

// Gives `unit`, whose owner is set, the models of one more unit of its side, a squad with these
// lines: they stand last in the state, unplaced and unhurt. False, and nothing has changed, where
// there is no room for them.
bool enlist(State& state, Unit& unit, int squad, const Lines& lines);

// Puts the units of both forces of `state`, which has none yet, on its table; false if one finds no
// room.
bool muster(State& state);

}  // namespace mael::battle
