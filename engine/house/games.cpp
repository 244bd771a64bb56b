// The list of games of the house.
#include "engine/play/games.h"

#include <array>

#include "engine/house/described.h"
#include "engine/house/described_cards.h"
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

}  // namespace mael
