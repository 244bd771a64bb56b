// Many games in one file, each as storage keeps it: for moving to another device, or for keeping.
// Files come from anywhere: whatever is read is bounded, and a file of which anything cannot be
// read is refused as a whole. Whether the match of a game can be played is found out when it is
// opened, as of any game in storage.
//
//   header   magic, version
//   games    id, revision, when, title, line, head and segments of each (StoredGame)
//   wins     how games ended, as text (wins.h); from version 2 on
#pragma once

#include <span>
#include <vector>

#include "engine/core/result.h"
#include "web/app/platform.h"
#include "web/app/wins.h"

namespace mael::web {

inline constexpr std::size_t kMostGames = 4096;
inline constexpr std::size_t kLongestId = 100;      // bytes, as the page reads them from storage
inline constexpr std::size_t kLongestLabel = 1200;  // of a title and of a line

// Games that break these bounds, which no page writes, are left out.
Bytes write_games(const std::vector<StoredGame>& games, const Wins& wins = {});
// Whether it begins as such a file does.
bool are_games(std::span<const std::uint8_t> bytes);
// Every game has another id, and a revision.
Result<std::vector<StoredGame>> read_games(std::span<const std::uint8_t> bytes,
                                           Wins* wins = nullptr);

}  // namespace mael::web
