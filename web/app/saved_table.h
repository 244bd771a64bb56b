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

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "engine/core/packed_archive.h"
#include "engine/core/result.h"
#include "web/app/screen.h"
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

}  // namespace mael::web
