#include "engine/play/games.h"

#include "engine/core/notation.h"
#include "engine/play/find_entry.h"
#include "engine/play/find_link.h"

namespace mael {

const GameEntry* find_game(std::string_view id) {
  return find_entry(games(), [&](const GameEntry& game) { return game.card.id == id; });
}

const GameEntry* game_of(std::string_view position) {
  if (const GameEntry* game = find_game(game_id_in(position))) return game;
  const std::string found = find_link(position);
  if (!found.empty()) position = found;
  const std::size_t hash = position.find('#');
  const std::string_view link = position.substr(hash == std::string_view::npos ? 0 : hash + 1);
  return find_entry(games(), [&](const GameEntry& game) {
    return link.size() > 1 && game.card.letter == link[1];
  });
}

}  // namespace mael
