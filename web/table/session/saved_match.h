// A table as it is open: the match of a game, whose bytes storage and files hold
// (web/app/saved_table.h).
#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>

#include "engine/core/result.h"
#include "engine/play/match.h"
#include "engine/play/segments.h"
#include "web/app/saved_table.h"
#include "web/table/wishes.h"

namespace mael::web {

template <class G>
struct SavedTable {
  PlayersOf<G> players;
  std::uint64_t seed = 0;
  Match<G> match;
  int broken_at = 0;  // see Loaded in engine/play/save.h
  TableSecrets secrets{};
  bool is_damaged = false;  // see Loaded
  int entries = 0;          // of its log that lie in segments as they are here
  KeptClock clock{};
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
  table.entries = 0;
}

// What a table remembers of its links must lie within its log.
template <class G>
void fit_secrets(SavedTable<G>& table) {
  if constexpr (HasSecrets<typename G::State>) tell_secrets(table);
  const auto size = static_cast<std::uint32_t>(table.match.size());
  table.secrets.told = std::min(table.secrets.told, size);
  table.secrets.agreed = table.broken_at > 0 ? 0 : std::min(table.secrets.agreed, size);
}

// D describes the table (described_table.h).
template <class D>
Result<SavedTable<typename D::Game>> read_table(const SavedBytes& saved) {
  PlayersOf<typename D::Game> players;
  if (saved.game != D::kLetter || saved.players.size() != players.size()) return damaged_table();
  auto loaded =
      saved.segments ? D::load(MatchParts{saved.match, *saved.segments}) : D::load(saved.match);
  if (!loaded) return loaded.error();
  std::copy(saved.players.begin(), saved.players.end(), players.begin());
  SavedTable<typename D::Game> table{players,
                                     saved.seed,
                                     std::move(loaded->match),
                                     loaded->broken_at,
                                     saved.secrets,
                                     loaded->is_damaged,
                                     0,
                                     saved.clock};
  if (saved.segments && !table.broken_at) table.entries = table.match.size();
  fit_secrets(table);
  return table;
}

}  // namespace mael::web
