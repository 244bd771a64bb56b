// The signs of squads: those that the house has. Pure.
#pragma once

#include "assets/icon_table.h"
#include "web/screens/battle/game.h"

namespace mael::web::battle {

Icon icon_of(const Squad& squad);

}  // namespace mael::web::battle
