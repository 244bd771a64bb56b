#include "engine/play/game_bots.h"

#include <algorithm>

#include "engine/core/notation.h"

namespace mael {

const GameBots* bots_for(std::string_view position) {
  const auto found = std::find_if(game_bots().begin(), game_bots().end(), [&](const GameBots* bots) {
    return bots->id == game_id_in(position);
  });
  return found == game_bots().end() ? nullptr : *found;
}

}  // namespace mael
