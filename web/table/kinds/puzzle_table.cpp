#include "web/table/kinds/puzzle_table.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "web/base/say.h"

namespace mael::web {

std::string key_of_goal(const Puzzle& puzzle) {
  const bool holds = !puzzle.goals.empty() && puzzle.goals.front().front() == '!';
  return std::string(holds ? "puzzle.hold." : "puzzle.win.") + std::to_string(puzzle.turns);
}

Session::Seating PuzzleTable::solver_and_bots(const OpenGame& game) {
  std::vector<Player> players = bots_of(game);
  players[static_cast<std::size_t>(index_of(game.awaited(0).first()))] = {};
  return {std::move(players), 0, {}, {"puzzle", 0}, {}};
}

PuzzleTable::PuzzleTable(TableHooks& hooks, Puzzle puzzle, std::unique_ptr<OpenGame> first,
                         std::string told)
    : CardedTable(hooks, std::move(first), solver_and_bots(*first), {false, false, {}, {}}),
      puzzle_(std::move(puzzle)),
      told_(std::move(told)),
      first_(game().position(0)),
      solver_(game().awaited(0).first()),
      end_(game().match().turn(0) + puzzle_.turns),
      proof_(game().prove(puzzle_)) {
  for (const Seat seat : game().seats(0)) {
    if (seat != solver_) session().set_decider(seat, *this);
  }
}

std::string PuzzleTable::title() const { return say("puzzle.title"); }

bool PuzzleTable::is_waiting() const {
  return screen().has_to_show() || !(asks() || verdict_ != Verdict::Open);
}

// What a link to a puzzle is made of (web/shell/main.js).
Result<std::string> PuzzleTable::hand_out() { return "puzzle=" + puzzle_.id; }

// A game that goes on from there, against oneself.
std::unique_ptr<OpenTable> PuzzleTable::again(std::uint64_t seed, Place place) const {
  return hosted(game().table_from(0, {{}, seed, {}, std::move(place), {}}));
}

void PuzzleTable::read(const FrameInput& input) {
  CardedTable::read(card().read(input));
  now_ = input.now;
  show();
  screen().keep_room(card().room_at_table(input));
  card().place(input, {{}, {}, {}, screen().used(), screen().spare(), !screen().reading().empty()});
}

std::optional<Rect> PuzzleTable::where(std::string_view thing) const {
  if (const auto at = card().where(thing)) return at;
  return CardedTable::where(thing);
}

void PuzzleTable::tick(Milliseconds now) {
  now_ = now;
  if (screen().show_steps(now)) goes_on_at_ = now + pause(settings());
  screen().set_waiting(!asks());
  if (verdict_ != Verdict::Open || screen().is_moving(now)) return;
  if (!asks()) return session().let_decide(now);
  if (const auto forced = screen().forced()) decide({*forced});
}

std::optional<Milliseconds> PuzzleTable::wake_at(Milliseconds now) const {
  if (const auto shown = screen().wake_at(now)) return shown;
  if (verdict_ != Verdict::Open || asks()) return {};
  return std::max(now, goes_on_at_);
}

bool PuzzleTable::asks() const {
  return verdict_ == Verdict::Open && game().awaited(session().at()).includes(solver_);
}

// ---- What the session tells
// ----------------------------------------------------------------------

void PuzzleTable::opened() {
  screen().set_mode(TableMode::Carded);
  lay_out();
  show();
  hooks().opened(*this);
}

void PuzzleTable::went_on(int from) {
  CardedTable::went_on(from);
  is_begun_ = true;
  judge();
  show();
}

void PuzzleTable::judge() {
  const int at = session().at();
  const bool is_end = game().awaited(at).is_nobody() || game().match().turn(at) >= end_;
  if (!proof_->holds(game(), at)) {
    verdict_ = Verdict::Slipped;
  } else if (is_end) {
    verdict_ = Verdict::Solved;
    if (!is_shown_) hooks().puzzle_solved(puzzle_.id, is_helped_);
  }
}

// What leaves the least; every reply there is leaves the goal in reach.
std::optional<std::string> PuzzleTable::answer(Milliseconds now) {
  if (now < goes_on_at_ || verdict_ != Verdict::Open) return {};
  return game().reply(session().at(), asked_);
}

// ---- What comes of it
// ----------------------------------------------------------------------------

void PuzzleTable::decide(const std::vector<std::string>& actions) {
  if (actions.empty() || !asks()) return;
  CardedTable::decide({actions.front()});
}

void PuzzleTable::begin_anew() {
  verdict_ = Verdict::Open;
  is_shown_ = false;
  is_begun_ = false;
  auto fresh = game().from_position(first_);
  assert(fresh.ok());
  session().lay(std::move(*fresh));
  show();
  hooks().platform().wake();
}

void PuzzleTable::give_hint() {
  is_helped_ = true;
  show();
}

// The first action is shown; a player who has seen it has not solved the puzzle.
void PuzzleTable::show_solution() {
  begin_anew();
  is_helped_ = true;
  is_shown_ = true;
  decide({puzzle_.right});
}

void PuzzleTable::obey(LessonCommand command) {
  switch (command) {
    case LessonCommand::Again: return begin_anew();
    case LessonCommand::Hint: return give_hint();
    case LessonCommand::Solution: return show_solution();
    case LessonCommand::NextPuzzle: return hooks().asked_for_puzzle(puzzle_.id);
    case LessonCommand::Leave: return carry_out_request(request::Leave{});
    default: return;
  }
}

// ---- What it says
// --------------------------------------------------------------------------------

void PuzzleTable::show() {
  LessonView view;
  view.leaves = "puzzle.leave";
  view.heading = say(verdict_ == Verdict::Solved ? "puzzle.solved" : key_of_goal(puzzle_));
  view.sentence = say("puzzle.task", {said(game().name_of(session().players(), 0, solver_))});
  if (verdict_ == Verdict::Solved) {
    view.progress = 1;
    view.sentence = told_.empty() ? say("puzzle.solved.line") : told_;
    view.main = LessonCommand::NextPuzzle;
  } else if (verdict_ == Verdict::Slipped) {
    view.note = say("puzzle.slipped");
    view.main = LessonCommand::Again;
    view.asides = {LessonCommand::Solution};
  } else if (!is_begun_) {
    if (is_helped_) view.sentence += " " + game().hint_of(puzzle_.right);
    view.asides = {is_helped_ ? LessonCommand::Solution : LessonCommand::Hint};
  }
  screen().set_stopped(verdict_ != Verdict::Open);
  card().show(std::move(view), now_);
}

}  // namespace mael::web
