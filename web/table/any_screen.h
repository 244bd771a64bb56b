// The screen of a table, whichever game it shows. It is pure: no storage, clock, script or Dear
// ImGui; of full states it keeps only what each seat may know. Made of the class of a game's screen
// (table_screen.h) by described_screen.h; actions and positions are notation here.
//
// It shows the match of one session (session.h), which it reads and never changes.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/reason.h"
#include "web/app/open_table.h"
#include "web/app/screen.h"
#include "web/app/sound.h"
#include "web/table/kinds/arranging.h"
#include "web/table/parts/chrome.h"
#include "web/table/review_course.h"
#include "web/table/table_mode.h"
#include "web/table/wishes.h"

namespace mael::web {

class OpenGame;

// What a board to think on begins with.
struct Analysed {
  std::unique_ptr<OpenGame> game;
  int entries = 0;       // of its log, at the moment that is looked at first
  bool guessed = false;  // what was hidden is imagined
};

class AnyScreen {
 public:
  // What was wished since the last time.
  struct Wishes {
    bool decides = false;              // to do something,
    bool late = false;                 // some of which can be done no longer
    std::vector<std::string> actions;  // the rest of it
    std::vector<Request> requests;
    std::vector<Sound> sounds;
  };
  // The actions are written as those see them who look.
  using Said = TableWords<std::string>;

  virtual ~AnyScreen() = default;

  // ---- The match -------------------------------------------------------------------------------

  // Before `open`.
  virtual void set_mode(TableMode mode) = 0;
  // The match lies there as it is where the session looks at it: nothing moves or waits to be
  // shown.
  virtual void open(const ScreenSettings& settings) = 0;
  // A position set up by hand in its place; it must be one of the game.
  virtual void open_position(const std::string& position, const ScreenSettings& settings) = 0;
  // Entries from this one on were carried out: they wait to be shown.
  virtual void went_on(int from) = 0;
  virtual bool has_to_show() const = 0;
  // Shows what waits, with its motion; false if nothing does.
  virtual bool show_steps(Milliseconds now) = 0;

  // What there is to say of the game once it is over, in sentences, for what is shown next.
  virtual void set_facts(std::string facts) = 0;
  // Whether request::TakeBack would do anything.
  virtual void set_may_take_back(bool may) = 0;
  virtual void set_asks_who_plays(bool asks) = 0;
  // While the app writes, nothing more is decided; looking around goes on.
  virtual void set_waiting(bool waiting) = 0;
  // Motion and hints, at any time.
  virtual void set_settings(const ScreenSettings& settings) = 0;
  // The game stops here, and the bar says so: at any time.
  virtual void set_stopped(bool stopped) = 0;

  // What is to be done at once without asking; asked every frame.
  virtual std::optional<std::string> forced() const = 0;
  // Whether another decider may decide now: nothing is being shown any more.
  virtual bool lets_play_on(Milliseconds now) const = 0;
  virtual bool is_moving(Milliseconds now) const = 0;
  // When the next frame is wanted if nothing else happens.
  virtual std::optional<Milliseconds> wake_at(Milliseconds now) const = 0;

  // ---- A frame ---------------------------------------------------------------------------------

  // Reads a frame's gestures and keys, collects what they ask for, and lays out what is painted.
  virtual void read(const FrameInput& input) = 0;
  // A button of the words, by the notation of its choice.
  virtual void press(std::string_view button) = 0;
  // Puts away what lies on top or was picked up, as Escape does; false: there is nothing.
  virtual bool close_topmost() = 0;
  virtual Wishes take_wishes() = 0;
  virtual void paint(const Frame& frame) const = 0;

  // ---- What there is ---------------------------------------------------------------------------

  // Everything that may be done; remembered for `offered`.
  virtual Said words() = 0;
  // The action among those of the words made last that this means, as the session takes it; empty
  // where it may be done no longer; nothing if it is none of them.
  virtual std::optional<std::string> offered(std::string_view notation) const = 0;
  // An action of the acting seat, reasons for one, or why something is refused, in words; empty for
  // an action that is not the acting seat's.
  virtual std::string words_for(const std::string& action) const = 0;
  virtual std::string words_for(const std::vector<Reason>& reasons) const = 0;
  // Why this cannot be done now, in one sentence; empty if it can. An error: it is no action.
  virtual Result<std::string> problem_of(const std::string& action) const = 0;

  virtual std::string_view game_id() const = 0;  // of what is shown
  virtual std::string seen() const = 0;          // the position as the one who looks knows it
  virtual bool is_over() const = 0;              // what is shown
  virtual const Chrome& chrome() const = 0;
  virtual const Moment& moment() const = 0;
  virtual Seat actor() const = 0;
  virtual bool decides() const = 0;  // the acting seat, now
  // Where a thing was laid out last, in CSS pixels, by its name: "hand 2", "button end_turn".
  virtual std::optional<Rect> where(std::string_view thing) const = 0;
  // What the keyboard's cursor is on, by such a name; empty for nothing.
  virtual std::string cursor() const = 0;
  // What a board to think on begins with that shows this moment of the session.
  virtual Analysed analysed(int entries, std::uint64_t seed) const = 0;

  // ---- An earlier moment -----------------------------------------------------------------------

  // Whether one is looked at: no seat decides meanwhile.
  virtual bool looks_back() const = 0;
  // The position after so many entries of the log.
  virtual void show_past(int entries) = 0;
  // The last of so many entries once more, with its motion.
  virtual void replay(int entries) = 0;

  // ---- Teaching --------------------------------------------------------------------------------

  // What is picked up or chosen last, by name: "hand Res"; empty for nothing.
  virtual std::string held() const = 0;
  // What is being read on a sheet: "card Res", "ledger"; empty without a sheet.
  virtual std::string reading() const = 0;
  // Whether a tap means the thing of this name, and no sheet that lies over it.
  virtual bool answers(std::string_view thing) const = 0;
  // The way a finger drags the thing lit by this name, from where it is; empty: it is tapped.
  virtual std::vector<Vec2> way_of(std::string_view light) const = 0;
  // Where something else may be needed now: prompts, hands; and where nothing is missed if it is
  // covered, empty if there is no such place.
  virtual std::vector<Rect> used() const = 0;
  virtual Rect spare() const = 0;
  // What a card needs on a phone (card_room.h): it becomes spare, as far as the table can do
  // without.
  virtual void keep_room(float height) = 0;
  // The names a lesson lights now, one after the other; a game may help to hit them.
  virtual void set_lit(const std::vector<std::string>& names) = 0;

  // ---- Setting up by hand ----------------------------------------------------------------------

  // Null for a game whose positions cannot be; the screen must outlive it.
  virtual std::unique_ptr<ArrangedGame> arranged() const = 0;
  virtual bool can_be_arranged() const = 0;
  // Names the spot of the table at a point of the page, empty beside it; empty itself where a table
  // has places of its own. It must not outlive the screen.
  virtual std::function<std::string(Vec2)> spots_by_hand() const = 0;

  // ---- Advice, and looking back on a finished game ---------------------------------------------

  // The seat that has asked what to do; nothing if none has.
  virtual std::optional<Seat> awaits_advice() const = 0;
  // What it is to be advised on, as that seat sees it, and how many such questions the advice takes
  // from here, itself included.
  virtual std::string advice_position() const = 0;
  virtual int advice_parts() const = 0;
  // What a counsellor says to it (engine/play/counsel.h); empty: nothing.
  virtual void advise(std::string_view counsel) = 0;
  // Looks back on the finished game of the session.
  virtual void review() = 0;
  // The decision that is to be judged next; nothing when all are.
  virtual std::optional<ReviewQuestion> unjudged() const = 0;
  // What a counsellor says to it.
  virtual void judged(int entry, std::string_view counsel) = 0;
};

}  // namespace mael::web
