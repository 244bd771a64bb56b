// A table at which a puzzle is solved: the game's own screen and rules, with a card beside it that
// says what is to be reached. Every way to go on is open; as soon as the goal cannot be forced any
// longer the card says so, and the position can be tried again. A player who asks is told how it
// begins: first what kind of action that is, then the action itself. Others reply with what makes
// it hardest, and chance deals as it likes. Nothing of it is stored but that it was solved, and
// whether with such help.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/play/puzzle.h"
#include "web/table/kinds/carded_table.h"

namespace mael::web {

// What is to be reached, in one sentence; the key of a text. Puzzles are about winning, or about
// the other not winning, by the end of a turn.
std::string key_of_goal(const Puzzle& puzzle);

class PuzzleTable final : public CardedTable, private Decider {
 public:
  // The puzzle; a game at its position in which a seat is to act and nothing is hidden, and which
  // proves such puzzles; and what is told of it once it is solved, in words.
  PuzzleTable(TableHooks& hooks, Puzzle puzzle, std::unique_ptr<OpenGame> game, std::string told);

  std::string_view name() const override { return "puzzle"; }
  std::string title() const override;
  bool is_waiting() const override;
  Result<std::string> hand_out() override;
  std::unique_ptr<OpenTable> again(std::uint64_t seed, Place place) const override;
  void read(const FrameInput& input) override;
  // "lesson_card", "puzzle_again" and the like.
  std::optional<Rect> where(std::string_view thing) const override;
  void tick(Milliseconds now) override;
  std::optional<Milliseconds> wake_at(Milliseconds now) const override;

 private:
  // Of what was played so far: nothing is decided, the goal is out of reach, or it is reached.
  enum class Verdict : std::uint8_t { Open, Slipped, Solved };

  static Session::Seating solver_and_bots(const OpenGame& game);

  bool asks() const;
  void opened() override;
  void went_on(int from) override;
  void judge();

  void ask(const AnyMatch&, Seat seat) override { asked_ = seat; }
  void stop() override {}
  std::optional<std::string> answer(Milliseconds now) override;

  void decide(const std::vector<std::string>& actions) override;
  void take_back(std::optional<int>) override { begin_anew(); }
  void begin_anew();
  void give_hint();
  void show_solution();
  void obey(LessonCommand command) override;
  void show();

  const Puzzle puzzle_;
  const std::string told_;
  const std::string first_;  // in notation
  const Seat solver_;
  const int end_;  // the turn with which it is over
  std::unique_ptr<PuzzleProof> proof_;
  Verdict verdict_ = Verdict::Open;
  bool is_shown_ = false;   // its solution
  bool is_helped_ = false;  // the player has asked how it begins
  bool is_begun_ = false;   // something was played since it was laid out
  Seat asked_ = Seat::A;
  Milliseconds goes_on_at_ = 0;
  Milliseconds now_ = 0;
};

}  // namespace mael::web
