#include "engine/play/games.h"

#include <algorithm>
#include <array>

#include "engine/play/described.h"
#include "engine/play/described_cards.h"
#include "engine/play/game_functions.h"

namespace mael {
namespace {

constexpr std::array kGames{
    GameFunctions<DescribedMaelstrom>::entry("Maelstrom (2002)"),
    GameFunctions<DescribedVortex>::entry("Vortex (2001)"),
    GameFunctions<DescribedCards>::entry("The Edge card game (2015)"),
};

}  // namespace

std::span<const Game> games() {
  return kGames;
}

const Game* find_game(std::string_view id) {
  const auto found =
      std::find_if(kGames.begin(), kGames.end(), [&](const Game& game) { return game.id == id; });
  return found == kGames.end() ? nullptr : &*found;
}

const Game* game_of(std::string_view position) {
  if (const Game* game = find_game(position.substr(0, position.find('/')))) return game;
  const std::size_t hash = position.find('#');
  const std::string_view link = position.substr(hash == std::string_view::npos ? 0 : hash + 1);
  const auto found = std::find_if(kGames.begin(), kGames.end(), [&](const Game& game) {
    return link.size() > 1 && game.letter == link[1];
  });
  return found == kGames.end() ? nullptr : &*found;
}

}  // namespace mael
