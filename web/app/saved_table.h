// A table as storage and exported files hold it: which game, who sits there, the seed chance draws
// from, and the match. Files come from anywhere: whatever is read is bounded and validated.
//
//   header   magic, version, letter of the game, number of seats
//   players  kind and name of each
//   seed
//   secrets  what travels by link pledged, what opens it, and the game it is of (table_secrets.h)
//   match    as the engine saves it (engine/play/save.h)
//
// Version 1 knew no game but Maelstrom: neither letter nor number stand there. Up to version 2
// there were no secrets, and those of version 3 know no game.
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

// The same table from before anything was sealed in the position its match began with: what is
// sealed there is told as actions. Links begin to tell there.
template <class G>
void tell_secrets(SavedTable<G>& table) {
  const auto& first = table.match.first();
  if (is_nothing_sealed(first)) return;
  Match<G> told(before_secrets(first));
  while (!(told.state() == first)) {
    const Seat by = to_act(told.state()).first();
    if (told.append(action_to_seal(told.state(), by, sealed_of(first, by)))) return;
  }
  table.secrets.told += static_cast<std::uint32_t>(told.size());
  table.match = replay(std::move(told), table.match.log()).match;
}

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
  SavedTable<typename D::Game> table{players, saved.seed, std::move(loaded->match),
                                     loaded->broken_at, saved.secrets};
  if constexpr (HasSecrets<typename D::Game::State>) tell_secrets(table);
  const auto size = static_cast<std::uint32_t>(table.match.size());
  table.secrets.told = std::min(table.secrets.told, size);
  table.secrets.agreed = std::min(table.secrets.agreed, size);
  return table;
}

}  // namespace mael::web
