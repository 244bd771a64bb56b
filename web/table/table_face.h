// What the class of a game's screen must offer, so that the house can put it on the table
// (hosted_table.h joins it to storage, bots and the page). The model is maelstrom::Table in
// web/screens/maelstrom/screen.h.
//
// A face is pure: no storage, clock, script or Dear ImGui. It gets full states and keeps of them
// only what each seat may know. Its drawing is a free function apart (draw.h), which calls `read`
// once a frame and then paints; it is registered with the painter in web/house.
#pragma once

#include <array>
#include <concepts>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/reason.h"
#include "engine/core/rule_set.h"
#include "web/app/screen.h"
#include "web/app/sound.h"
#include "web/app/words.h"
#include "web/table/card_room.h"
#include "web/table/table_mode.h"

namespace mael::web {

// What the player wants of the app: first the actions, in order, then the requests; and what is
// heard of the table.
template <class Action>
struct TableWishes {
  std::vector<Action> actions;
  std::vector<Request> requests;
  std::vector<Sound> sounds;
};

// The screen in words, and what its choices stand for.
template <class Action>
struct TableWords {
  Words words;  // `table` is left empty; `status` holds also what a curtain or notice says

  // Of each choice; nothing for a button. `press` takes its notation.
  std::vector<std::optional<Action>> actions;

  void add(std::string label, std::string notation, std::optional<Action> action = {},
           std::string group = {}) {
    words.choices.push_back({std::move(label), std::move(notation), std::move(group)});
    actions.push_back(std::move(action));
  }
};

template <class G>
using PlayersOf = std::array<Player, static_cast<std::size_t>(G::kMostSeats)>;

//   Game              the rule set of its states and actions
//   Journal           the log in words: made from the players, fed every action with `record`
//   open              a match was opened, taken up again or taken back: it lies there as it is,
//                     nothing moves; `state` is the full one, the journal has the whole log
//   applied           an action was stored and carried out: shows what happened. In one frame there
//                     may be several, with what chance answered
//   set_may_take_back whether request::TakeBack would do anything
//   set_waiting       while the app writes, nothing more is decided; looking around goes on
//   set_settings      motion and hints, at any time
//   set_course        the game is over: the positions it went through, as an onlooker saw them
//   forced            what is to be done at once without asking; asked every frame
//   lets_play_on      whether somebody else may decide now: nothing is being shown any more
//   is_moving         whether anything is under way on the screen
//   wake_at           when the next frame is wanted if nothing else happens
//   read              reads a frame's gestures and keys, collects what they ask for, and lays out
//                     what is to be painted
//   press             a button of `words`, by the notation of its choice
//   close_topmost     puts away what lies on top or was picked up, as Escape does; false: nothing
//   words             the screen in words with everything that may be done. Actions stand there in
//                     notation, as write_action writes them for `seen`
//   looks_back        whether an earlier moment is looked at: nobody decides meanwhile
//   show_past         shows the position after so many entries of the log, a full one
//   replay            shows the last of so many entries once more, with its motion
//   seen              the position as the one who looks knows it
//   where             where a thing was laid out last, in CSS pixels, by its name: "hand 2",
//                     "button end_turn"; for tests that use a pointer
//   cursor            what the keyboard's cursor is on, by such a name; empty for nothing
template <class F>
concept TableFace = RuleSet<typename F::Game> &&
    std::same_as<typename F::Wishes, TableWishes<typename F::Game::Action>> &&
    std::constructible_from<typename F::Journal, const PlayersOf<typename F::Game>&> &&
    requires(F& face, const F& shown, typename F::Journal journal,
             const PlayersOf<typename F::Game>& players, const typename F::Game::State& state,
             const typename F::Game::Action& action, const typename F::Game::Events& events,
             const ScreenSettings& settings, const FrameInput& input, typename F::Wishes& wishes,
             const std::vector<typename F::Game::State>& course, std::string_view name,
             Milliseconds now, Seat seat, bool is) {
  journal.record(state, events);
  face.open(players, state, journal, settings);
  face.applied(state, action, events, state, now);
  face.set_may_take_back(is);
  face.set_asks_who_plays(is);
  face.set_waiting(is);
  face.set_settings(settings);
  face.set_course(course);
  { shown.forced() } -> std::same_as<std::optional<typename F::Game::Action>>;
  { shown.lets_play_on(now) } -> std::same_as<bool>;
  { shown.is_moving(now) } -> std::same_as<bool>;
  { shown.wake_at(now) } -> std::same_as<std::optional<Milliseconds>>;
  face.read(input, wishes);
  face.press(name, wishes);
  { face.close_topmost(wishes) } -> std::same_as<bool>;
  { shown.looks_back() } -> std::same_as<bool>;
  face.show_past(0, state);
  face.replay(1, state, action, events, state);
  { shown.words() } -> std::same_as<TableWords<typename F::Game::Action>>;
  { shown.seen() } -> std::convertible_to<const typename F::Game::State&>;
  { shown.where(name) } -> std::same_as<std::optional<Rect>>;
  { shown.cursor() } -> std::same_as<std::string>;
};

// A face may besides be taught at (taught_table.h):
//
//   held              what is picked up or chosen last, by such a name: "hand Res"; empty for nothing
//   reading           what is being read on a sheet: "card Res", "ledger"; empty without a sheet
//   answers           whether a tap means the thing of this name, and no sheet that lies over it
//   way_of            the way a finger drags the thing lit by this name, in CSS pixels, from where it
//                     is; empty: it is tapped
//   used              where something else may be needed now, in CSS pixels: prompts, hands
//   set_lit           the names a lesson lights now, one after the other; a game may help to hit them
//   set_mode          what the table is for (table_mode.h): before `open`
//   spots_by_hand     names the spot of its table at a point of the page, empty beside it; empty
//                     itself where a table has places of their own
//   set_stopped       nobody plays on from here, and the bar says so: before `open` or after it
//   spare             where nothing is missed if it is covered; empty if there is no such place
//   keep_room         what a card needs on a phone (card_room.h): it becomes spare, as far as the
//                     table can do without
template <class F>
concept TeachableFace = TableFace<F> && requires(F& face, const F& shown, std::string_view name) {
  face.set_mode(TableMode::Carded);
  face.set_lit(std::vector<std::string>{});
  face.set_stopped(true);
  { shown.spots_by_hand() } -> std::same_as<std::function<std::string(Vec2)>>;
  { shown.answers(name) } -> std::same_as<bool>;
  { shown.way_of(name) } -> std::same_as<std::vector<Vec2>>;
  { shown.held() } -> std::same_as<std::string>;
  { shown.reading() } -> std::same_as<std::string>;
  { shown.used() } -> std::same_as<std::vector<Rect>>;
  { shown.spare() } -> std::same_as<Rect>;
  face.keep_room(0.0F);
};

// A face may besides show advice, and look back on a finished game:
//
//   awaits_advice     the seat that has asked what to do; nothing if none has
//   advice_position   what it is to be advised on, as that seat sees it
//   advice_parts      how many such questions the advice takes from here, itself included
//   words_for         an action of the acting seat, reasons for one, or why it is refused, in words
//   advise            what a counsellor says to it (engine/play/counsel.h); empty: nothing
//   review            looks back on the finished game whose log this is
//   unjudged          the decision that is to be judged next: its entry, seat, position as the seat
//                     saw it and action; nothing when all are
//   judged            what a counsellor says to it
template <class F>
concept CounselledFace = TableFace<F> &&
    requires(F& face, const F& shown, const typename F::Game::State& state,
             const std::vector<typename F::Game::Action>& log, const Violation& violation,
             std::string_view counsel) {
  { shown.awaits_advice() } -> std::same_as<std::optional<Seat>>;
  { shown.advice_position() } -> std::same_as<typename F::Game::State>;
  { shown.advice_parts() } -> std::same_as<int>;
  { shown.words_for(log.front()) } -> std::same_as<std::string>;
  { shown.words_for(std::vector<Reason>()) } -> std::same_as<std::string>;
  { shown.words_for(violation) } -> std::same_as<std::string>;
  face.advise(counsel);
  face.review(state, log);
  { shown.unjudged()->entry } -> std::convertible_to<int>;
  face.judged(0, counsel);
};

}  // namespace mael::web
