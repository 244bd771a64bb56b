// The screen speaks of the game's own things by their own names.
#pragma once

#include "engine/pirates/rules.h"

namespace mael::web::pirates {

using namespace mael::pirates;  // State, Action, Cell … as the engine calls them

}  // namespace mael::web::pirates
