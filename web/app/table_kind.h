// The kinds of tables there are, as the house lists them: an entry hides a game's types behind
// bytes and text, and gives games that are laid out. The list is made outside of the app
// (web/house).
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/core/result.h"
#include "engine/play/any_match.h"
#include "engine/play/lesson.h"
#include "engine/play/puzzle.h"
#include "web/app/laid_game.h"
#include "web/app/saved_table.h"

namespace mael::web {

struct TableKind {
  char letter;  // of its saves
  // The ids of the games of the engine's list that are played on it: data, known without its code.
  std::span<const std::string_view> games;
  // The ids of those of its games that are taught: data, known without its code.
  std::span<const std::string_view> taught;
  bool poses = false;  // puzzles
  // A game that was stored.
  LaidOut (*open)(const SavedBytes& saved);
  // One that begins where a match of one of its games stands, whatever led there.
  std::unique_ptr<LaidGame> (*begin_at)(const AnyMatch& match);
  // A match of one of its games, for persons.
  std::unique_ptr<LaidGame> (*of_match)(const AnyMatch& match, std::uint64_t seed);
  // The lesson of one of those that are taught; null where none is.
  const Lesson& (*lesson)(std::string_view game);
};

using TableKinds = std::span<const TableKind>;

// The one a position in notation is played on; null if there is none.
const TableKind* kind_of_position(TableKinds kinds, std::string_view position);

// The one at which a game is taught; null if it is not.
const TableKind* kind_that_teaches(TableKinds kinds, std::string_view game);

// The game of a save, whichever it is, or in one sentence why it cannot be opened.
LaidOut laid_out(TableKinds kinds, const SavedBytes& saved);
// A stored game as a file. What is in one piece, or cannot be read, goes out as it is.
Result<Bytes> file_of(TableKinds kinds, const StoredGame& game);

// The table of a lesson, from a step on, from 0; null for a game that has none.
std::unique_ptr<OpenTable> taught_table(TableKinds kinds, TableHooks& hooks, std::string_view game,
                                        int step);
// The table of a puzzle, with what is told once it is solved in words, or why there can be none.
OpenedTable posed_table(TableKinds kinds, TableHooks& hooks, const Puzzle& puzzle,
                        const std::string& told);

// The letter of the tables that a link to a position, or a position in notation, is played on; of
// the first game's where it is neither: that game says what is wrong with it.
char letter_of_position(TableKinds kinds, std::string_view text);

// The letter of the tables a match as text is played on.
char letter_of_match(TableKinds kinds, const std::string& text);
// A new table of a match as text, for persons. Refused where a line is wrong.
OpenedTable table_of_match(TableKinds kinds, TableHooks& hooks, const std::string& text,
                           std::uint64_t seed, Place place);

// The board to think on that a link to a moment leads to.
OpenedTable table_of_moment(TableKinds kinds, TableHooks& hooks, const std::string& link);

struct LinkedTable {
  std::unique_ptr<OpenTable> table;  // not begun
  std::optional<int> opened;         // what had been pledged to this device, and was kept
  bool is_doubtful = false;          // secrets pledged to this device are not answered by it
};

// A new table of a link to a position, a whole address, or a position in notation; `kept` is what
// this device knows of secrets. Refused also where a link of a game tells something else than was
// pledged or settled in it, or goes past what was.
Result<LinkedTable> table_of_position(TableKinds kinds, TableHooks& hooks, const std::string& text,
                                      const KeptSecrets& kept, std::uint64_t seed, Place place);

}  // namespace mael::web
