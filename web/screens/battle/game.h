// The screen speaks of the game's own things by their own names.
#pragma once

#include "engine/battle/help/drafts.h"
#include "engine/battle/rules.h"

namespace mael::web::battle {

using namespace mael::battle;  // State, Action, Unit … as the engine calls them

using Rules = mael::battle::Battle;
using Draft = Drafts<Rules>::Draft;

}  // namespace mael::web::battle
