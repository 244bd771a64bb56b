// The screen speaks of the game's own things by their own names.
#pragma once

#include "engine/cards/rules.h"

namespace mael::web::cards {

using namespace mael::cards;  // State, Action, CardKind … as the engine calls them
using mael::cards::Place;     // not the app's

}  // namespace mael::web::cards
