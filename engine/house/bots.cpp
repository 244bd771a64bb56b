// Who thinks about the games of the house.
#include <array>

#include "engine/play/game_bots.h"
#include "listed/games.h"

namespace mael {
namespace {

constexpr std::array kBots{MAEL_LISTED(Bots)};

}  // namespace

std::span<const GameBots* const> game_bots() { return kBots; }

}  // namespace mael
