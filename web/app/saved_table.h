// A table as storage and exported files hold it: who sits there, the seed chance draws from, and
// the match. Files come from anywhere: whatever is read is bounded and validated.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>

#include "engine/core/result.h"
#include "engine/maelstrom/game.h"
#include "engine/play/match.h"
#include "web/app/platform.h"
#include "web/app/screen.h"

namespace mael::web {

using TableMatch = Match<mael::maelstrom::Maelstrom>;
using TablePlayers = std::array<Player, mael::maelstrom::kSeats>;

inline constexpr std::size_t kLongestName = 24;  // letters; more is cut

struct SavedTable {
  TablePlayers players;
  std::uint64_t seed = 0;
  TableMatch match;
  int broken_at = 0;  // see Loaded in engine/play/save.h
};

Bytes write_table(const SavedTable& table);
Result<SavedTable> read_table(std::span<const std::uint8_t> bytes);

// How a list of games calls it: "Arcanae against Brood", "Turn 5 · Essence 3 : 2".
std::string title_of(const SavedTable& table);
std::string line_of(const SavedTable& table);

}  // namespace mael::web
