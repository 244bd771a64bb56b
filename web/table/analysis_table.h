// A board to think on: a game, or a position of one, that one person plays on for all seats, back
// and forth. What was gone once stays: who steps back and does something else leaves a way, and
// finds it again among the rows of the card beside the table, with the actions that promise most,
// what they promise and why. Nothing of it is stored.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "web/app/problem_words.h"
#include "web/base/say.h"
#include "web/table/carded_table.h"
#include "web/table/game_review.h"
#include "web/table/review_view.h"
#include "web/table/saved_match.h"

namespace mael::web {

// D describes the table.
template <DescribedTable D>
class AnalysisTable : public CardedTable<D> {
 public:
  using Base = CardedTable<D>;
  using typename Base::Action;
  using typename Base::Game;
  using typename Base::State;
  static_assert(TeachableFace<typename D::Face> && CounselledFace<typename D::Face>);

  // A match of which everything is known, and after how many entries it is looked at, 0 … its size.
  // `guessed`: what was hidden is imagined.
  AnalysisTable(TableHooks& hooks, Match<Game> match, int at, bool guessed)
      : Base(hooks, std::move(match),
             {std::vector<Player>(PlayersOf<Game>().size()),
              hooks.platform().random_seed(),
              {},
              {"analysis", 0}},
             {false, true, {}, {}}),
        first_at_(at),
        guessed_(guessed) {}

  std::string_view name() const override { return "analysis"; }
  std::string title() const override { return say("analysis.title"); }
  bool is_waiting() const override { return this->has_to_show(); }
  // A game that goes on from there, between two.
  Bytes again(std::uint64_t seed) const override {
    return write_table<D>({{}, seed, Match<Game>(this->state()), 0});
  }

  // The card says what a hint would.
  void begin(const ScreenSettings& settings) override { Base::begin(without_hints(settings)); }
  void set_settings(const ScreenSettings& settings) override {
    Base::set_settings(without_hints(settings));
  }

  // A position written by hand, in place of everything.
  void lay_position(const std::string& position) override {
    const auto state = Game::read_position(position);
    if (!state) return this->hooks().asked_for_position(position, problem_in_words(state.error()));
    if (!D::is_known(*state)) {
      return this->hooks().asked_for_position(position, say("analysis.lay.unknown"));
    }
    guessed_ = false;
    session().lay(std::make_unique<DescribedGame<D>>(Match<Game>(*state)));
  }

  void read(const FrameInput& input) override {
    // On a phone the board is wanted first.
    const bool narrow = input.viewport.x < kNarrow;
    if (narrow != narrow_) {
      narrow_ = folded_ = narrow;
      show();
    }
    Base::read(this->card().read(input));
    now_ = input.now;
    this->card().place(
        input,
        {{}, {}, this->face().used(), this->face().spare(), !this->face().reading().empty()});
  }
  // "lesson_card", "analysis_row_1" and the like.
  std::optional<Rect> where(std::string_view thing) const override {
    if (const auto at = this->card().where(thing)) return at;
    return Base::where(thing);
  }

  void carry_out() override {
    if (const auto way = this->card().take_way()) go_to(*way);
    Base::carry_out();
  }

  void tick(Milliseconds now) override {
    now_ = now;
    this->show_steps(now);
    if (this->face().is_moving(now)) return;
    if (session().at() == session().size()) {
      if (const std::optional<Action> forced = this->face().forced()) return decide({*forced});
    }
    compare();
  }
  std::optional<Milliseconds> wake_at(Milliseconds now) const override {
    return this->face().wake_at(now);
  }

 private:
  using Base::session;
  static ScreenSettings without_hints(ScreenSettings settings) {
    settings.hints = false;
    return settings;
  }

  static constexpr float kNarrow = 600;  // CSS pixels
  static constexpr int kRounds = 2;      // of thinking about a position, the last one longer

  // ---- What the session tells ------------------------------------------------------------------

  void opened() override {
    this->face().set_taught();
    this->face().set_laid_open();
    session().look_at(first_at_);
    this->hooks().opened(*this);
  }
  void went_on(int from) override {
    Base::went_on(from);
    begin_anew();
  }
  void went_back() override {
    Base::went_back();
    begin_anew();
  }
  void begin_anew() {
    compared_.clear();
    rounds_ = 0;
    this->face().set_may_take_back(session().at() > 0);
    show();
  }

  // ---- Back, forth, and along other ways -------------------------------------------------------

  // Whether somebody had a choice there.
  bool is_stop(int entries) const {
    if (entries == session().size()) return true;
    const AnyMatch& match = session().match();
    return match.by(entries) != Seat::Chance && !match.was_forced(entries);
  }
  void step(int by) {
    int to = std::clamp(session().at() + by, 0, session().size());
    while (to > 0 && to < session().size() && !is_stop(to)) to += by;
    session().look_at(to);
  }
  void take_back() override { step(-1); }

  // The ways that were left last: as many as the card shows.
  std::span<const Session::Line> shown_lines() const {
    const std::span<const Session::Line> lines = session().lines();
    return lines.last(std::min(lines.size(), kMostLanes - 1));
  }
  Variations ways() const {
    return variations_of(session().line(), shown_lines(), session().at());
  }
  // Where nobody has a choice, to the last moment before it where somebody had one.
  void go_to(VariationPlace place) {
    if (place.lane > shown_lines().size()) return;
    if (place.lane > 0) {
      session().take_line(session().lines().size() - shown_lines().size() + place.lane - 1);
    }
    int to = std::min(place.moment, session().size());
    while (to > 0 && !is_stop(to)) --to;
    session().look_at(to);
  }

  // What was done next on the way that is gone, or on one that was left, where they came through
  // here; nothing if they end or never did.
  std::optional<std::string> next_on(const Session::Line& line) const {
    const auto at = static_cast<std::size_t>(session().at());
    if (line.size() <= at) return {};
    for (std::size_t entry = 0; entry < at; ++entry) {
      if (line[entry] != session().match().action(static_cast<int>(entry))) return {};
    }
    return line[at];
  }
  std::optional<std::string> next_here() const {
    if (session().at() == session().size()) return {};
    return session().match().action(session().at());
  }
  // The actions that were gone from here, each once.
  std::vector<std::string> gone_from_here() const {
    std::vector<std::string> gone;
    const auto add = [&](const std::optional<std::string>& next) {
      if (next && std::find(gone.begin(), gone.end(), *next) == gone.end()) gone.push_back(*next);
    };
    add(next_here());
    for (const Session::Line& line : session().lines()) add(next_on(line));
    return gone;
  }
  // Along a way that was gone before, if one leads there.
  void go(const std::string& action) {
    if (next_here() == action) return step(+1);
    const int at = session().at();
    const std::vector<Session::Line>& lines = session().lines();
    const auto line = std::find_if(lines.begin(), lines.end(), [&](const Session::Line& each) {
      return next_on(each) == action;
    });
    if (line == lines.end()) return session().decide({action});
    session().take_line(static_cast<std::size_t>(line - lines.begin()));
    session().look_at(at);
    step(+1);
  }
  void decide(const std::vector<Action>& actions) override {
    if (actions.size() != 1) return Base::decide(actions);
    if (!check(this->state(), actions.front())) go(write_action(this->state(), actions.front()));
  }

  // ---- What is compared ------------------------------------------------------------------------

  Seat actor() const { return this->face().situation().actor(); }

  void compare() {
    if (rounds_ == kRounds || actor() == Seat::Chance) return;
    Budget budget = this->advice_budget(1);
    if (rounds_ > 0) budget = {4 * budget.iterations, 4 * budget.milliseconds};
    const std::string position = write_position(observe(this->state(), actor()));
    this->thoughts().ask({Verb::Compare, {}, actor(), session().seed(), budget, position, {}}, 1);
    if (const std::optional<std::string> said = this->thoughts().take()) hear(*said);
  }
  void hear(const std::string& said) {
    const auto counsels = read_counsels(said);
    rounds_ = counsels ? rounds_ + 1 : kRounds;
    if (counsels) compared_ = *counsels;
    show();
    this->hooks().platform().wake();
  }

  // ---- The card --------------------------------------------------------------------------------

  void obey(LessonCommand command) override {
    if (const auto row = row_of(command)) {
      if (*row < rows_.size()) go(rows_[*row]);
      return;
    }
    switch (command) {
      case LessonCommand::Backward:
        return step(-1);
      case LessonCommand::Onward:
        return step(+1);
      case LessonCommand::Lay:
        return this->hooks().asked_for_position(write_position(this->state()), {});
      case LessonCommand::Fold:
      case LessonCommand::Unfold:
        folded_ = command == LessonCommand::Fold;
        return show();
      case LessonCommand::Leave:
        return this->carry_out_request(request::Leave{});
      default:
        return;
    }
  }

  std::string words_for(const std::string& action) const {
    const auto read = read_action(this->state(), action);
    return read && read->by == actor() ? this->face().words_for(*read) : std::string();
  }

  void add_row(LessonView& view, const std::string& action, CardRow row) {
    if (row.label.empty() || view.rows.size() == (folded_ ? 1 : kMostCardRows)) return;
    view.rows.push_back(std::move(row));
    rows_.push_back(action);
  }

  // What promises most, then what else was gone.
  void add_rows(LessonView& view) {
    rows_.clear();
    std::vector<std::string> gone = gone_from_here();
    for (const Counsel& each : compared_) {
      const auto known = std::find(gone.begin(), gone.end(), each.action);
      const std::string what = words_for(each.action);
      if (what.empty()) continue;
      add_row(view, each.action,
              {what, this->face().words_for(each.reasons), each.share, known != gone.end()});
      if (known != gone.end()) gone.erase(known);
    }
    for (const std::string& action : gone) {
      add_row(view, action, {words_for(action), {}, {}, true});
    }
  }

  std::string sentence() const {
    if (outcome(this->state()).over) return say("analysis.over");
    if (actor() == Seat::Chance) return say("analysis.nobody");
    if (compared_.empty()) {
      return say(rounds_ == kRounds ? "analysis.silent" : "ui.advice.thinks");
    }
    const std::string who = said(D::name_of(this->players(), this->state(), actor()));
    return say("analysis.share", {who, percent(compared_.front().share)});
  }

  void show() {
    LessonView view;
    view.heading = say("analysis.title");
    view.sentence = sentence();
    if (guessed_ && !folded_) view.sentence += " " + say("analysis.guessed");
    if (!compared_.empty()) view.progress = compared_.front().share;
    if (narrow_) {
      view.asides.push_back(folded_ ? LessonCommand::Unfold : LessonCommand::Fold);
    }
    view.asides.push_back(LessonCommand::Lay);
    if (session().at() > 0) view.asides.push_back(LessonCommand::Backward);
    if (session().at() < session().size()) view.asides.push_back(LessonCommand::Onward);
    if (!folded_) view.ways = ways();
    add_rows(view);
    this->card().show(std::move(view), now_);
  }

  const int first_at_;
  bool guessed_;
  std::vector<Counsel> compared_;  // the best first
  std::vector<std::string> rows_;  // what the card's rows stand for, in notation
  bool narrow_ = false;            // the page
  bool folded_ = false;            // the card says little
  int rounds_ = 0;                 // of thinking about what is shown
  Milliseconds now_ = 0;
};

}  // namespace mael::web
