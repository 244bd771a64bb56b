#include "web/app/shelf.h"

#include <algorithm>

#include "web/app/saved_table.h"

namespace mael::web {

const StoredGame* Shelf::find(const std::string& id) const {
  const auto at = std::find_if(games_.begin(), games_.end(),
                               [&](const StoredGame& game) { return game.id == id; });
  return at == games_.end() ? nullptr : &*at;
}

void Shelf::put(StoredGame game) {
  drop(game.id);
  games_.insert(games_.begin(), std::move(game));
}

void Shelf::drop(const std::string& id) {
  std::erase_if(games_, [&](const StoredGame& game) { return game.id == id; });
}

KeptSecrets Shelf::secrets() const {
  KeptSecrets kept;
  for (const StoredGame& game : games_) {
    if (const auto saved = read_saved(game.bytes)) kept.add(saved->game, saved->secrets);
  }
  return kept;
}

}  // namespace mael::web
