// What is meant where a player names it only in part: the next squad, the one to look at, how a
// squad goes. Pure.
#pragma once

#include <vector>

#include "web/screens/battle/input/input.h"

namespace mael::web::battle {

// Whatever may be gone with: the draft if it goes somewhere, else what may be begun, the shorter
// one first.
std::vector<Draft> strides(const Situation& situation, const Selection& selection);
bool is_step(const Deed& deed);  // a Move or a Dash

// The next squad that stands, round the table: after the one that is shown, or measured to.
UnitId squad_after(const State& state, const Selection& selection, int by);
// The squad whose card is shown, else the first that stands.
UnitId squad_to_look_at(const Situation& situation, const Selection& selection);

// What is about the go, and not about the squad that is chosen for it.
bool is_about_go(const Situation& situation, const Intent& intent);

}  // namespace mael::web::battle
