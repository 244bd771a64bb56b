// What a game says, which comes to the page with its code.
#pragma once

#include <string_view>

#include "engine/core/result.h"
#include "engine/core/table.h"

namespace mael::web {

// Adds a table as in assets/texts, whose keys are new, to the language spoken or to English, which
// says what that lacks. Faults if it is of another language than English where that is spoken. With
// a fault nothing changes.
Faults take_up_game_texts(std::string_view table, bool in_english);

}  // namespace mael::web
