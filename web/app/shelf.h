// The games kept in storage, as this page knows them; the one played last comes first.
#pragma once

#include <string>
#include <vector>

#include "web/app/platform.h"
#include "web/app/table_secrets.h"

namespace mael::web {

// A game as it is kept once something is written over what was kept of it.
StoredGame written_over(StoredGame former, StoredGame written);

class Shelf {
 public:
  const std::vector<StoredGame>& games() const { return games_; }

  // The game of this id; null if there is none.
  const StoredGame* find(const std::string& id) const;

  // Puts a game in front, written over its former revision.
  void put(StoredGame game);
  // Puts a game at the end: while they are read in their order.
  void append(StoredGame game) { games_.push_back(std::move(game)); }
  void drop(const std::string& id);

  // What all of them keep of secrets that travel by link.
  KeptSecrets secrets() const;

 private:
  std::vector<StoredGame> games_;
};

}  // namespace mael::web
