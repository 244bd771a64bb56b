// Who thinks about a game without its types: bots and counsellors, defined in the game's own folder
// (bots.cpp) and listed in engine/house. Apart from games.h, so that the page carries no search:
// the bots' program does.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "engine/play/counsel.h"
#include "engine/play/levels.h"
#include "engine/play/thinker.h"

namespace mael {

struct GameBots {
  std::string_view id;  // of the game
  // A bot of the kind that thinks about positions given as text.
  std::unique_ptr<Thinker> (*thinker)(BotKind kind, std::uint64_t seed);
  // Somebody who gives advice and judges; nobody where the game tells no reasons.
  std::unique_ptr<Counsellor> (*counsellor)(std::uint64_t seed);
};

// Of every game of the house (engine/house/bots.cpp), or of those a program has bots for.
std::span<const GameBots* const> game_bots();

// Those of the game a position in notation belongs to; null if it belongs to none.
const GameBots* bots_for(std::string_view position);

}  // namespace mael
