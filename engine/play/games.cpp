#include "engine/play/games.h"

#include <algorithm>

#include "engine/core/notation.h"

namespace mael {

const GameEntry* find_game(std::string_view id) {
  const auto found = std::find_if(games().begin(), games().end(), [&](const GameEntry* game) {
    return game->card.id == id;
  });
  return found == games().end() ? nullptr : *found;
}

const GameEntry* game_of(std::string_view position) {
  if (const GameEntry* game = find_game(game_id_in(position))) return game;
  const std::size_t hash = position.find('#');
  const std::string_view link = position.substr(hash == std::string_view::npos ? 0 : hash + 1);
  const auto found = std::find_if(games().begin(), games().end(), [&](const GameEntry* game) {
    return link.size() > 1 && game->card.letter == link[1];
  });
  return found == games().end() ? nullptr : *found;
}

}  // namespace mael
