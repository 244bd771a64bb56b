// The place for the table that is open: brings tables on and off it, asks the player what to do
// when storage or a bot fails, and keeps the shelf of games in step.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "web/app/dialogs.h"
#include "web/app/open_table.h"
#include "web/app/shelf.h"
#include "web/app/table_kind.h"

namespace mael::web {

// What the host tells the app.
class HostListener {
 public:
  virtual ~HostListener() = default;
  virtual void table_opened() = 0;  // another game is on the table
  virtual void leave_table() = 0;   // the player wants to
  virtual void save_table_as_file() = 0;
  virtual void play_again() = 0;
  virtual void hand_to_bot(Seat seat) = 0;
  virtual std::string new_id() = 0;  // never the same twice
  virtual void lay(std::unique_ptr<OpenTable> table) = 0;
  virtual void show_advantage(bool shown) = 0;
  // The lesson of the game with this id, from where it was left; so many of its steps are behind.
  virtual void learn(std::string_view game) = 0;
  virtual void learnt(std::string_view game, int steps, bool over) = 0;
  virtual void puzzle_solved(const std::string& id, bool helped) = 0;
  virtual Score game_ended(const Ended& end) = 0;
  virtual void show_puzzle(const std::string& after) = 0;  // another one than this
  virtual void analyse(OpenedTable board) = 0;
};

class TableHost : private TableHooks {
 public:
  // What was given must outlive the host.
  TableHost(Platform& platform, Dialogs& dialogs, Shelf& shelf, TableKinds kinds,
            HostListener& listener);

  // Puts a game on the table in place of the one that is there, as soon as it is stored. If it
  // cannot be, the table stays as it is, unless the player goes on without storage. An error: its
  // match cannot be read.
  std::optional<Error> open(const SavedBytes& saved, Place place, const ScreenSettings& settings);
  // The lesson of the game with this id in place of what is there, from a step on, from 0. Nothing
  // happens if it has none.
  void teach(std::string_view game, int step, const ScreenSettings& settings);
  // A puzzle in place of what is there, and what is told once it is solved. An error: it cannot be
  // posed.
  std::optional<Error> pose(const Puzzle& puzzle, const std::string& told,
                            const ScreenSettings& settings);
  // The table of a link to a position, or of one in notation (table_of_position), of a link to a
  // moment, or of a match as text; and such a table laid in place of what is there.
  Result<LinkedTable> linked(const std::string& text, std::uint64_t seed, Place place);
  OpenedTable of_moment(const std::string& link);
  OpenedTable of_match(const std::string& text, std::uint64_t seed, Place place);
  void lay(std::unique_ptr<OpenTable> table, const ScreenSettings& settings) {
    begin(std::move(table), settings);
  }
  // The game of a save, and such a game laid as those of `open` are.
  LaidOut laid_out(const SavedBytes& saved) const { return web::laid_out(kinds_, saved); }
  void lay(LaidGame& laid, Place place, const ScreenSettings& settings);
  // Clears the table; the game is stored already.
  void leave();
  // Games are kept in memory only from now on.
  void do_without_storage() { can_store_ = false; }

  // A stored game as a file.
  Result<Bytes> file_of(const StoredGame& game) const { return web::file_of(kinds_, game); }

  bool is_open() const { return table_ != nullptr; }
  // A table must be open.
  OpenTable& table() { return *table_; }
  const OpenTable& table() const { return *table_; }

  void set_settings(const ScreenSettings& settings);
  void set_bot_pause(Milliseconds pause);
  void set_bot_iterations(int iterations);
  // A dialog of the page lies over the table, or none does any more.
  void set_covered(bool covered) { is_covered_ = covered; }

  // Once a frame, before painting.
  void tick(Milliseconds now);
  std::optional<Milliseconds> wake_at(Milliseconds now) const;
  // How much of its time a bot that thinks for a while has used, 0 … 1.
  std::optional<float> thinking() const;
  // Of each person, where a clock was set.
  std::vector<SeatClock> clocks() const;
  // Whether a bot or a counsellor has not answered yet.
  bool is_asking_bots() const;

  void stored(Ticket ticket, StoreProblem problem);
  void thought(Ticket ticket, int place, std::string_view report);

 private:
  Platform& platform() override { return platform_; }
  void opened(OpenTable& table) override;
  void written(const StoredGame& game) override { shelf_.put(game); }
  void not_stored(StoreProblem problem) override;
  void bot_failed() override;
  bool is_covered() const override { return is_covered_; }
  void time_is_up(const std::string& who, bool may_resign) override;
  void asked_to_leave() override { listener_.leave_table(); }
  void asked_to_save_file() override { listener_.save_table_as_file(); }
  void asked_to_play_again() override { listener_.play_again(); }
  void asked_to_share() override;
  KeptSecrets kept_secrets() const override { return shelf_.secrets(); }
  void asked_to_hand_to_bot(Seat seat) override { listener_.hand_to_bot(seat); }
  std::string new_id() override { return listener_.new_id(); }
  void asked_to_open(std::unique_ptr<OpenTable> table) override { listener_.lay(std::move(table)); }
  void asked_to_show_advantage(bool shown) override { listener_.show_advantage(shown); }
  void asked_to_learn() override { listener_.learn(table_->game_id()); }
  void learnt(std::string_view game, int steps, bool over) override {
    listener_.learnt(game, steps, over);
  }
  void puzzle_solved(const std::string& id, bool helped) override {
    listener_.puzzle_solved(id, helped);
  }
  Score game_ended(const Ended& end) override { return listener_.game_ended(end); }
  void asked_for_puzzle(const std::string& after) override { listener_.show_puzzle(after); }
  void asked_to_copy_match() override;
  void asked_to_analyse(OpenedTable board) override { listener_.analyse(std::move(board)); }
  void asked_for_position(const std::string& position, const std::string& problem) override;
  void asked_for_line(const Question& question) override;

  void begin(std::unique_ptr<OpenTable> table, const ScreenSettings& settings);
  OpenTable* writing_table();
  void share_whole();
  void put_away();
  void tell_of_other_tab(const std::string& what, const std::string& way_out);
  void ask_about_failure();

  Platform& platform_;
  Dialogs& dialogs_;
  Shelf& shelf_;
  TableKinds kinds_;
  HostListener& listener_;
  bool can_store_ = true;
  bool is_covered_ = false;
  std::optional<Milliseconds> bot_pause_;
  int bot_iterations_ = 0;
  bool bot_is_asked_about_ = false;
  std::unique_ptr<OpenTable> table_;
  std::unique_ptr<OpenTable> opening_;           // not stored yet
  std::vector<std::unique_ptr<OpenTable>> old_;  // they may still be at work until the next frame
};

}  // namespace mael::web
