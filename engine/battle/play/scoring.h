// What the End Phase of a turn brings (sections 18.1 and 19).
#pragma once

#include "engine/battle/state.h"

namespace mael::battle {

// The VPs a side gets of both kill objectives for what was destroyed in this turn (EDG-485,
// EDG-486, EDG-494, EDG-495).
int points_due(const Losses& losses, Seat seat, int turn);

}  // namespace mael::battle
