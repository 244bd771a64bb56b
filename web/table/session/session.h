// A game at the table, whichever it is: its match, who plays it, and its place in storage.
//
// Whatever is decided is written to storage first, together with what chance answers to it, in one
// write; only when the page reports that write complete does the game go on, and only then is
// anything shown. A write that fails leaves the game as it was.
//
// A game that is played, a lesson, a puzzle, a review and an analysis are sessions with different
// rules (SessionRules). An arrangement of pieces becomes a session as soon as it can be played.
#pragma once

#include <array>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "web/app/platform.h"
#include "web/app/play_clock.h"
#include "web/app/saved_table.h"
#include "web/table/session/chance_decider.h"
#include "web/table/session/decider.h"
#include "web/table/session/table_game.h"

namespace mael::web {

// What a session tells its table.
class SessionListener {
 public:
  virtual ~SessionListener() = default;
  virtual void opened() = 0;           // the game may be shown
  virtual void went_on(int from) = 0;  // entries from this one up to size() are new
  virtual void went_back() = 0;        // the log is another one now, or is looked at elsewhere
  virtual void kept() = 0;             // more of its secrets, or of its time; else it is as it was
  virtual void not_stored(StoreProblem problem) = 0;  // it stands still
  virtual void not_allowed(const std::string& sentence) = 0;
};

struct SessionRules {
  bool stores = true;     // every decision is written before it is shown
  bool branches = false;  // a decision at an earlier moment goes on from there; else from the end
  // Why a person may not decide this now, in one sentence, besides the rules of the game; nothing
  // if it may. Null: all may be decided.
  std::function<std::optional<std::string>(const AnyMatch& match, const std::string& action)>
      refuses;
  // Whether what is to be reached has been. Null: nothing is.
  std::function<bool(const AnyMatch& match)> goal;
};

class Session {
 public:
  using Line = std::vector<std::string>;

  // What a table has beside its game.
  struct Seating {
    std::vector<Player> players;  // one for each seat
    std::uint64_t seed = 0;       // of chance
    TableSecrets secrets{};
    Place place{};
    KeptClock clock{};
  };

  // Platform and listener must outlive the session.
  Session(Platform& platform, SessionListener& listener, std::unique_ptr<TableGame> game,
          Seating seating, SessionRules rules = {});

  // The match may hold entries beyond size() while they are being written.
  const AnyMatch& match() const { return game_->match(); }
  const TableGame& game() const { return *game_; }
  int size() const { return size_; }  // entries of the log, without what is not stored yet
  int at() const { return at_.value_or(size_); }  // the moment that is looked at, 0 … size()
  const std::vector<Player>& players() const { return seating_.players; }
  std::uint64_t seed() const { return seating_.seed; }
  const TableSecrets& secrets() const { return seating_.secrets; }
  const Place& place() const { return seating_.place; }
  // For a write, before anything else can be decided.
  bool is_waiting() const {
    return pending_ && (!pending_->quiet || pending_->takes_back || !queue_.empty());
  }
  bool is_writing() const { return pending_.has_value(); }
  bool can_go_on() const { return game_->can_go_on(size_); }
  bool is_goal_met() const { return rules_.goal && rules_.goal(game_->match()); }
  // The way the game goes, from its beginning, in notation; entries that are being written as well.
  Line line() const;
  // Ways the game went that were left for others, likewise.
  const std::vector<Line>& lines() const { return lines_; }
  // As it was written last, or is being written; without storage, as it would have been.
  const StoredGame& written() const { return written_; }

  // Who decides for a seat, or for chance, in place of a person or of the generator of the table;
  // must outlive the session. Before open().
  void set_decider(Seat seat, Decider& decider);

  // Once, before anything else: writes a game that never was, and lets chance act if it is awaited.
  void open();

  // A person decides this, one action after the other, in notation; what is not allowed ends the
  // row.
  void decide(const std::vector<std::string>& actions);
  // Whether somebody is awaited who is no person; not while a decision is being stored.
  bool awaits_decider() const { return !awaited_deciders().empty(); }
  // Asks those who are awaited, and carries out the first answer. Once a frame, as long as the
  // table has nothing to show.
  void let_decide(Milliseconds now);

  // How long the log may be made by taking back the last decision of a person; nothing if there is
  // no such decision, something came to light since, or it left in a link. With `after`: by taking
  // back all such decisions after so many entries.
  std::optional<int> take_back_target(std::optional<int> after = {}) const;
  void take_back(std::optional<int> after = {});

  // Time at the open table, as PlayClock::run has it; whether who decided until now has just used
  // all of it, so that the limit is lifted. Once a frame. What a clock tells is written now and
  // then, while decisions go on.
  bool keep_time(Seat seat, int turn, Milliseconds now);
  void stop_time() { clock_.stop(); }
  const PlayClock& clock() const { return clock_; }

  // Looks at the moment after so many entries, 0 … size().
  void look_at(int entries);
  // Goes one of lines() in place of the way gone till now, which is kept if it is no part of it.
  // Only where nothing is stored.
  void take_line(std::size_t which);
  // Another game in place of this one, by the same players; it is not stored.
  void lay(std::unique_ptr<TableGame> game);

  // A link is made of the table: from now on it is a game that goes by a number.
  void begin_line() { name_game(seating_.secrets); }
  // The link left; of what was sealed, it pledged or opened this.
  void handed_out(const std::vector<Opening>& given, bool tells_steps);

  // The page's answer to a write; other tickets are passed over.
  void stored(Ticket ticket, StoreProblem problem);

  // After not_stored: write again, or forget what was decided, or go on without storage.
  void try_again();
  void give_up();
  void go_on_unstored();

 private:
  // What is true as soon as it is written.
  struct Pending {
    Ticket ticket = 0;
    int size = 0;  // of the log; less than now: a take-back
    TableSecrets secrets;
    bool back = false;
    bool quiet = false;          // of time alone: nobody waits for it
    bool takes_back = false;     // as soon as it is written,
    std::optional<int> after{};  // all that came after so many entries
  };

  std::vector<Seat> awaited_deciders() const;
  bool is_persons(Seat seat) const;
  bool carry_out(const std::string& action);
  void let_chance_act();
  void branch_off(int from, const std::string& action);
  void keep_line(const Line& gone);
  void follow(const Line& way);
  void next();
  void go_on(const std::string& action);
  void go_on();
  void refuse(const Result<Judgement>& judged);
  void propose(int size, TableSecrets secrets, bool back, bool quiet = false);
  void write_time();
  void give_up_time();
  void write();
  void accept();
  bool keep_secret(int size, TableSecrets& secrets);
  void name_game(TableSecrets& secrets);
  void give(TableSecrets& secrets, const std::vector<Opening>& given, int told, int size) const;
  Salt draw_salt();

  Platform& platform_;
  SessionListener& listener_;
  std::unique_ptr<TableGame> game_;
  Seating seating_;
  SessionRules rules_;
  bool stores_;
  int size_;
  std::optional<int> at_;
  bool opened_ = false;
  Milliseconds now_ = 0;
  SeededChance chance_;
  PlayClock clock_;
  std::uint32_t written_time_ = 0;                  // of what it was played, in milliseconds
  std::array<Decider*, kMaxSeats + 1> deciders_{};  // chance's is the last
  std::deque<std::string> queue_;
  std::optional<Pending> pending_;
  std::vector<Line> lines_;
  StoredGame written_;
};

}  // namespace mael::web
