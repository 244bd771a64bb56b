#include "web/table/kinds/analysis_table.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "web/app/problem_words.h"
#include "web/base/say.h"
#include "web/table/parts/review_view.h"

namespace mael::web {

namespace {

// The card says what a hint would.
ScreenSettings without_hints(ScreenSettings settings) {
  settings.hints = false;
  return settings;
}

}  // namespace

OpenedTable analysis_table(TableHooks& hooks, Analysed begun) {
  const OpenGame& game = *begun.game;
  if (!game.is_known(0) || !game.is_known(game.match().size())) {
    return Error{say("app.link.sealed")};
  }
  return std::unique_ptr<OpenTable>(
      std::make_unique<AnalysisTable>(hooks, std::move(begun.game), begun.entries, begun.guessed));
}

AnalysisTable::AnalysisTable(TableHooks& hooks, std::unique_ptr<OpenGame> game, int at,
                             bool guessed)
    : CardedTable(hooks, std::move(game),
                  {persons_of(*game), hooks.platform().random_seed(), {}, {"analysis", 0}, {}},
                  {false, true, {}, {}}),
      first_at_(at),
      guessed_(guessed),
      chance_(session().seed()) {
  session().set_decider(Seat::Chance, chance_);
}

std::string AnalysisTable::title() const { return say("analysis.title"); }

// A game that goes on from there, between two.
std::unique_ptr<OpenTable> AnalysisTable::again(std::uint64_t seed, Place place) const {
  return hosted(game().table_from(session().at(), {{}, seed, {}, std::move(place), {}}));
}

// The moment of the way that is shown.
Result<std::string> AnalysisTable::hand_out() {
  auto link = session().size() > 0 ? moment_link(session().at()) : std::nullopt;
  return link ? *std::move(link) : CardedTable::hand_out();
}

void AnalysisTable::begin(const ScreenSettings& settings) {
  CardedTable::begin(without_hints(settings));
}

void AnalysisTable::set_settings(const ScreenSettings& settings) {
  CardedTable::set_settings(without_hints(settings));
}

// A position written by hand, in place of everything.
void AnalysisTable::lay_position(const std::string& position) {
  auto laid = game().from_position(position);
  if (!laid) return hooks().asked_for_position(position, why_unread(laid.error()));
  if (!(*laid)->is_known(0)) {
    return hooks().asked_for_position(position, say("analysis.lay.unknown"));
  }
  guessed_ = false;
  if (arranging_) return lay_by_hand(position);
  session().lay(std::move(*laid));
}

void AnalysisTable::read(const FrameInput& page) {
  if (arranging_) return read_arranging(page);
  const FrameInput input = bench_ ? bench_->read(page) : page;
  // On a phone the board is wanted first.
  const bool narrow = input.viewport.x < kNarrow;
  if (narrow != narrow_) {
    narrow_ = folded_ = narrow;
    show();
  }
  CardedTable::read(card().read(input));
  now_ = input.now;
  // The menu leads to the workbench.
  card().place(input, {{},
                       {},
                       {},
                       screen().used(),
                       screen().spare(),
                       !screen().reading().empty(),
                       screen().where("button menu").value_or(Rect{})});
}

// "lesson_card", "analysis_row_1", "bench_close" and the like.
std::optional<Rect> AnalysisTable::where(std::string_view thing) const {
  if (arranging_) {
    const auto at = arranging_->where(thing);
    return at ? at : CardedTable::where(thing);
  }
  if (bench_) {
    if (const auto at = bench_->where(thing)) return at;
    if (bench_->fills_page()) return {};
  }
  if (const auto at = card().where(thing)) return at;
  return CardedTable::where(thing);
}

TableReport AnalysisTable::report(Milliseconds now) const {
  TableReport report = CardedTable::report(now);
  if (bench_) report.cursor = bench_->cursor();
  if (arranging_) report.cursor = arranging_->cursor();
  return report;
}

void AnalysisTable::open_workbench() {
  bench_ = std::make_unique<Workbench>();
  show_bench();
  hooks().platform().wake();
}

// What was asked for in words: which actions are shown, or one to be done.
void AnalysisTable::line_given(std::string_view answer, const std::string& line) {
  if (!bench_) return;
  if (answer == "bench_filter") return bench_->set_filter(line);
  if (answer != "bench_write" || line.empty()) return;
  if (const std::string problem = problem_of(line); !problem.empty()) {
    return ask_for_action(line, problem);
  }
  go(line);
}

bool AnalysisTable::close_topmost() {
  if (!arranging_ && !bench_) return CardedTable::close_topmost();
  if (bench_ && !arranging_) {
    obey(WorkbenchCommand::Close);
  } else {
    arranging_->press("arrange_leave");
  }
  carry_out();
  return true;
}

void AnalysisTable::carry_out() {
  if (arranging_) return carry_out_arranging();
  if (bench_) {
    if (const auto pressed = bench_->take_press()) obey(*pressed);
  }
  if (const auto way = card().take_way()) go_to(*way);
  CardedTable::carry_out();
}

void AnalysisTable::tick(Milliseconds now) {
  now_ = now;
  if (arranging_) return;
  if (screen().show_steps(now)) show_bench();
  if (screen().is_moving(now)) return;
  if (session().at() == session().size()) {
    if (const auto forced = screen().forced()) return decide({*forced});
  }
  compare();
}

std::optional<Milliseconds> AnalysisTable::wake_at(Milliseconds now) const {
  if (bench_ && bench_->is_moving()) return now;
  return screen().wake_at(now);
}

// ---- What the session tells ------------------------------------------------------------------

void AnalysisTable::opened() {
  screen().set_mode(TableMode::Analysis);
  session().look_at(first_at_);
  hooks().opened(*this);
}

void AnalysisTable::went_on(int from) {
  CardedTable::went_on(from);
  begin_anew();
}

void AnalysisTable::went_back() {
  CardedTable::went_back();
  begin_anew();
}

void AnalysisTable::begin_anew() {
  compared_.clear();
  rounds_ = 0;
  screen().set_may_take_back(session().at() > 0);
  show();
  if (!screen().has_to_show()) show_bench();
}

// ---- Back, forth, and along other ways -------------------------------------------------------

// Whether a seat had a choice there, chance as well where it is done by hand.
bool AnalysisTable::is_stop(int entries) const {
  if (entries == session().size()) return true;
  const AnyMatch& match = session().match();
  if (match.by(entries) == Seat::Chance) return chance_.is_by_hand();
  return !match.was_forced(entries);
}

void AnalysisTable::step(int by) {
  int to = std::clamp(session().at() + by, 0, session().size());
  while (to > 0 && to < session().size() && !is_stop(to)) to += by;
  session().look_at(to);
}

// The ways that were left last: as many as the card shows.
std::span<const Session::Line> AnalysisTable::shown_lines() const {
  const std::span<const Session::Line> lines = session().lines();
  return lines.last(std::min(lines.size(), kMostLanes - 1));
}

Variations AnalysisTable::ways() const {
  return variations_of(session().line(), shown_lines(), session().at());
}

// Where no seat has a choice, to the last moment before it where one had.
void AnalysisTable::go_to(VariationPlace place) {
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
std::optional<std::string> AnalysisTable::next_on(const Session::Line& line) const {
  const auto at = static_cast<std::size_t>(session().at());
  if (line.size() <= at) return {};
  for (std::size_t entry = 0; entry < at; ++entry) {
    if (line[entry] != session().match().action(static_cast<int>(entry))) return {};
  }
  return line[at];
}

std::optional<std::string> AnalysisTable::next_here() const {
  if (session().at() == session().size()) return {};
  return session().match().action(session().at());
}

// The actions that were gone from here, each once.
std::vector<std::string> AnalysisTable::gone_from_here() const {
  std::vector<std::string> gone;
  const auto add = [&](const std::optional<std::string>& next) {
    if (next && std::find(gone.begin(), gone.end(), *next) == gone.end()) gone.push_back(*next);
  };
  add(next_here());
  for (const Session::Line& line : session().lines()) add(next_on(line));
  return gone;
}

// Along a way that was gone before, if one leads there.
void AnalysisTable::go(const std::string& action) {
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

void AnalysisTable::decide(const std::vector<std::string>& actions) {
  if (arranging_) return;
  if (actions.size() != 1) return CardedTable::decide(actions);
  go(actions.front());
}

// ---- What is compared ------------------------------------------------------------------------

void AnalysisTable::compare() {
  if (rounds_ == kRounds || actor() == Seat::Chance) return;
  Budget budget = advice_budget(1);
  if (rounds_ > 0) budget = {4 * budget.iterations, 4 * budget.milliseconds};
  const std::string position = session().match().position(session().at(), actor());
  thoughts().ask({Verb::Compare, {}, actor(), session().seed(), budget, position, {}}, 1);
  if (const std::optional<std::string> said = thoughts().take()) hear(*said);
}

void AnalysisTable::hear(const std::string& said) {
  const auto counsels = read_counsels(said);
  rounds_ = counsels ? rounds_ + 1 : kRounds;
  if (counsels) compared_ = *counsels;
  show();
  hooks().platform().wake();
}

// ---- The card --------------------------------------------------------------------------------

void AnalysisTable::obey(LessonCommand command) {
  if (const auto row = row_of(command)) {
    if (*row < rows_.size()) go(rows_[*row]);
    return;
  }
  switch (command) {
    case LessonCommand::Backward: return step(-1);
    case LessonCommand::Onward: return step(+1);
    case LessonCommand::Lay: return hooks().asked_for_position(game().position(session().at()), {});
    case LessonCommand::Arrange: return arrange();
    case LessonCommand::Fold:
    case LessonCommand::Unfold: folded_ = command == LessonCommand::Fold; return show();
    case LessonCommand::Leave: return carry_out_request(request::Leave{});
    default: return;
  }
}

void AnalysisTable::add_row(LessonView& view, const std::string& action, CardRow row) {
  if (row.label.empty() || view.rows.size() == (folded_ ? 1 : kMostCardRows)) return;
  view.rows.push_back(std::move(row));
  rows_.push_back(action);
}

// What promises most, then what else was gone.
void AnalysisTable::add_rows(LessonView& view) {
  rows_.clear();
  std::vector<std::string> gone = gone_from_here();
  for (const Counsel& each : compared_) {
    const auto known = std::find(gone.begin(), gone.end(), each.action);
    const std::string what = screen().words_for(each.action);
    if (what.empty()) continue;
    add_row(view, each.action,
            {what, screen().words_for(each.reasons), each.share, known != gone.end()});
    if (known != gone.end()) gone.erase(known);
  }
  for (const std::string& action : gone) {
    add_row(view, action, {screen().words_for(action), {}, {}, true});
  }
}

std::string AnalysisTable::sentence() const {
  if (is_over()) return say("analysis.over");
  if (actor() == Seat::Chance) return say("analysis.nobody");
  if (compared_.empty()) {
    return say(rounds_ == kRounds ? "analysis.silent" : "ui.advice.thinks");
  }
  const std::string who = name_of(actor());
  return say("analysis.share", {who, percent(compared_.front().share)});
}

void AnalysisTable::show() {
  LessonView view;
  view.leaves = "analysis.leave";
  view.heading = say("analysis.title");
  view.sentence = sentence();
  if (guessed_ && !folded_) view.sentence += " " + say("analysis.guessed");
  if (!compared_.empty()) view.progress = compared_.front().share;
  if (narrow_) {
    view.asides.push_back(folded_ ? LessonCommand::Unfold : LessonCommand::Fold);
  }
  if (screen().can_be_arranged()) view.asides.push_back(LessonCommand::Arrange);
  view.asides.push_back(LessonCommand::Lay);
  if (session().at() > 0) view.asides.push_back(LessonCommand::Backward);
  if (session().at() < session().size()) view.asides.push_back(LessonCommand::Onward);
  if (!folded_) view.ways = ways();
  add_rows(view);
  card().show(std::move(view), now_);
}

void AnalysisTable::add_words(AnyScreen::Said& said) const {
  if (arranging_) return add_arranging(said);
  CardedTable::add_words(said);
  if (bench_) add_bench(said);
}

void AnalysisTable::press(std::string_view button) {
  if (arranging_) return arranging_->press(button);
  if (const auto command = workbench_command_named(button)) return obey(*command);
  CardedTable::press(button);
}

}  // namespace mael::web
