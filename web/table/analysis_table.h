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
#include "web/table/arranged_game.h"
#include "web/table/arranging.h"
#include "web/table/carded_table.h"
#include "web/table/chance_decider.h"
#include "web/table/game_review.h"
#include "web/table/review_view.h"
#include "web/table/saved_match.h"
#include "web/table/workbench.h"

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
        guessed_(guessed),
        chance_(session().seed()) {
    session().set_decider(Seat::Chance, chance_);
  }

  std::string_view name() const override { return "analysis"; }
  std::string title() const override { return say("analysis.title"); }
  bool is_waiting() const override { return this->has_to_show(); }
  // A game that goes on from there, between two.
  Bytes again(std::uint64_t seed) const override {
    return write_table<D>({{}, seed, Match<Game>(this->state()), 0});
  }

  // The moment of the way that is shown.
  Result<std::string> hand_out() override {
    auto link = session().size() > 0 ? this->moment_link(session().at()) : std::nullopt;
    return link ? *std::move(link) : Base::hand_out();
  }

  // The card says what a hint would.
  void begin(const ScreenSettings& settings) override { Base::begin(without_hints(settings)); }
  void set_settings(const ScreenSettings& settings) override {
    Base::set_settings(without_hints(settings));
  }

  // A position written by hand, in place of everything.
  void lay_position(const std::string& position) override {
    const auto state = Game::read_position(position);
    if (!state) return this->hooks().asked_for_position(position, why_unread(state.error()));
    if (!D::is_known(*state)) {
      return this->hooks().asked_for_position(position, say("analysis.lay.unknown"));
    }
    guessed_ = false;
    if (arranging_) return lay_by_hand(position);
    session().lay(std::make_unique<DescribedGame<D>>(Match<Game>(*state)));
  }

  void read(const FrameInput& page) override {
    if (arranging_) return read_arranging(page);
    const FrameInput input = bench_ ? bench_->read(page) : page;
    // On a phone the board is wanted first.
    const bool narrow = input.viewport.x < kNarrow;
    if (narrow != narrow_) {
      narrow_ = folded_ = narrow;
      show();
    }
    Base::read(this->card().read(input));
    now_ = input.now;
    // The menu leads to the workbench.
    this->card().place(input, {{},
                               {},
                               {},
                               this->face().used(),
                               this->face().spare(),
                               !this->face().reading().empty(),
                               this->face().where("button menu").value_or(Rect{})});
  }
  // "lesson_card", "analysis_row_1", "bench_close" and the like.
  std::optional<Rect> where(std::string_view thing) const override {
    if (arranging_) {
      const auto at = arranging_->where(thing);
      return at ? at : Base::where(thing);
    }
    if (bench_) {
      if (const auto at = bench_->where(thing)) return at;
      if (bench_->fills_page()) return {};
    }
    if (const auto at = this->card().where(thing)) return at;
    return Base::where(thing);
  }

  TableReport report(Milliseconds now) const override {
    TableReport report = Base::report(now);
    if (bench_) report.cursor = bench_->cursor();
    if (arranging_) report.cursor = arranging_->cursor();
    return report;
  }

  Workbench* workbench() const override { return bench_.get(); }
  const Arranging* arranging() const override { return arranging_.get(); }
  void open_workbench() override {
    bench_ = std::make_unique<Workbench>();
    show_bench();
    this->hooks().platform().wake();
  }
  // What was asked for in words: which actions are shown, or one to be done.
  void line_given(std::string_view answer, const std::string& line) override {
    if (!bench_) return;
    if (answer == "bench_filter") return bench_->set_filter(line);
    if (answer != "bench_write" || line.empty()) return;
    if (const std::string problem = problem_of(line); !problem.empty()) {
      return ask_for_action(line, problem);
    }
    go(line);
  }

  bool close_topmost() override {
    if (!arranging_ && !bench_) return Base::close_topmost();
    if (bench_ && !arranging_) {
      obey(WorkbenchCommand::Close);
    } else {
      arranging_->press("arrange_leave");
    }
    carry_out();
    return true;
  }

  void carry_out() override {
    if (arranging_) return carry_out_arranging();
    if (bench_) {
      if (const auto pressed = bench_->take_press()) obey(*pressed);
    }
    if (const auto way = this->card().take_way()) go_to(*way);
    Base::carry_out();
  }

  void tick(Milliseconds now) override {
    now_ = now;
    if (arranging_) return;
    if (this->show_steps(now)) show_bench();
    if (this->face().is_moving(now)) return;
    if (session().at() == session().size()) {
      if (const std::optional<Action> forced = this->face().forced()) return decide({*forced});
    }
    compare();
  }
  std::optional<Milliseconds> wake_at(Milliseconds now) const override {
    if (bench_ && bench_->is_moving()) return now;
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
    this->face().set_mode(TableMode::Analysis);
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
    if (!this->has_to_show()) show_bench();
  }

  // ---- Back, forth, and along other ways -------------------------------------------------------

  // Whether somebody had a choice there, chance as well where it is done by hand.
  bool is_stop(int entries) const {
    if (entries == session().size()) return true;
    const AnyMatch& match = session().match();
    if (match.by(entries) == Seat::Chance) return chance_.is_by_hand();
    return !match.was_forced(entries);
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
    if (arranging_) return;
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
      case LessonCommand::Arrange:
        return arrange();
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
    const bool is_said = read && read->by == actor() && read->by != Seat::Chance;
    return is_said ? this->face().words_for(*read) : std::string();
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
    view.leaves = "analysis.leave";
    view.heading = say("analysis.title");
    view.sentence = sentence();
    if (guessed_ && !folded_) view.sentence += " " + say("analysis.guessed");
    if (!compared_.empty()) view.progress = compared_.front().share;
    if (narrow_) {
      view.asides.push_back(folded_ ? LessonCommand::Unfold : LessonCommand::Fold);
    }
    if (kIsArranged<D>) view.asides.push_back(LessonCommand::Arrange);
    view.asides.push_back(LessonCommand::Lay);
    if (session().at() > 0) view.asides.push_back(LessonCommand::Backward);
    if (session().at() < session().size()) view.asides.push_back(LessonCommand::Onward);
    if (!folded_) view.ways = ways();
    add_rows(view);
    this->card().show(std::move(view), now_);
  }

  // ---- The workbench ---------------------------------------------------------------------------

  void add_words(TableWords<Action>& said) const override {
    if (arranging_) return add_arranging(said);
    Base::add_words(said);
    if (!bench_) return;
    for (std::string& row : bench_->scene()) said.words.scene.push_back(std::move(row));
    const std::string group = say("bench.title");
    for (const WorkbenchCommand command : bench_->commands()) {
      said.add(bench_->label(command), std::string(name_of(command)), {}, group);
      said.words.choices.back().pressed = bench_->pressed(command);
    }
    if (!bench_->view().awaited.is_chance()) return;
    for (const WorkbenchView::Deed& deed : bench_->view().deeds) {
      if (const auto action = read_action(this->state(), deed.notation)) {
        said.add(deed.notation, deed.notation, *action, say("word.chance"));
      }
    }
  }
  void press(std::string_view button) override {
    if (arranging_) return arranging_->press(button);
    if (const auto command = workbench_command_named(button)) return obey(*command);
    Base::press(button);
  }

  void show_bench() {
    if (!bench_) return;
    std::vector<std::string> names;
    for (const Seat seat : seats_of(this->state())) {
      names.push_back(said(D::name_of(this->players(), this->state(), seat)));
    }
    const auto told = [&](const std::string& action) { return words_for(action); };
    bench_->show(workbench_view(session().match(), session().at(), told), std::move(names));
    bench_->set_by_hand(chance_.is_by_hand());
  }

  void obey(const Workbench::Press& pressed) {
    if (pressed.command) return obey(*pressed.command);
    if (problem_of(pressed.deed).empty()) go(pressed.deed);
  }
  void obey(WorkbenchCommand command) {
    if (!bench_) return;
    this->hooks().platform().wake();
    Platform& page = this->hooks().platform();
    const WorkbenchView& view = bench_->view();
    if (bench_->obey(command)) return;
    switch (command) {
      case WorkbenchCommand::Close:
        script_chance(false);
        return bench_.reset();
      case WorkbenchCommand::Chance: return script_chance(!chance_.is_by_hand());
      case WorkbenchCommand::Filter:
        return ask_for_line("bench.filter", "bench_filter", bench_->filter());
      case WorkbenchCommand::Write:
        return ask_for_action(view.deeds.empty() ? "" : view.deeds.front().notation, {});
      case WorkbenchCommand::Draw:
        if (view.awaited.is_chance()) go(drawn());
        return;
      case WorkbenchCommand::CopyPosition:
        return page.copy_text(say("bench.copy"), view.position, say("bench.copied"));
      case WorkbenchCommand::Lay: return this->hooks().asked_for_position(view.position, {});
      case WorkbenchCommand::CopyMatch: return this->hooks().asked_to_copy_match();
      default: return;
    }
  }

  // What chance was to do by hand it does itself, once nobody does.
  void script_chance(bool by_hand) {
    chance_.set_by_hand(by_hand);
    session().let_decide(now_);
    show_bench();
  }
  std::string drawn() {
    Random random(this->hooks().platform().random_seed());
    return session().match().branch_at(session().at())->dealt(random);
  }

  void ask_for_line(const std::string& text, const std::string& answer, const std::string& line,
                    const std::string& problem = {}) {
    this->hooks().asked_for_line({say(text), problem.empty() ? say(text + ".sentence") : problem,
                                  {{say(text + ".field"), line, false}},
                                  {{answer, say(text + ".yes")}}});
  }
  void ask_for_action(const std::string& line, const std::string& problem) {
    ask_for_line("bench.write", "bench_write", line, problem);
  }
  // Whoever works at a workbench is told what the engine stumbled over, in its own words.
  std::string why_unread(const Error& error) const {
    if (!bench_ || error.column == 0) return problem_in_words(error);
    return say("bench.engine", {std::to_string(error.column), error.message});
  }
  // Why this cannot be done now, in one sentence; empty if it can.
  std::string problem_of(const std::string& action) const {
    const auto read = read_action(this->state(), action);
    if (!read) return why_unread(read.error());
    const Verdict verdict = check(this->state(), *read);
    return verdict ? this->face().words_for(*verdict) : std::string();
  }

  // ---- A position that is set up by hand -------------------------------------------------------

  void arrange() {
    if (bench_) obey(WorkbenchCommand::Close);
    this->thoughts().stop();
    this->lay_out();
    by_hand_ = arranged_game<D>(this->face(), this->players(), this->state());
    if (!by_hand_) return;
    arranging_ = std::make_unique<Arranging>(*by_hand_);
    this->face().set_mode(TableMode::Arranged);
    show_by_hand();
  }
  void show_by_hand() {
    const auto state = Game::read_position(by_hand_->position());
    const PlayersOf<Game> all = this->players();
    if (state) {
      this->face().open(all, *state, typename D::Face::Journal(all), this->settings());
    }
    this->hooks().platform().wake();
  }
  void lay_by_hand(const std::string& position) {
    by_hand_->lay(position);
    arranging_->renew();
    show_by_hand();
  }
  void read_arranging(const FrameInput& page) {
    now_ = page.now;
    const FrameInput rest = arranging_->read(page);
    if (arranging_->take_change()) show_by_hand();
    Base::read(rest);
    arranging_->place([this](const std::string& thing) { return Base::where(thing); },
                      this->face().situation().device.viewer, this->face().spots_by_hand());
  }
  // What the table itself wishes meanwhile is passed over.
  void carry_out_arranging() {
    if (arranging_->take_change()) show_by_hand();
    this->take_wishes();
    if (const auto rule = arranging_->take_rule()) {
      this->carry_out_request(request::OpenRule{*rule});
    }
    const auto wish = arranging_->take_wish();
    if (!wish) return;
    if (*wish == Arranging::Wish::Write) {
      return this->hooks().asked_for_position(by_hand_->position(), {});
    }
    leave_arranging(*wish == Arranging::Wish::Done && by_hand_->may_undo());
  }
  // Once the position has changed, what was compared and gone before is of another one.
  void leave_arranging(bool keeps) {
    const std::string position = by_hand_->position();
    arranging_.reset();
    by_hand_.reset();
    this->face().set_mode(TableMode::Analysis);
    if (keeps) {
      const auto state = Game::read_position(position);
      session().lay(std::make_unique<DescribedGame<D>>(Match<Game>(*state)));
    } else {
      went_back();
    }
  }
  void add_arranging(TableWords<Action>& said) const {
    said.words.title = arranging_->heading();
    said.words.status = arranging_->sentence();
    said.words.alert =
        arranging_->refusal() ? arranging_->refusal()->sentence : std::string();
    said.words.choices = arranging_->choices();
    said.actions.assign(said.words.choices.size(), std::nullopt);
  }

  const int first_at_;
  bool guessed_;
  ScriptedChance chance_;
  std::unique_ptr<Workbench> bench_;  // null: closed
  std::unique_ptr<ArrangedGame> by_hand_;  // null unless a position is set up,
  std::unique_ptr<Arranging> arranging_;   // as is this, which leans on it
  std::vector<Counsel> compared_;  // the best first
  std::vector<std::string> rows_;  // what the card's rows stand for, in notation
  bool narrow_ = false;            // the page
  bool folded_ = false;            // the card says little
  int rounds_ = 0;                 // of thinking about what is shown
  Milliseconds now_ = 0;
};

}  // namespace mael::web
