// The list of games of the house.
#include "engine/play/games.h"

#include <array>

#include "listed/games.h"

namespace mael {
namespace {

constexpr std::array kGames{MAEL_LISTED(Entry)};

}  // namespace

std::span<const GameEntry* const> games() { return kGames; }

}  // namespace mael
