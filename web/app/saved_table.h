// A table as storage and exported files hold it: which game, who sits there, the seed chance draws
// from, and the match. Files come from anywhere: whatever is read is bounded and validated.
//
//   header   magic, version, letter of the game, number of seats
//   players  kind and name of each
//   seed
//   secrets  what travels by link pledged, what opens it, and the game it is of (table_secrets.h)
//   match    as the engine saves it (engine/play/save.h)
//   clock    how long it was played, and the time of each person if a clock was set (play_clock.h)
//
// In storage a game lies in parts, of which an action rewrites two (StoredGame): the head, which is
// the same with another magic and the head of the match in place of all of it, and the segments of
// the match (engine/play/segments.h). Games stored before that are in storage as in a file. After
// the head stands what a list of games says of it, after that its sketch, and then how many play; a
// program that does not know one of them reads no further.
//
// Version 1 knew no game but Maelstrom: neither letter nor number stand there. Up to version 2
// there were no secrets, and those of version 3 know no game.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/core/packed_archive.h"
#include "engine/core/result.h"
#include "web/app/platform.h"
#include "web/app/play_clock.h"
#include "web/app/screen.h"
#include "web/app/standing.h"
#include "web/app/table_secrets.h"

namespace mael::web {

inline constexpr std::size_t kLongestName = 24;  // letters; more is cut

// What can be told of it without knowing the game.
struct SavedBytes {
  using Segments = std::optional<std::vector<Bytes>>;

  char game = 0;  // the letter of its links (engine/play/games.h)
  std::vector<Player> players;
  std::uint64_t seed = 0;
  Bytes match;
  TableSecrets secrets{};
  Segments segments{};  // of a match in parts, whose head is `match`; none of a match in one piece
  KeptClock clock{};
};

// A file. The match must be in one piece.
Bytes write_saved(const SavedBytes& saved);
Result<SavedBytes> read_saved(std::span<const std::uint8_t> bytes);
// What storage keeps of a game beside its segments, which are not looked at.
Bytes write_head(const SavedBytes& saved, const Standing& standing);
Result<SavedBytes> read_head(std::span<const std::uint8_t> bytes);
// Nothing if the game was stored before there was this, or what is there cannot be said. Without a
// sketch that can be read, that is empty, and so many seats that can be, none.
std::optional<Standing> read_standing(std::span<const std::uint8_t> head);
// A game as storage keeps it, in parts or in one piece.
Result<SavedBytes> read_stored(const StoredGame& game);
// Why a table whose parts do not fit together is not opened.
Error damaged_table();
// Why one is not that a newer version of the page wrote.
Error newer_table();

}  // namespace mael::web
