// What happens in the pirates' game told once more, plainly after the sheet, as one story from the
// first choice to the last: no tasks, no stages, no events. It asks for each decision where the
// sheet says that one is made, and reads it from a game that was played. For tests; shares only the
// state, the sea and the pieces with the engine.
#pragma once

#include <string>
#include <vector>

#include "engine/pirates/action.h"
#include "engine/pirates/state.h"

namespace mael::pirates {

// A game as it was played: before each action and at the end, how everything lay.
struct Voyage {
  std::vector<State> moments;   // one more than actions
  std::vector<Action> actions;  // from the beginning of a game, or of free play in a turn
};

// Where the story first differs from what was played; empty where it never does.
std::string first_difference(const Voyage& voyage);

}  // namespace mael::pirates
