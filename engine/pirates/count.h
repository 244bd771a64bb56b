// The end of a game: who counts, and who has won (sheet sections 2, 20 and 22.9).
#pragma once

#include "engine/pirates/rules.h"
#include "engine/pirates/state.h"

namespace mael::pirates {

// Whether points decide, so that titles are turned over.
bool is_counted(const State& state);

}  // namespace mael::pirates
