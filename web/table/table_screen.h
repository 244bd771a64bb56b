// The screen of a game's table: what all of them do alike (screen_core.h), in the types of a game.
// Observations are kept, intents become wishes, positions a view. A game's screen inherits it and
// says what is its own in the virtual functions.
//
// P names the parts of a game's screen:
//
//   Game, Journal, Intent
//   Situation      a SituationOf<Game>
//   Selection      a Looking with `advised`, an action and its sentence, and `cursor`
//   View           a Chrome with `todo`, `sides`, the near one first, and `hand`, of which things
//                  are `selected`
//   Layout         a FrameLayout with the `hand_slots`, each with its `center`
//   Places         OverPlaces with `hits`
//   Decisive       its DecisiveIntents (hits.h)
//   Timeline       motion: finish(), is_running(now), end()
//   Piece          what the pointer can carry (pointer_reader.h)
//   commands()     its CommandList
//   kWeighty       the Icon before lines of weight in its logs
//
// and these functions, or kAbsent (engine/core/absent.h):
//
//   is_table_talk(action)                      what is said at the table and is no play: nobody
//                                              judges it
//   advice_position(situation, selection)      what advice is about, where it is not just what is
//                                              seen,
//   advice_parts(situation, selection)         and how many such questions it takes
//
// These functions of the game are found by their arguments:
//
//   respond(situation, selection, intent)      the Reaction
//   describe(situation, view)                  title, status and scene in words, without the
//                                              choices
//   words_of(situation, action), name_of(situation, seat)
//   why_in_words(situation, reasons)           of what is advised
//   build_review(words, view)                  words of a review in place of what is to be decided
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
#include "web/table/screen_core.h"
#include "web/table/seen.h"
#include "web/table/session/game_review.h"
#include "web/table/situation.h"
#include "web/table/wishes.h"

namespace mael::web {

template <class P>
class TableScreen : public ScreenCore {
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

  TableScreen() {
    made_of({situation_, selection_, view_, layout_, places_, places_.hits, timeline_, pointer_,
             P::commands(), P::kWeighty});
  }

  // ---- What happens (any_screen.h) -------------------------------------------------------------

  void open(const Players& players, const StateByReader<Game>& state, Journal journal,
            const ScreenSettings& settings) {
    observations_ = state;
    begin(settings, outcome(onlookers()).over);
    players_ = players;
    journal_ = std::move(journal);
    hinted_.reset();
    reviewed_.reset();
    put_all_down();
    opened();
    const HandOver device = follow({}, onlookers());
    look_at(is_laid_open() ? lift(device) : device);
  }
  void applied(const StepByReader<Game>& step, Milliseconds now) {
    begin_step(now);
    observations_ = step.after();
    const HandOver device = uncovered(device_at(onlookers()));
    begin_telling(device);
    journal_.record(step);
    const SeenStep<Game> seen = step.of(reader());
    plan_motion(seen);
    acted_.reset();
    end_telling(device);
    const Seat actor = situation_.actor();
    const Selection held = selection_;
    put_all_down();
    look_at(device);
    happened(seen.action, actor, held);
  }

  // What the advice is about, as its seat sees it.
  State advice_position() const {
    if constexpr (has(P::advice_position)) return P::advice_position(situation_, selection_);
    return situation_.seen;
  }
  int advice_parts() const override {
    if constexpr (has(P::advice_parts)) return P::advice_parts(situation_, selection_);
    return 1;
  }

  // ---- A frame ---------------------------------------------------------------------------------

  void read(const FrameInput& input, Wishes& wishes) {
    ActingHere acting(*this, wishes);
    read_frame(input, acting, wishes);
  }
  void handle(const Intent& intent, Wishes& wishes) {
    const auto* press = std::get_if<intent::Press>(&intent);
    const Wanted wanted{press ? std::optional(press->command) : std::nullopt,
                        P::Decisive::hold(intent, P::commands())};
    if (wanted.decides && (is_waiting() || !wishes.actions.empty())) return;
    if (is_answered(wanted, wishes.requests)) return;
    const std::optional<Refusal> refusal = selection_.refusal;
    auto reaction = respond(situation_, selection_, intent);
    selection_ = std::move(reaction.selection);
    hear_refusal(refusal);
    for (const Action& action : reaction.actions) wishes.actions.push_back(action);
    wishes.ask(reaction.requests);
    obey(reaction);
    if (reaction.lift) return look_at(lift(situation_.device));
    refresh();
  }
  void press(std::string_view button, Wishes& wishes) {
    if (const auto command = P::commands().named(button)) handle(intent::Press{*command}, wishes);
  }
  // Nothing but words against it leaves all as it was.
  bool close_topmost(Wishes& wishes) {
    const bool looked = review_ || looks_back();
    const Selection was = selection_;
    ActingHere acting(*this, wishes);
    read_key({.key = Key::Escape}, acting);
    if (selection_.refusal && !(selection_.refusal == was.refusal)) drop_refusal();
    return !(selection_ == was) || looked;
  }

  // An action the acting seat may do, and the reasons for it, in words; the reasons may be empty.
  std::string words_for(const Action& action) const { return words_of(situation_, action); }
  std::string words_for(const std::vector<Reason>& reasons) const {
    return why_in_words(situation_, reasons);
  }
  // Why something is against the rules.
  std::string words_for(const Violation& violation) const {
    return explain(situation_, violation).sentence;
  }
  // The same of a position that cannot be, and is not the one that is shown.
  Refusal why_misplaced(const Violation& violation, const State& tried) const {
    return explain(Situation(situation_.device, tried, players_), violation);
  }
  TableWords<Action> words() const {
    TableWords<Action> all{describe(situation_, view_), {}};
    tell_around(all.words);
    all.actions.resize(all.words.choices.size());
    const std::string decide = say("text_view.group.decide");
    for (const Action& action : situation_.legal) {
      all.add(words_of(situation_, action), write_action(situation_.seen, action), action, decide);
    }
    tell_commands(decide, all.words);
    all.actions.resize(all.words.choices.size());
    return all;
  }

  // ---- Looking back, at the end and while the game goes on -------------------------------------

  void set_course(const std::vector<State>& seen, const std::string& facts = {}) {
    const Seat near = near_in_review(playing());
    std::vector<CourseStep> steps;
    for (const State& state : seen) {
      steps.push_back({share_of<Game>(evaluate(state, near)), turn_number(state)});
    }
    tell_course(after_game(steps, near, far_from(near, seats_of(seen.back()))), facts);
  }
  void review(const State& first, std::vector<Action> log) {
    reviewed_.emplace(first, std::move(log), [](const Action& action) {
      if constexpr (has(P::is_table_talk)) return P::is_table_talk(action);
      return false;
    });
    selection_ = cleared(selection_);
    begin_review(*reviewed_);
  }
  std::optional<ReviewQuestion> unjudged() const override {
    return review_ ? reviewed_->unjudged() : std::nullopt;
  }
  // The position after so many entries, 0 … those told.
  void show_past(int entries, const StateByReader<Game>& then) {
    then_ = then;
    look_at_past(entries);
  }
  // The last of so many entries once more, 1 … those told, with its motion; after all of them it is
  // now.
  void replay(int entries, const StepByReader<Game>& step) {
    then_ = step.before();
    begin_replay(entries);
    plan_motion(step.of(reader()));
    then_ = step.after();
    end_replay(entries);
  }

  // ---- What there is ---------------------------------------------------------------------------

  const State& seen() const { return situation_.seen; }
  const View& view() const { return view_; }
  const Layout& layout() const { return layout_; }
  const Situation& situation() const { return situation_; }
  const Selection& selection() const { return selection_; }

 protected:
  // ---- A game's own ----------------------------------------------------------------------------

  // Who has the device once this is asked, as an onlooker sees it; `before` is who had it until
  // now.
  virtual HandOver follow(const HandOver& before, const State& state) const = 0;
  virtual View make_view() const = 0;
  // Lays out what is shown: layout_ and places_.
  void place() override = 0;
  virtual std::vector<Intent> intents_of(const Gesture& gesture) = 0;
  virtual void read_own_key(const KeyPress& key, Wishes& wishes) = 0;
  virtual void plan_motion(const SeenStep<Game>& step) = 0;
  virtual void opened() = 0;
  // Whether the seat that acts here answers of itself what it is asked now: it is not shown then.
  virtual bool answers_itself(const State& state) const = 0;
  virtual void take_advice(const typename Review::Advice& advice) = 0;
  void show_advice(const typename Review::Advice& advice) {
    selection_.advised = {advice.action, sentence_of(advice)};
  }
  // Never the phrase of the last hint, unless it is that hint, asked for once more.
  std::string sentence_of(const typename Review::Advice& advice) {
    if (hinted_ == advice) return hint_;
    hinted_ = advice;
    const HintWords words = hint_words(advice.reasons);
    const std::string deed = words_for(advice.action);
    return hint_ = words.again ? sentence_once_more(deed, !advice.reasons.empty())
                               : sentence_of_advice(deed, words_for(words.reasons));
  }
  // What the game's situation holds besides.
  virtual void complete(Situation& situation) const = 0;
  // After an action was shown; who acted at the device until then, and what they had picked up.
  virtual void happened(const Action& action, Seat actor, const Selection& held) = 0;
  virtual void obey(const typename P::Reaction& reaction) = 0;

  // ---- What it is made of ----------------------------------------------------------------------

  std::span<const Player> playing() const override {
    const int seats = seats_of(onlookers()).size();
    return std::span<const Player>(players_).first(static_cast<std::size_t>(seats));
  }
  // What is picked up or was acted with just now.
  const Selection& shown_selection() const { return acted_ ? acted_->selection : selection_; }
  // What hangs at the pointer, or where it was let go until what comes of it is shown.
  Carried carried() const { return acted_ ? acted_->carried : pointer_.carried(); }
  // Where motion of what was acted with begins, in CSS pixels.
  std::optional<Vec2> departure() const { return acted_ ? acted_->at : std::nullopt; }

  // What the layout is made from; `lifted` is the thing of the hand that stands out.
  TableWish wish(int lifted) const { return wish_for(view_.hand.size(), lifted); }
  // All of a picture that is alike at all tables but the words that rise.
  void fill(TablePicture<View, Layout, Places>& picture, Milliseconds now, int lifted) const {
    picture.view = &view_;
    picture.layout = &layout_;
    picture.places = &places_;
    fill_plainly(picture, now, lifted);
  }
  // For games without a board of spaces: a cursor that goes from name to name. What it is on is
  // tapped, else the brass button of the bar is pressed.
  bool move_cursor(const KeyPress& key) { return moves_cursor(key, selection_.cursor); }
  void activate_stop(Wishes& wishes) {
    if (const Hit<Intent>* hit = places_.hits.named(selection_.cursor)) {
      const Intent intent = hit->intent;
      return handle(intent, wishes);
    }
    for (const Button& button : view_.buttons) {
      if (button.primary) return handle(intent::Press{button.command}, wishes);
    }
  }

  Players players_;
  StateByReader<Game> observations_;
  Journal journal_;
  Situation situation_;
  Selection selection_;
  View view_;
  Layout layout_;
  Places places_;
  typename P::Timeline timeline_;
  PointerReader<Intent, typename P::Piece> pointer_;

 private:
  // What was decided with: it stays as it was then until what comes of it is shown.
  struct Acted {
    Selection selection;
    Carried carried;
    std::optional<Vec2> at;
  };
  // A frame's keys and gestures as they are answered here.
  struct ActingHere final : Acting {
    ActingHere(TableScreen& of, Wishes& to) : screen(of), wishes(to) {}

    void press(Command command) override { screen.handle(intent::Press{command}, wishes); }
    std::size_t decided() const override { return wishes.actions.size(); }
    void read_own(const KeyPress& key) override { screen.read_own_key(key, wishes); }
    bool read_own(const Gesture& gesture) override {
      intents = screen.intents_of(gesture);
      return !intents.empty();
    }
    bool act() override {
      for (const Intent& intent : intents) screen.handle(intent, wishes);
      return std::any_of(intents.begin(), intents.end(), [](const Intent& intent) {
        return !std::holds_alternative<intent::Nothing>(intent);
      });
    }

    TableScreen& screen;
    Wishes& wishes;
    std::vector<Intent> intents{};  // of a gesture
  };

  const State& onlookers() const { return observations_.of(Seat::Chance); }
  HandOver device_at(const State& state) const {
    const HandOver& now = situation_.device;
    return answers_itself(state) ? undecided(now) : follow(now, state);
  }
  void lay(const HandOver& device, const State& seen) {
    situation_ = make_situation<Situation>(seen, device, players_, may_take_back());
  }

  // ---- What screen_core.h asks -----------------------------------------------------------------

  void lay_now(const HandOver& device) override {
    lay(device, observations_.of(device.viewer));
    if (is_arranged()) situation_.legal.clear();
  }
  void lay_reviewed(HandOver device) override {
    device.turn = turn_number(reviewed_->seen(Seat::Chance));
    lay(device, reviewed_->seen(device.viewer));
  }
  void lay_past(HandOver device) override {
    device.turn = turn_number(then_.of(Seat::Chance));
    lay(device, then_.of(device.viewer));
  }
  void build() override {
    complete(situation_);
    view_ = make_view();
  }
  Outcome shown_outcome() const override { return outcome(situation_.seen); }
  Seat near_seat() const override { return view_.sides[0].seat; }
  float advantage_of(Seat seat) const override {
    return share_of<Game>(evaluate(looks_back() ? then_.of(Seat::Chance) : onlookers(), seat));
  }
  std::string name_of_seat(Seat seat) const override { return name_of(situation_, seat); }
  const ReaderLog& log_of(Seat reader) const override { return journal_.log_of(reader); }
  std::optional<DecisionWords> show_decision() override {
    selection_.advised.reset();
    const Action* done = reviewed_->decision();
    if (!done) return {};
    HandOver device;
    device.viewer = device.actor = done->by;
    const Situation then(device, reviewed_->seen(done->by), players_);
    DecisionWords words{name_of(then, done->by), words_of(then, *done), {}};
    const auto better = reviewed_->better();
    if (better) {
      words.better = sentence_of_advice(words_of(then, *better),
                                        why_in_words(then, reviewed_->counsel()->reasons));
    }
    selection_.advised = {better ? *better : *done, words.done};
    return words;
  }
  void build_words(const ReviewWords& words) override { build_review(words, view_); }
  void say_todo(std::string todo) override {
    view_.todo = std::move(todo);
    if constexpr (requires { view_.hint.clear(); }) view_.hint.clear();
  }
  void finish_motion() override { timeline_.finish(); }
  std::optional<Vec2> standing() const override {
    const std::size_t count = std::min(view_.hand.size(), layout_.hand_slots.size());
    for (std::size_t i = 0; i < count; ++i) {
      if (view_.hand[i].selected) return layout_.hand_slots[i].center;
    }
    return {};
  }
  void begin_acting() override {
    const Carried carried = pointer_.carried();
    begun_ = Acted{selection_, carried, carried ? std::optional(carried->at) : standing()};
  }
  void keep_acting() override {
    acted_ = begun_;
    refresh();
  }
  void give_up_acting() override {
    if (!acted_) return;
    acted_.reset();
    refresh();
  }
  void begin_hold() override { before_hold_ = selection_; }
  void undo_hold() override { selection_ = before_hold_; }
  void drop_cursor() override { selection_.cursor = {}; }
  HandOver leave_review() override {
    observations_ = reviewed_->last();
    reviewed_.reset();
    selection_ = cleared(selection_);
    return follow({}, onlookers());
  }
  bool heed(std::string_view counsel) override {
    const auto advice = Review::advice_in(counsel, advice_position());
    if (!advice) return drop_advice(selection_), false;
    selection_.asks_advice = false;
    return take_advice(*advice), true;
  }
  // The state changed under the pointer: what was selected is no more.
  void put_all_down() override {
    pointer_.let_go();
    before_hold_ = cleared(before_hold_);
    acted_.reset();
    selection_ = cleared(selection_);
  }
  void leave_now() override { left_ = selection_; }
  void take_up_again() override {
    selection_ = left_;
    selection_.sheet = OpenSheet::None;
  }

  std::optional<typename Review::Advice> hinted_;  // what the last hint was about,
  std::string hint_;                               // and how it was said
  std::optional<Review> reviewed_;
  Acted begun_;
  std::optional<Acted> acted_;
  Selection before_hold_;
  Selection left_;            // what was picked up when the game was left for an earlier moment,
  StateByReader<Game> then_;  // and that
};

}  // namespace mael::web
