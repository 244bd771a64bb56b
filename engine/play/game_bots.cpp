#include "engine/play/game_bots.h"

#include "engine/core/notation.h"
#include "engine/play/find_entry.h"

namespace mael {

const GameBots* bots_for(std::string_view position) {
  const std::string_view id = game_id_in(position);
  return find_entry(game_bots(), [&](const GameBots& bots) { return bots.id == id; });
}

}  // namespace mael
