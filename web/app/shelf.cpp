#include "web/app/shelf.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <utility>

#include "web/app/saved_table.h"

namespace mael::web {

const StoredGame* Shelf::find(const std::string& id) const {
  const auto at = std::find_if(games_.begin(), games_.end(),
                               [&](const StoredGame& game) { return game.id == id; });
  return at == games_.end() ? nullptr : &*at;
}

StoredGame written_over(StoredGame former, StoredGame written) {
  const auto first = static_cast<std::size_t>(written.first);
  assert(first <= former.segments.size());
  former.segments.resize(first);
  std::move(written.segments.begin(), written.segments.end(), std::back_inserter(former.segments));
  written.segments = std::move(former.segments);
  written.first = 0;
  return written;
}

void Shelf::put(StoredGame game) {
  const auto at = std::find_if(games_.begin(), games_.end(),
                               [&](const StoredGame& each) { return each.id == game.id; });
  if (at != games_.end()) {
    game = written_over(std::move(*at), std::move(game));
    games_.erase(at);
  }
  games_.insert(games_.begin(), std::move(game));
}

void Shelf::drop(const std::string& id) {
  std::erase_if(games_, [&](const StoredGame& game) { return game.id == id; });
}

KeptSecrets Shelf::secrets() const {
  KeptSecrets kept;
  for (const StoredGame& game : games_) {
    if (const auto saved = read_head(game.head)) kept.add(saved->game, saved->secrets);
  }
  return kept;
}

}  // namespace mael::web
