// What happens in the Edge card game told once more, plainly after the sheet, from the deal to the
// count: no windows kept, nothing declared, no events. For tests; shares only the state and the
// table of cards with the engine.
#pragma once

#include <string>

#include "engine/cards/action.h"
#include "engine/cards/state.h"
#include "tests/engine/play/played_story.h"

namespace mael::cards {

// Where the story first differs from a game played from its beginning, or from a moment between two
// actions of a player-turn; empty where it never does.
std::string first_difference(const Played<State, Action>& played);

}  // namespace mael::cards
