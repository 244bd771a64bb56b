// What stands around the things of every table: buttons, tools, menu, notices and sheets; and what
// the commands come to that every table has.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "web/app/screen.h"
#include "web/table/command.h"
#include "web/table/hand_over.h"
#include "web/widgets/share_curve.h"

namespace mael::web {

enum class OpenSheet : std::uint8_t {
  None,
  Card,
  Log,
  Help,
  Menu,
  Discard,
  Ledger,
  Resign,
  Shop,
  Trade,
};

// "log", as lessons and tests call it; empty for none.
std::string_view name_of(OpenSheet sheet);

// A past moment that is looked at while the game goes on.
struct PastMoment {
  int at = 0;          // so many entries of the log have been carried out,
  int size = 0;        // of so many
  bool plays = false;  // one step comes after the other
  friend bool operator==(const PastMoment&, const PastMoment&) = default;
};

// Of what a game's view shows.
struct Chrome {
  std::vector<Button> buttons;  // of the bar, most important first
  std::vector<Button> tools;    // icons above the table
  std::vector<Button> menu;
  std::string advice;  // that was asked for, in a sentence; may be empty
  std::optional<Refusal> refusal;
  std::optional<ShareCurve> review;  // in place of the hand
  std::optional<PastMoment> past;    // in place of what is to be decided
  std::optional<float> advantage;    // what the near seat may expect, 0 … 1, if it is shown
  std::optional<NoticeView> notice;
  OpenSheet sheet = OpenSheet::None;
};

// Of what a player of any game has asked for and not yet decided.
struct Looking {
  bool asks_advice = false;        // it is being thought about
  bool result_seen = false;        // the notice of the finished game is closed
  std::optional<Refusal> refusal;  // the last answer was no, or a question
  OpenSheet sheet = OpenSheet::None;
  int page = 0;  // of the help
  friend bool operator==(const Looking&, const Looking&) = default;
};

// Of what is known at one moment at any table.
struct Moment {
  HandOver device{};
  bool may_take_back = false;
  bool shows_advantage = false;  // as the player has chosen
  bool offers_hints = true;      // the same
  bool asks_first = true;        // the same: before something is given away
  bool asks_who_plays = false;   // it was not said yet whether persons do
  bool taught = false;           // in a lesson, which says itself what comes after the game
  bool stopped = false;          // the game stops here, whichever seat would act
  bool laid_open = false;        // at a board to think on
  bool has_past = false;         // earlier moments can be looked at
};

// What a game's selection is after a change of state: nothing is picked up, the keyboard's cursor
// stays.
template <std::derived_from<Looking> Selection>
Selection cleared(const Selection& selection) {
  Selection fresh;
  fresh.cursor = selection.cursor;
  return fresh;
}

template <std::derived_from<Looking> Selection>
void drop_advice(Selection& selection) {
  selection.asks_advice = false;
  selection.advised.reset();
}

// One step back from what lies over the table or was said; false: there is nothing of that.
template <std::derived_from<Looking> Selection>
bool step_back(Selection& selection) {
  if (selection.sheet != OpenSheet::None) {
    selection.sheet = OpenSheet::None;
  } else if (selection.refusal) {
    selection.refusal.reset();
  } else if (selection.asks_advice || selection.advised) {
    drop_advice(selection);
  } else {
    return false;
  }
  return true;
}

// Whether a player who wants that is asked about what an action would give away. Not the second
// time in a row.
template <std::derived_from<Looking> Selection>
bool asks_about(const Moment& moment, const std::optional<std::string>& warning,
                const Selection& was, Selection& selection) {
  if (!warning || !moment.asks_first) return false;
  const Refusal question{{}, *warning, true};
  if (was.refusal == question) return false;
  selection = cleared(was);
  selection.refusal = question;
  return true;
}

// The button of a command that is shown; null for none.
const Button* button_of(const Chrome& chrome, Command command);

// A button in words, and why it cannot be pressed.
Refusal what_it_does(const Button& button);

// The button that ends a turn, which stands out once the player has been asked about it.
Button asked_about(Button end, const Looking& looking);

// Why there is no advice now: it is for a seat that decides and sees the hand it may be about.
std::optional<Refusal> refusal_to_advise(const Moment& moment, bool decides);

// With its rule, to be read out.
std::string alert_of(const Refusal& refusal);

// ---- What is shown -----------------------------------------------------------------------------

// Take back, hint if they are offered, those of the game, log, help, menu. `no_advice` is why there
// is none now.
std::vector<Button> make_tools(const CommandList& commands, const Moment& moment,
                               std::optional<Refusal> no_advice, std::vector<Button> own = {});
// In its parts; those of the game come last in theirs, what gives it up at the very end.
std::vector<Button> make_menu(const CommandList& commands, const Moment& moment, bool is_over,
                              std::vector<Button> own = {});
// The one who opened a position may not be two; `names` of the seats from A on.
std::vector<Button> bot_buttons(const CommandList& commands, std::span<const std::string> names);
// Of the bar, once the notice of the end is closed.
std::vector<Button> end_buttons(const CommandList& commands);

NoticeView end_notice(const CommandList& commands, std::string title, std::string sentence);

// ---- What comes of it --------------------------------------------------------------------------

// A letter key: what a button that is shown has it for, else what the list says.
std::optional<Command> command_at_key(char letter, const Chrome& chrome,
                                      const CommandList& commands);

// The same of any key: Escape and Backspace lead back.
std::optional<Command> command_at_key(const KeyPress& key, const Chrome& chrome,
                                      const CommandList& commands);

// A sheet is opened, or closed if it is the one that is open.
void toggle(Looking& looking, OpenSheet sheet);

struct LookAround {
  Looking& looking;
  std::vector<Request>& requests;
  bool& lift;  // the curtain goes up
};
// What a command comes to that decides nothing; `rule` is the one that is opened. False: it is the
// game's to answer.
bool look_around(Common command, const Moment& moment, RuleId rule, const LookAround& out);

}  // namespace mael::web
