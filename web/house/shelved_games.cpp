#include "web/house/shelved_games.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace mael::web {

namespace {

constexpr std::array kGames{
    ShelvedGame{"maelstrom", start::Game::Maelstrom, "2", 25, rgb(0x74E0C0)},
    ShelvedGame{"vortex", start::Game::Vortex, "2", 20, rgb(0xD59BFF)},
    ShelvedGame{"cards", start::Game::Cards, "2", 20, rgb(0x7CC8FF)},
};

}  // namespace

std::span<const ShelvedGame> shelved_games() { return kGames; }

const ShelvedGame& shelved_game(std::string_view id) {
  const auto found = std::find_if(kGames.begin(), kGames.end(),
                                  [&](const ShelvedGame& game) { return game.id == id; });
  assert(found != kGames.end());
  return *found;
}

}  // namespace mael::web
