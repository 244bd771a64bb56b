// The list of games of the house.
#include "engine/play/games.h"

#include <array>

#include "engine/battle/entry.h"
#include "engine/cards/entry.h"
#include "engine/maelstrom/entry.h"
#include "engine/pirates/entry.h"

namespace mael {
namespace {

constexpr std::array kGames{&maelstrom::kMaelstromEntry, &maelstrom::kVortexEntry, &cards::kEntry,
                            &pirates::kEntry, &battle::kEntry};

}  // namespace

std::span<const GameEntry* const> games() {
  return kGames;
}

}  // namespace mael
