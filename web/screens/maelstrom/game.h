// The screen speaks of the game's own things by their own names.
#pragma once

#include "engine/maelstrom/rules.h"

namespace mael::web::maelstrom {

using namespace mael::maelstrom;  // State, Action, Row … as the engine calls them

}  // namespace mael::web::maelstrom
