// Who thinks about the games of the house.
#include <array>

#include "engine/battle/entry.h"
#include "engine/cards/entry.h"
#include "engine/maelstrom/entry.h"
#include "engine/pirates/entry.h"
#include "engine/play/game_bots.h"

namespace mael {
namespace {

constexpr std::array kBots{&maelstrom::kMaelstromBots, &maelstrom::kVortexBots, &cards::kBots,
                           &pirates::kBots, &battle::kBots};

}  // namespace

std::span<const GameBots* const> game_bots() {
  return kBots;
}

}  // namespace mael
