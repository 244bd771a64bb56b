// A table as storage and exported files hold it: which game, who sits there, the seed chance draws
// from, and the match. Files come from anywhere: whatever is read is bounded and validated.
//
//   header   magic, version, letter of the game, number of seats
//   players  kind and name of each
//   seed
//   secrets  what travels by link pledged, and what opens it (table_secrets.h)
//   match    as the engine saves it (engine/play/save.h)
//
// Version 1 knew no game but Maelstrom: neither letter nor number stand there. Up to version 2
// there were no secrets.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/result.h"
#include "engine/play/match.h"
#include "web/app/platform.h"
#include "web/app/table_face.h"
#include "web/app/table_secrets.h"

namespace mael::web {

inline constexpr std::size_t kLongestName = 24;  // letters; more is cut

// What can be told of it without knowing the game.
struct SavedBytes {
  char game = 0;  // the letter of its links (engine/play/games.h)
  std::vector<Player> players;
  std::uint64_t seed = 0;
  Bytes match;
  TableSecrets secrets{};
};

Bytes write_saved(const SavedBytes& saved);
Result<SavedBytes> read_saved(std::span<const std::uint8_t> bytes);
// Why a table whose parts do not fit together is not opened.
Error damaged_table();

template <class G>
struct SavedTable {
  PlayersOf<G> players;
  std::uint64_t seed = 0;
  Match<G> match;
  int broken_at = 0;  // see Loaded in engine/play/save.h
  TableSecrets secrets{};
};

// D describes the table (described_table.h).
template <class D>
Bytes write_table(const SavedTable<typename D::Game>& table) {
  const auto& players = table.players;
  return write_saved({D::kLetter, {players.begin(), players.end()}, table.seed, save(table.match),
                      table.secrets});
}

template <class D>
Result<SavedTable<typename D::Game>> read_table(const SavedBytes& saved) {
  PlayersOf<typename D::Game> players;
  if (saved.game != D::kLetter || saved.players.size() != players.size()) return damaged_table();
  auto loaded = D::load(saved.match);
  if (!loaded) return loaded.error();
  std::copy(saved.players.begin(), saved.players.end(), players.begin());
  return SavedTable<typename D::Game>{players, saved.seed, std::move(loaded->match),
                                      loaded->broken_at, saved.secrets};
}

}  // namespace mael::web
