// The signs of squads, and of what is done: those that the house has. Pure.
#pragma once

#include "assets/icon_table.h"
#include "web/screens/battle/game.h"

namespace mael::web::battle {

Icon icon_of(const Squad& squad);

// Of a deed that is offered beside others: no two of one list look alike, but for squads or models
// that they are about.
Icon icon_of(const State& state, const Deed& deed);

}  // namespace mael::web::battle
