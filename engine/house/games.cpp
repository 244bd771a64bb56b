// The list of games of the house.
#include "engine/play/games.h"

#include <array>

#include "engine/cards/entry.h"
#include "engine/maelstrom/entry.h"

namespace mael {
namespace {

constexpr std::array kGames{&maelstrom::kMaelstromEntry, &maelstrom::kVortexEntry, &cards::kEntry};

}  // namespace

std::span<const GameEntry* const> games() {
  return kGames;
}

}  // namespace mael
