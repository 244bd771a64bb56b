// A table of any game: a match with its screen, its place in storage and the bots that play at it.
// described_kind.h makes one of a game; the house (table_host.h) knows it only as this.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "web/app/dialogs.h"
#include "web/app/page_screen.h"
#include "web/app/platform.h"
#include "web/app/saved_table.h"
#include "web/app/thinking/thought_runner.h"
#include "web/app/wins.h"

namespace mael::web {

class OpenTable;

// A table that has not begun, or in one sentence why there is none.
using OpenedTable = Result<std::unique_ptr<OpenTable>>;

// What a table may ask of the house around it, and tells it.
class TableHooks {
 public:
  virtual ~TableHooks() = default;
  virtual Platform& platform() = 0;
  virtual void opened(OpenTable& table) = 0;  // it is stored and may be shown
  virtual void written(const StoredGame& game) = 0;
  virtual void not_stored(StoreProblem problem) = 0;  // the table stands still until told how
  virtual void bot_failed() = 0;                      // said again until it is asked anew
  // Whether a dialog of the page lies over the table.
  virtual bool is_covered() const = 0;
  // A person has no time left, and plays on without a limit unless they resign (OpenTable::resign).
  virtual void time_is_up(const std::string& who, bool may_resign) = 0;
  virtual void asked_to_leave() = 0;
  virtual void asked_to_save_file() = 0;  // what was written last
  virtual void asked_to_play_again() = 0;
  virtual void asked_to_share() = 0;
  // What all tables of the device keep of secrets.
  virtual KeptSecrets kept_secrets() const = 0;
  virtual void asked_to_hand_to_bot(Seat seat) = 0;
  virtual std::string new_id() = 0;  // of a game, never the same twice
  virtual void asked_to_open(std::unique_ptr<OpenTable> table) = 0;  // in place of this one
  virtual void asked_to_show_advantage(bool shown) = 0;              // at every table, from now on
  virtual void asked_to_learn() = 0;  // the game of the table that is open
  // So many steps of its lesson are behind, or it is over and begins anew.
  virtual void learnt(std::string_view game, int steps, bool over) = 0;
  virtual void puzzle_solved(const std::string& id, bool helped) = 0;  // this one; with a hint?
  // Also as it is opened again. How such games have ended, if this one counts (wins.h).
  virtual Score game_ended(const Ended& end) = 0;
  virtual void asked_for_puzzle(const std::string& after) = 0;  // another one than this
  virtual void asked_to_copy_match() = 0;
  virtual void asked_to_analyse(OpenedTable board) = 0;
  // A position in notation, to be changed by hand and laid (OpenTable::lay_position); what is wrong
  // with it, or nothing.
  virtual void asked_for_position(const std::string& position, const std::string& problem) = 0;
  // A line of text, told to the table by line_given with the answer it came with.
  virtual void asked_for_line(const Question& question) = 0;
};

// What can be told of a table for tests, without knowing its game.
struct TableReport {
  std::string_view game;  // in the engine's list of games
  std::string position;   // as the one who looks sees it
  bool moving = false;
  bool over = false;
  int actions = 0;
  std::string cursor;
};

// A link to a position as one seat sees it.
struct SeatView {
  std::string name;
  std::string link;
};

class OpenTable : public PageScreen {
 public:
  // The hooks must outlive the table.
  explicit OpenTable(TableHooks& hooks) : hooks_(hooks), thoughts_(hooks.platform()) {}

  std::string_view name() const override { return "table"; }
  virtual char letter() const = 0;                  // of its game's saves
  virtual std::string_view game_id() const = 0;     // its id in the engine's list of games
  virtual bool is_lesson() const { return false; }  // is kept nowhere

  // Once, before anything else: stores a game that never was; the hooks are told when it is open.
  virtual void begin(const ScreenSettings& settings) = 0;
  // It is no longer on the table.
  void put_away() { thoughts_.stop(); }

  virtual const Place& place() const = 0;
  virtual std::string title() const = 0;
  virtual bool is_over() const = 0;
  virtual int broken_at() const = 0;                 // see Loaded in engine/play/save.h
  virtual bool is_damaged() const { return false; }  // the same
  virtual TableReport report(Milliseconds now) const = 0;
  // What may be shared instead of a link that shows all hands; nothing if no hand is hidden.
  virtual std::vector<SeatView> views() const = 0;
  // What stands behind the # of the link that goes on from here, or why it may not leave. What it
  // pledges stays what it is from now on.
  virtual Result<std::string> hand_out() = 0;
  // The match as text (engine/play/match_text.h), with everything that is known here.
  virtual std::string match_as_text() const = 0;
  // A board to think on this table after so many entries of its log, or as it is shown now.
  virtual OpenedTable analysed(std::optional<int> entries) = 0;
  // A position in notation takes the place of the one on the table, where that may be.
  virtual void lay_position(const std::string& /*position*/) {}
  virtual void line_given(std::string_view /*answer*/, const std::string& /*line*/) {}
  // The same table from the beginning.
  virtual std::unique_ptr<OpenTable> again(std::uint64_t seed, Place place) const = 0;
  // Whether that is the beginning of a whole game.
  virtual bool has_setup() const { return false; }

  // For storage, or for the frame that shows what was stored.
  virtual bool is_waiting() const = 0;
  virtual bool is_writing() const = 0;
  virtual const StoredGame& written() const = 0;  // last; without bytes if nothing ever was
  virtual void stored(Ticket ticket, StoreProblem problem) = 0;
  // After TableHooks::not_stored.
  virtual void try_again() = 0;
  virtual void give_up() = 0;
  virtual void go_on_unstored() = 0;

  virtual Turn turn() const { return Turn::None; }
  // Of each person, where a clock was set.
  virtual std::vector<SeatClock> clocks() const { return {}; }
  // Asks the person who decides whether to, as the button does.
  virtual void resign() {}
  // Puts away what lies over the table or was picked up, as Escape does; false: there is nothing.
  virtual bool close_topmost() = 0;
  // Decides in notation; false if that is none of the choices that were shown in words.
  virtual bool play(std::string_view notation) = 0;
  virtual void set_settings(const ScreenSettings& settings) = 0;
  // Once a frame, before painting: shows what was stored, lets bots and forced decisions go on.
  virtual void tick(Milliseconds now) = 0;

  void thought(Ticket ticket, int place, std::string_view report) {
    thoughts_.thought(ticket, place, report);
  }
  std::optional<float> thinking() const { return thoughts_.progress(); }
  bool is_asking_bots() const { return thoughts_.is_asked(); }
  void ask_bot_again() { thoughts_.stop(); }
  void set_bot_pause(std::optional<Milliseconds> pause) { bot_pause_ = pause; }
  void set_bot_iterations(int iterations) { thoughts_.set_iterations(iterations); }

 protected:
  TableHooks& hooks() const { return hooks_; }
  ThoughtRunner& thoughts() { return thoughts_; }
  const ThoughtRunner& thoughts() const { return thoughts_; }

  // How long to think about advice, and about what was done in a game that is looked back on.
  // Advice that takes many questions is not thought about longer for it.
  Budget advice_budget(int parts) const {
    if (thoughts_.iterations() > 0) return {thoughts_.iterations(), 0};
    return {6000 / parts, 1000 / parts};
  }
  Budget review_budget() const {
    return thoughts_.iterations() > 0 ? Budget{thoughts_.iterations(), 0} : Budget{1500, 0};
  }

  void carry_out_request(const Request& wanted);
  // Between what was shown last and what another seat does next, unless it thinks longer anyway.
  static constexpr Milliseconds kPause = 450;
  static constexpr Milliseconds kPauseWithoutMotion = 900;  // nothing glides: time to look
  Milliseconds pause(const ScreenSettings& settings) const;

  virtual void take_back(std::optional<int> after) = 0;
  virtual void review() = 0;
  virtual void play_from(int entries) = 0;
  // Lessons and puzzles have no past to look at.
  virtual void look_at(int /*entries*/, bool /*moves*/) {}
  // Of a board to think on alone.
  virtual void open_workbench() {}
  virtual std::string_view rules() const = 0;

 private:
  TableHooks& hooks_;
  ThoughtRunner thoughts_;
  std::optional<Milliseconds> bot_pause_;
};

// What stands behind the # of a link to a position in notation, with this sealed in it.
std::string link_to(std::string_view game, const std::string& position,
                    const Sealing& sealing = {});

}  // namespace mael::web
