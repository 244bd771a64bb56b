// What the screens of all tables do alike, between a frame's input and what is painted:
// observations are kept, intents become wishes, motion is cut short, a finished game is looked back
// on. A game's screen inherits it and says what is its own in the virtual functions.
//
// P names the parts of a game's screen:
//
//   Game, Journal, Intent
//   Situation      a SituationOf<Game>
//   Selection      a Looking with `advised`, an action and its sentence, and `cursor`
//   View           a Chrome with `sides`, the near one first, and `hand`, of which things are
//                  `selected`
//   Layout         a FrameLayout with the `hand_slots`, each with its `center`
//   Places         OverPlaces with `hits`
//   Decisive       its DecisiveIntents (hits.h)
//   Timeline       motion: finish(), is_running(now), end()
//   Piece          what the pointer can carry (pointer_reader.h)
//   commands()     its CommandList
//
// These functions of the game are found by their arguments:
//
//   respond(situation, selection, intent)      the Reaction
//   describe(situation, view)                  title, status and scene in words, without the
//   choices words_of(situation, action), name_of(situation, seat) why_in_words(situation, reasons)
//   of what is advised build_review(words, view)                  words of a review in place of
//   what is to be decided
#pragma once

#include <algorithm>
#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/play/search/one_ply.h"
#include "web/base/say.h"
#include "web/table/key_cursor.h"
#include "web/table/kinds/card_room.h"
#include "web/table/motion/told_so_far.h"
#include "web/table/parts/ending.h"
#include "web/table/parts/frame.h"
#include "web/table/parts/hint_words.h"
#include "web/table/parts/hits.h"
#include "web/table/parts/lists.h"
#include "web/table/parts/picture.h"
#include "web/table/parts/pill_places.h"
#include "web/table/parts/review_buttons.h"
#include "web/table/parts/review_view.h"
#include "web/table/parts/side_places.h"
#include "web/table/past_moment.h"
#include "web/table/pointer_reader.h"
#include "web/table/readers.h"
#include "web/table/session/game_review.h"
#include "web/table/situation.h"
#include "web/table/table_mode.h"
#include "web/table/wishes.h"
#include "web/widgets/lists/shown_list.h"
#include "web/widgets/slip_place.h"

namespace mael::web {

template <class P>
class TableScreen : public CardRoom {
 public:
  using Game = typename P::Game;
  using State = typename Game::State;
  using Action = typename Game::Action;
  using Events = typename Game::Events;
  using Players = PlayersOf<Game>;
  using Journal = typename P::Journal;
  using Intent = typename P::Intent;
  using Situation = typename P::Situation;
  using Selection = typename P::Selection;
  using View = typename P::View;
  using Layout = typename P::Layout;
  using Places = typename P::Places;
  using Wishes = TableWishes<Action>;
  using Review = GameReview<Game>;
  using Carried = std::optional<CarriedPiece<typename P::Piece>>;

  virtual ~TableScreen() = default;

  // ---- What happens (any_screen.h) -------------------------------------------------------------

  void open(const Players& players, const State& state, Journal journal,
            const ScreenSettings& settings);

  void applied(const State& before, const Action& action, const Events& events, const State& after,
               Milliseconds now);

  void set_may_take_back(bool may) {
    if (may == may_take_back_) return;
    may_take_back_ = situation_.may_take_back = may;
    refresh();
  }
  void set_waiting(bool waiting) {
    if (std::exchange(waiting_, waiting) && !waiting) give_up_acting();
  }
  // Before `open`.
  void set_mode(TableMode mode) { mode_ = mode; }
  // What a lesson means the player to touch now, by name.
  virtual void set_lit(const std::vector<std::string>& /*names*/) {}
  void set_stopped(bool stopped) {
    if (std::exchange(stopped_, stopped) != stopped) refresh();
  }
  // It must outlive what it returns.
  virtual std::function<std::string(Vec2)> spots_by_hand() const { return {}; }
  void set_settings(const ScreenSettings& settings) {
    if (std::exchange(settings_, settings) == settings) return;
    timeline_.set_time(settings.time_percent);
    settle_cover();
  }
  // Whether a curtain also offers to let a bot play a seat; until something is done.
  void set_asks_who_plays(bool asks) {
    asks_who_plays_ = asks;
    settle_cover();
  }

  std::optional<Seat> awaits_advice() const {
    if (!selection_.asks_advice || review_ || past_) return {};
    return situation_.actor();
  }

  // What the advice is about, as its seat sees it, and how many such questions it takes.
  virtual State advice_position() const { return situation_.seen; }
  virtual int advice_parts() const { return 1; }
  void advise(std::string_view counsel);

  bool lets_play_on(Milliseconds now) const { return !review_ && !past_ && !is_moving(now); }
  bool is_moving(Milliseconds now) const { return timeline_.is_running(now); }
  std::optional<Milliseconds> wake_at(Milliseconds now) const;

  // ---- A frame ---------------------------------------------------------------------------------

  void read(const FrameInput& input, Wishes& wishes);

  void handle(const Intent& intent, Wishes& wishes);

  void press(std::string_view button, Wishes& wishes);

  bool close_topmost(Wishes& wishes);

  // An action the acting seat may do, and the reasons for it, in words; the reasons may be empty.
  std::string words_for(const Action& action) const { return words_of(situation_, action); }
  std::string words_for(const std::vector<Reason>& reasons) const {
    return why_in_words(situation_, reasons);
  }

  // Why something is against the rules.
  std::string words_for(const Violation& violation) const {
    const Refusal refusal = explain(situation_, violation);
    return refusal.sentence;
  }
  // The same of a position that cannot be, and is not the one that is shown.
  Refusal why_misplaced(const Violation& violation, const State& tried) const {
    return explain(Situation(situation_.device, tried, players_), violation);
  }

  // Each choice once, though a notice may offer what the menu does.
  TableWords<Action> words() const;

  std::optional<Rect> where(std::string_view thing) const {
    if (thing == "curve" && review_) return layout_.curve;
    if (const std::optional<Rect> hit = places_.hits.where(thing)) return hit;
    return place_of(thing);
  }

  // Whether a tap means this thing: under an open sheet only what lies on that is meant.
  bool answers(std::string_view thing) const {
    return !places_.covered || places_.hits.named(thing);
  }
  // The way a finger drags a thing that is lit so, in CSS pixels; empty: it is tapped.
  virtual std::vector<Vec2> way_of(std::string_view /*light*/) const { return {}; }

  void set_course(const std::vector<State>& seen, const std::string& facts = {});

  // ---- Looking back ----------------------------------------------------------------------------

  void review(const State& first, std::vector<Action> log);
  std::optional<ReviewQuestion> unjudged() const {
    return review_ ? review_->unjudged() : std::nullopt;
  }
  void judged(int entry, std::string_view line) {
    if (!review_) return;
    review_->judged(entry, line);
    refresh();
  }

  // ---- Looking at an earlier moment while the game goes on -------------------------------------

  bool looks_back() const { return past_.has_value(); }

  // The position after so many entries, 0 … those told, as whoever looks may know it.
  void show_past(int entries, const State& then);
  // The last of so many entries once more, 1 … those told, with its motion; after all of them it is
  // now.
  void replay(int entries, const State& before, const Action& action, const Events& events,
              const State& after);

  // ---- What there is ---------------------------------------------------------------------------

  const std::vector<ToldLine>& log() const { return journal_.lines(reader()); }
  const State& seen() const { return situation_.seen; }
  const View& view() const { return view_; }
  const Layout& layout() const { return layout_; }
  const Situation& situation() const { return situation_; }
  const Selection& selection() const { return selection_; }

 protected:
  // ---- A game's own ----------------------------------------------------------------------------

  // Who has the device once this is asked; `before` is who had it until now.
  virtual HandOver follow(const HandOver& before, const State& state) const = 0;
  virtual View make_view() const = 0;
  // Lays out what is shown: layout_ and places_.
  void place() override = 0;
  virtual std::vector<Intent> intents_of(const Gesture& gesture) = 0;
  virtual void read_own_key(const KeyPress& key, Wishes& wishes) = 0;
  virtual void plan_motion(const State& before, const Events& events) = 0;
  // What is about to be shown, before its motion is planned.
  virtual void acting(const Action&) {}
  // Where words lie on the open sheet: above its buttons.
  virtual Rect words_on_sheet() const { return places_.sheet_place.inside; }
  // The words on an open sheet of the game's own, if there are any.
  virtual std::optional<Column> lay_out_sheet(Rect inside, const Measure& measure) const = 0;
  // Where something is that is none of the hits.
  virtual std::optional<Rect> place_of(std::string_view thing) const = 0;

  // Where the keyboard's cursor may rest besides the hits that are choices.
  virtual std::vector<Stop> own_stops() const { return {}; }
  // What the pointer does over the table.
  virtual PointerLook pointer_look() const = 0;

  // What the panels of the seats say, in the order of the layout's: their numbers tell what they
  // are. None where panels show no number.
  virtual std::vector<SidePanel> side_panels() const = 0;
  // The facts in the line of the layout's notice: they tell themselves at length.
  virtual std::vector<Pill> pills() const = 0;
  // Whether this frame answers what others did, so that its marks may go: cutting their motion
  // short does not.
  bool looks_on() const { return looks_on_; }
  // Whether the panel beside the board is free for the log.
  virtual bool docks_log() const { return true; }
  // What stands before lines of weight.
  virtual Icon weighty() const { return Icon::None; }
  virtual void opened() {}
  virtual HandOver device_at(const State& state) const { return follow(situation_.device, state); }
  // What is said at the table and is no play: nobody judges it.
  virtual bool is_table_talk(const Action&) const { return false; }
  // Never the phrase of the last hint, unless it is that hint, asked for once more.
  std::string sentence_of(const typename Review::Advice& advice);
  virtual void take_advice(const typename Review::Advice& advice) {
    selection_.advised = {advice.action, sentence_of(advice)};
  }
  // What the game's situation holds besides.
  virtual void complete(Situation&) const {}
  // After an action was shown; who acted at the device until then, and what they had picked up.
  virtual void happened(const Action&, Seat /*actor*/, const Selection& /*held*/) {}
  virtual void begin_frame(const FrameInput&) {}
  virtual void obey(const typename P::Reaction&) {}
  virtual void refreshed() {}    // view_ is new
  virtual void looked_back() {}  // another position of a review is shown
  virtual bool moves_besides(Milliseconds) const { return false; }
  // Where what is shown now lies before the table: a tap there only ends it.
  virtual std::optional<Rect> covered_by_motion() const { return {}; }

  // ---- What the player does in a frame ---

  static bool has_touch(const FrameInput& input) {
    return std::any_of(input.gestures.begin(), input.gestures.end(), [](const Gesture& gesture) {
      return is_press(gesture) || gesture.kind == GestureKind::DragStart;
    });
  }
  static bool has_deed(const FrameInput& input) { return has_touch(input) || !input.keys.empty(); }

  // ---- A cursor that goes from name to name, for games without a board of spaces ---

  // Arrows, Tab, n and p; false for any other key.
  bool move_cursor(const KeyPress& key);

  // What the cursor is on is tapped, else the brass button of the bar is pressed.
  void activate_stop(Wishes& wishes);

  // ---- What it is made of ----------------------------------------------------------------------

  // Who plays: a game may have fewer seats than its rules allow.
  std::span<const Player> playing() const {
    const int seats = seats_of(observations_.of(Seat::Chance)).size();
    return std::span<const Player>(players_).first(static_cast<std::size_t>(seats));
  }
  Seats persons() const { return persons_among(playing()); }
  bool has_card() const { return mode_ != TableMode::Game; }
  bool is_laid_open() const { return has_card() && mode_ != TableMode::Carded; }
  bool is_arranged() const { return mode_ == TableMode::Arranged; }
  Seat reader() const { return situation_.device.viewer; }

  // What the layout is made from; `lifted` is the thing of the hand that stands out.
  TableWish wish(int lifted) const;

  // A curtain that asks who plays comes down whatever was chosen.
  HandOver uncovered(const HandOver& device) const {
    const bool lies_open = is_laid_open() || (!settings_.curtain && !asks_who_plays_);
    return lies_open ? lift(device) : device;
  }

  void settle_cover() {
    const HandOver device = uncovered(situation_.device);
    if (device == situation_.device) return refresh();
    look_at(device);
  }

  void look_at(const HandOver& device);

  void refresh();

  // What is picked up or was acted with just now.
  const Selection& shown_selection() const { return acted_ ? acted_->selection : selection_; }
  // What hangs at the pointer, or where it was let go until what comes of it is shown.
  Carried carried() const { return acted_ ? acted_->carried : pointer_.carried(); }
  // Where motion of what was acted with begins, in CSS pixels.
  std::optional<Vec2> departure() const { return acted_ ? acted_->at : std::nullopt; }

  // All of a picture that is alike at all tables but the words that rise.
  void fill(TablePicture<View, Layout, Places>& picture, Milliseconds now, int lifted) const;

  std::size_t told(Milliseconds now) const {
    return is_moving(now) && !past_ ? told_.lines(now, log().size()) : log().size();
  }

  Players players_;
  PerReader<State, Game::kMostSeats> observations_;
  Journal journal_;
  ScreenSettings settings_;
  std::optional<AfterGame> ending_;  // of a game that is over
  Situation situation_;
  Selection selection_;
  HintMemory hints_;
  std::optional<typename Review::Advice> hinted_;  // what the last hint was about,
  std::string hint_;                               // and how it was said
  View view_;
  Layout layout_;
  Places places_;
  typename P::Timeline timeline_;
  PointerReader<Intent, typename P::Piece> pointer_;
  std::optional<Review> review_;
  Vec2 viewport_{1280, 800};
  Insets safe_;
  const Measure* measure_ = &fixed_measure();  // of the frame before: outlives the screen
  bool touch_ = false;
  Milliseconds now_ = 0;
  ShownList list_;
  Lists lists_;
  Vec2 refused_at_;
  RefusalPlace refusal_place_;

 private:
  std::vector<Stop> stops() const;
  // What was decided with: it stays as it was then until what comes of it is shown.
  struct Acted {
    Selection selection;
    Carried carried;
    std::optional<Vec2> at;
  };

  // A long press whose finger is still down.
  struct Held {
    Selection before;
    bool told = false;  // more than the name of a button
  };

  template <class T>
  static void append(std::vector<T>& all, const std::vector<T>& more) {
    all.insert(all.end(), more.begin(), more.end());
  }

  static void add_button(const Button& button, const std::string& group, TableWords<Action>& all);
  static void add_buttons(const std::vector<Button>& buttons, const std::string& group,
                          TableWords<Action>& all) {
    for (const Button& button : buttons) add_button(button, group, all);
  }

  void drop_buttons() {
    view_.buttons.clear();
    view_.tools.clear();
    view_.notice.reset();
  }

  void keep_observations(const State& state) {
    for (const Seat viewer : observations_.readers()) {
      observations_.of(viewer) = observe(state, viewer);
    }
  }

  // How an onlooker would judge it, so that nobody is told what is hidden.
  float advantage_of(Seat seat) const {
    return share_of<Game>(evaluate(past_ ? past_->open : observations_.of(Seat::Chance), seat));
  }

  // What the end says at every table.
  void complete_end();
  // The game as it stood for a seat all along, by the same judgement.
  AfterGame chances_in(const std::vector<State>& seen, Seat near) const;

  // Where the thing stands out that is picked up from the hand.
  std::optional<Vec2> standing() const;
  bool holds_piece() const { return pointer_.carried() || standing().has_value(); }

  void hear(Wishes& wishes);

  template <class Read>
  void read_acting(Wishes& wishes, Read&& read);
  // It is looked around again before anything came of it.
  void give_up_acting() {
    if (!acted_) return;
    acted_.reset();
    refresh();
  }

  void read_key(const KeyPress& key, Wishes& wishes) {
    if (is_undo(key)) return handle(intent::Press{Common::TakeBack}, wishes);
    if (go_by_key(key) || go_in_past(key, wishes)) return;
    read_own_key(key, wishes);
    if (selection_.refusal) refused_at_ = layout_.bar.center();
  }

  void read_gesture(const Gesture& gesture, Wishes& wishes);

  // The state changed under the pointer: what was selected is no more.
  void let_go() {
    pointer_.let_go();
    if (held_) held_->before = cleared(held_->before);
  }
  bool read_hold_end(const Gesture& gesture, Wishes& wishes);

  // What was said of a button goes with the next intent, also where none is answered to.
  void drop_refusal() {
    if (!selection_.refusal) return;
    selection_.refusal.reset();
    refresh();
  }

  bool tells_button(const Gesture& gesture);
  bool tells_number(const Gesture& gesture);
  std::optional<Refusal> told_by_number(Vec2 at, bool tapped) const;

  // What is as large as its words are.
  void lay_out_words(const FrameInput& input);

  // ---- Looking back (table_screen_back.h) ------------------------------------------------------

  void look_back();
  std::optional<DecisionWords> decision_in_words() const;
  void show_decision(const std::optional<DecisionWords>& decision);
  void show_review(const std::optional<DecisionWords>& decision);
  bool handle_review(const Intent& intent, Wishes& wishes);
  void close_review();
  bool go_by_key(const KeyPress& key);
  bool scrub(const Gesture& gesture);

  struct Past {
    PastMoment moment;
    HandOver device;       // who has it now, and will have it then
    Selection held;        // what was picked up when the game was left
    State open{};          // as an onlooker saw it
    Milliseconds due = 0;  // of the next step, while one comes after the other
  };

  void lay_past(int entries, const State& then);
  void return_to_now();
  void show_moment();
  bool handle_past(const Intent& intent, Wishes& wishes);
  void ask_for_moment(int entries, Wishes& wishes);
  bool go_in_past(const KeyPress& key, Wishes& wishes);
  void play_past(Wishes& wishes);
  Milliseconds pause_between() const;

  bool read_log(Vec2 at, Wishes& wishes);
  std::optional<std::size_t> lines_by_then() const;

  ToldSoFar told_;
  std::optional<Past> past_;
  std::optional<Acted> acted_;
  std::optional<Held> held_;
  std::vector<SeatClock> clocks_;  // this frame
  TableMode mode_ = TableMode::Game;
  bool may_take_back_ = false;
  bool asks_who_plays_ = false;
  bool waiting_ = false;
  bool stopped_ = false;
  bool was_moving_ = false;
  bool looks_on_ = false;     // this frame
  bool is_ended_ = false;     // the end of the game has been heard
  std::vector<Sound> heard_;  // since the frame before
  CurveSlider slider_;        // the curve of the review
};

}  // namespace mael::web

#include "web/table/table_screen_back.h"
#include "web/table/table_screen_frame.h"
#include "web/table/table_screen_moment.h"
