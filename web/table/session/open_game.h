// The game of an open table: what tables of all kinds ask of it besides what a session does.
// `entries` as in table_game.h.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/outcome.h"
#include "engine/core/result.h"
#include "engine/play/puzzle.h"
#include "web/app/open_table.h"
#include "web/app/phrase.h"
#include "web/table/any_screen.h"
#include "web/table/session/session.h"
#include "web/table/session/table_game.h"

namespace mael::web {

// A link that leaves, without its #: what of the secrets it opens or pledges, and whether it tells
// how it came to its position.
struct HandedOut {
  std::string link;
  std::vector<Opening> given;
  bool tells_steps = false;
};

// Whether what a puzzle asks for can still be forced.
class PuzzleProof {
 public:
  virtual ~PuzzleProof() = default;
  virtual bool holds(const TableGame& game, int entries) = 0;
};

// A position in notation, and whether games can go on from it.
struct SeenPosition {
  std::string position;
  bool can_go_on = false;
};

class OpenGame;

// A game that nobody has seen yet, and who sits there.
struct NewTable {
  std::unique_ptr<OpenGame> game;
  Session::Seating seating;
};

class OpenGame : public TableGame {
 public:
  using Players = std::vector<Player>;

  // ---- What is told of any of them -------------------------------------------------------------

  Standing standing(const Players& players, int entries) const override;
  // The key of what a seat plays; empty where seats have nothing but a sign.
  std::string force_of(int entries, Seat seat) const;
  std::string link(int entries) const;  // as the position is, with nothing beside it
  // A link for each person, of a table of bots for each of them, to what that seat sees.
  std::vector<SeatView> views(const Players& players, int entries) const;

  // ---- What there is ---------------------------------------------------------------------------

  virtual std::string_view id(int entries) const = 0;  // in the engine's list of games
  virtual std::string_view rules() const = 0;  // the references a refusal leads to (references.mjs)
  virtual int most_seats() const = 0;
  virtual bool has_setup() const = 0;  // it began with one
  virtual Bytes saved() const = 0;     // its match in one piece (engine/play/save.h)
  virtual Seats seats(int entries) const = 0;
  virtual Awaited awaited(int entries) const = 0;
  virtual Outcome ending(int entries) const = 0;
  virtual int turn_number(int entries) const = 0;       // 0: before the first
  virtual bool is_known(int entries) const = 0;         // nothing of the position is unknown
  virtual std::string position(int entries) const = 0;  // in notation, with everything known
  virtual Phrase name_of(const Players& players, int entries, Seat seat) const = 0;
  virtual Phrase title(const Players& players, int entries) const = 0;
  virtual Phrase line(int entries) const = 0;    // where it stands
  virtual Sketch sketch(int entries) const = 0;  // of what everybody may see
  // What a seat sees, without what it has sealed itself: a link to it may go anywhere.
  virtual SeenPosition seen_by(int entries, Seat seat) const = 0;
  // Nothing where nobody may play alone.
  virtual std::optional<int> points_of(int entries, Seat seat) const = 0;

  // ---- Tables and links made of it -------------------------------------------------------------

  // A table of this match up to there. Without players, persons sit there.
  virtual NewTable table(int entries, Session::Seating seating) const = 0;
  // A table that begins with the position there.
  virtual NewTable table_from(int entries, Session::Seating seating) const = 0;
  // The same game from its beginning.
  virtual NewTable again(Session::Seating seating) const = 0;
  // A table of a match of the same game, which goes on as it is.
  virtual NewTable table_of(const AnyMatch& match, Session::Seating seating) const = 0;
  // As table_from, with what a link told from there on, and what of its secrets is `kept` here. An
  // error: it tells draws that were not this game's.
  Result<NewTable> taken_in(int entries, const Sealing& told, const KeptSecrets& kept,
                            Session::Seating seating) const;
  HandedOut handed_out(int entries, const TableSecrets& secrets) const;
  virtual std::unique_ptr<AnyScreen> make_screen(const Session& session) const = 0;

  // ---- Others ----------------------------------------------------------------------------------

  // Another game that begins with a position. An error: it is none.
  virtual Result<std::unique_ptr<OpenGame>> from_position(const std::string& position) const = 0;
  // A table of what one plays after the lesson of the game with this id; only where it has one.
  virtual NewTable after_lesson(std::string_view id, Session::Seating seating) const = 0;
  // Of a puzzle that is posed in its first position; null where none are posed.
  virtual std::unique_ptr<PuzzleProof> prove(const Puzzle& puzzle) const = 0;
  // What kind of action begins the solution.
  virtual std::string hint_of(const std::string& action) const = 0;
  // What a seat answers with in a puzzle: what leaves the other the least.
  virtual std::string reply(int entries, Seat seat) const = 0;
};

}  // namespace mael::web
