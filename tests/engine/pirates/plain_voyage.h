// What happens in the pirates' game told once more, plainly after the sheet, as one story from the
// first choice to the last: no tasks, no stages, no events. It asks for each decision where the
// sheet says that one is made, and reads it from a game that was played. For tests; shares only the
// state, the sea and the pieces with the engine.
#pragma once

#include <string>

#include "engine/pirates/action.h"
#include "engine/pirates/state.h"
#include "tests/engine/play/played_story.h"

namespace mael::pirates {

// A game from its beginning, or from free play in a turn.
using Voyage = Played<State, Action>;

// Where the story first differs from what was played; empty where it never does.
std::string first_difference(const Voyage& voyage);

}  // namespace mael::pirates
