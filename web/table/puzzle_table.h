// A table at which a puzzle is solved: the game's own screen and rules, with a card beside it that
// says what is to be reached. Every way to go on is open; as soon as the goal cannot be forced any
// longer the card says so, and the position can be tried again. Whoever asks is told how it begins:
// first what kind of action that is, then the action itself. Others reply with what makes it
// hardest, and chance deals as it likes. Nothing of it is stored but that it was solved, and whether
// with such help.
#pragma once

#include <cassert>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/play/positions.h"
#include "engine/play/puzzle_proof.h"
#include "web/base/say.h"
#include "web/table/carded_table.h"

namespace mael::web {

// What is to be reached, in one sentence; the key of a text. Puzzles are about winning, or about
// the other not winning, by the end of a turn.
inline std::string key_of_goal(const Puzzle& puzzle) {
  const bool holds = !puzzle.goals.empty() && puzzle.goals.front().front() == '!';
  return std::string(holds ? "puzzle.hold." : "puzzle.win.") + std::to_string(puzzle.turns);
}

// D describes the table, and poses puzzles (described_table.h).
template <DescribedTable D>
class PuzzleTable : public CardedTable<D>, private Decider {
 public:
  using Base = CardedTable<D>;
  using typename Base::Action;
  using typename Base::Game;
  using typename Base::State;
  static_assert(TeachableFace<typename D::Face>);

  // The puzzle, a position of it, and what is told of it once it is solved, in words.
  PuzzleTable(TableHooks& hooks, Puzzle puzzle, const State& first, std::string told)
      : Base(hooks, Match<Game>(first), {solver_and_bots(first), 0, {}, {"puzzle", 0}},
             {false, false, {}, {}}),
        puzzle_(std::move(puzzle)),
        told_(std::move(told)),
        first_(first),
        solver_(to_act(first).first()),
        end_(D::Described::turn_of(first) + puzzle_.turns),
        proof_(proof_of_goals<typename D::Described>(first, puzzle_.goals, puzzle_.turns,
                                                     kMostPuzzlePositions)) {
    for (const Seat seat : seats_of(first)) {
      if (seat != solver_) session().set_decider(seat, *this);
    }
  }

  std::string_view name() const override { return "puzzle"; }
  std::string title() const override { return say("puzzle.title"); }

  bool is_waiting() const override {
    return this->has_to_show() || !(asks() || verdict_ != Verdict::Open);
  }
  // What a link to a puzzle is made of (web/shell/main.js).
  Result<std::string> hand_out() override { return "puzzle=" + puzzle_.id; }
  // A game that goes on from there, against oneself.
  Bytes again(std::uint64_t seed) const override {
    return write_table<D>({{}, seed, Match<Game>(first_), 0});
  }

  void read(const FrameInput& input) override {
    Base::read(this->card().read(input));
    now_ = input.now;
    show();
    this->face().keep_room(this->card().room_at_table(input));
    this->card().place(input, {{}, {}, {}, this->face().used(), this->face().spare(),
                               !this->face().reading().empty()});
  }
  // "lesson_card", "puzzle_again" and the like.
  std::optional<Rect> where(std::string_view thing) const override {
    if (const auto at = this->card().where(thing)) return at;
    return Base::where(thing);
  }

  void tick(Milliseconds now) override {
    now_ = now;
    if (this->show_steps(now)) goes_on_at_ = now + this->pause(this->settings());
    this->face().set_waiting(!asks());
    if (verdict_ != Verdict::Open || this->face().is_moving(now)) return;
    if (!asks()) return session().let_decide(now);
    if (const std::optional<Action> forced = this->face().forced()) decide({*forced});
  }
  std::optional<Milliseconds> wake_at(Milliseconds now) const override {
    if (const auto face = this->face().wake_at(now)) return face;
    if (verdict_ != Verdict::Open || asks()) return {};
    return std::max(now, goes_on_at_);
  }

 private:
  using Base::session;
  // Of what was played so far: nothing is decided, the goal is out of reach, or it is reached.
  enum class Verdict : std::uint8_t { Open, Slipped, Solved };

  static std::vector<Player> solver_and_bots(const State& first) {
    std::vector<Player> players(PlayersOf<Game>().size(), Player{PlayerKind::Novice, {}});
    players[static_cast<std::size_t>(index_of(to_act(first).first()))] = {};
    return players;
  }

  bool asks() const {
    return verdict_ == Verdict::Open && to_act(this->state()).includes(solver_);
  }

  // ---- What the session tells ------------------------------------------------------------------

  void opened() override {
    this->face().set_mode(TableMode::Carded);
    this->lay_out();
    show();
    this->hooks().opened(*this);
  }
  void went_on(int from) override {
    Base::went_on(from);
    is_begun_ = true;
    judge();
    show();
  }

  void judge() {
    const State now = this->state();
    const bool is_end = to_act(now).is_nobody() || D::Described::turn_of(now) >= end_;
    if (proof_.judge(now) != Proven::Yes) {
      verdict_ = Verdict::Slipped;
    } else if (is_end) {
      verdict_ = Verdict::Solved;
      if (!is_shown_) this->hooks().puzzle_solved(puzzle_.id, is_helped_);
    }
  }

  // ---- Replies ---------------------------------------------------------------------------------

  void ask(const AnyMatch&, Seat seat) override { asked_ = seat; }
  void stop() override {}
  std::optional<std::string> answer(Milliseconds now) override {
    if (now < goes_on_at_ || verdict_ != Verdict::Open) return {};
    const State state = this->state();
    return write_action(state, reply_to(state));
  }

  // What leaves the least; every reply there is leaves the goal in reach.
  Action reply_to(const State& state) const {
    std::vector<Action> actions;
    legal_actions_of<Game>(state, asked_, actions);
    const auto promise = [&](const Action& action) {
      State after = state;
      apply(after, action, nullptr);
      return evaluate(after, asked_);
    };
    return *std::max_element(
        actions.begin(), actions.end(),
        [&](const Action& a, const Action& b) { return promise(a) < promise(b); });
  }

  // ---- What comes of it ------------------------------------------------------------------------

  void decide(const std::vector<Action>& actions) override {
    if (actions.empty() || !asks()) return;
    Base::decide({actions.front()});
  }
  void take_back() override { begin_anew(); }

  void begin_anew() {
    verdict_ = Verdict::Open;
    is_shown_ = false;
    is_begun_ = false;
    session().lay(std::make_unique<DescribedGame<D>>(Match<Game>(first_)));
    show();
    this->hooks().platform().wake();
  }
  Action right() const {
    const auto right = read_action(first_, puzzle_.right);
    assert(right.ok());
    return *right;
  }
  void give_hint() {
    is_helped_ = true;
    show();
  }
  // The first action is shown; whoever has seen it has not solved the puzzle.
  void show_solution() {
    begin_anew();
    is_helped_ = true;
    is_shown_ = true;
    decide({right()});
  }
  void obey(LessonCommand command) override {
    switch (command) {
      case LessonCommand::Again: return begin_anew();
      case LessonCommand::Hint: return give_hint();
      case LessonCommand::Solution: return show_solution();
      case LessonCommand::NextPuzzle: return this->hooks().asked_for_puzzle(puzzle_.id);
      case LessonCommand::Leave: return this->carry_out_request(request::Leave{});
      default: return;
    }
  }

  // ---- What it says ----------------------------------------------------------------------------

  void show() {
    LessonView view;
    view.leaves = "puzzle.leave";
    view.heading = say(verdict_ == Verdict::Solved ? "puzzle.solved" : key_of_goal(puzzle_));
    view.sentence = say("puzzle.task",
                        {said(D::name_of(this->players(), first_, solver_))});
    if (verdict_ == Verdict::Solved) {
      view.progress = 1;
      view.sentence = told_.empty() ? say("puzzle.solved.line") : told_;
      view.main = LessonCommand::NextPuzzle;
    } else if (verdict_ == Verdict::Slipped) {
      view.note = say("puzzle.slipped");
      view.main = LessonCommand::Again;
      view.asides = {LessonCommand::Solution};
    } else if (!is_begun_) {
      if (is_helped_) view.sentence += " " + D::hint_of(right());
      view.asides = {is_helped_ ? LessonCommand::Solution : LessonCommand::Hint};
    }
    this->face().set_stopped(verdict_ != Verdict::Open);
    this->card().show(std::move(view), now_);
  }

  const Puzzle puzzle_;
  const std::string told_;
  const State first_;
  const Seat solver_;
  const int end_;  // the turn with which it is over
  Proof<Game> proof_;
  Verdict verdict_ = Verdict::Open;
  bool is_shown_ = false;   // its solution
  bool is_helped_ = false;  // somebody has asked how it begins
  bool is_begun_ = false;   // something was played since it was laid out
  Seat asked_ = Seat::A;
  Milliseconds goes_on_at_ = 0;
  Milliseconds now_ = 0;
};

}  // namespace mael::web
