// The list of games of the house: one explicit array, in engine/house.
#pragma once

#include <span>
#include <string_view>

#include "engine/play/game_entry.h"

namespace mael {

std::span<const GameEntry* const> games();

// The game of this id; null if there is none.
const GameEntry* find_game(std::string_view id);

// The game a position in notation or a link belongs to; null if it is neither.
const GameEntry* game_of(std::string_view position);

}  // namespace mael
