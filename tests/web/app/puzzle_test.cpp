// Puzzles in their house: posed, judged after every action, tried again, shown, solved for good.
#include "engine/play/puzzle.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "tests/engine/play/stored_puzzles.h"
#include "tests/web/app/test_page.h"

namespace mael::web {

namespace {

constexpr std::string_view kHead = "id\tlevel\tturns\tgoal\tposition\tright\n";

std::string table_of(const Puzzle& puzzle) {
  std::string goals;
  for (const std::string& goal : puzzle.goals) goals += (goals.empty() ? "" : " ") + goal;
  return std::string(kHead) + puzzle.id + "\t" + std::to_string(puzzle.level) + "\t" +
         std::to_string(puzzle.turns) + "\t" + goals + "\t" + puzzle.position + "\t" +
         puzzle.right + "\n";
}

struct Solver : Page {
  explicit Solver() { open(); }
  void pose(const Puzzle& puzzle, std::string_view told = "Told.") {
    app.puzzle_chosen(table_of(puzzle), told);
    settle();
  }
  const Words& said() const { return platform.words.back(); }
  std::string table() { return app.command("table"); }
  void play(const std::string& action) {
    const std::string answer = app.command("table play " + action);
    INFO(answer);
    REQUIRE(answer.find("\"accepted\":true") != std::string::npos);
    settle();
  }
  std::string solved() const {
    std::string ids;
    for (const auto& [key, value] : platform.settings) {
      if (key == kSolved) ids = value;
    }
    return ids;
  }
};

// One puzzle of every game in so many, its right action played.
void pose_every(std::size_t stride) {
  Solver page;
  for (const std::string folder : {"maelstrom", "vortex", "cards"}) {
    const std::vector<Puzzle> puzzles = stored_puzzles(folder);
    for (std::size_t i = 0; i < puzzles.size(); i += stride) {
      INFO(puzzles[i].id);
      page.pose(puzzles[i]);
      REQUIRE(page.painter.screen == "puzzle");
      page.play(puzzles[i].right);
      CHECK(page.said().alert.empty());
    }
  }
}

}  // namespace

TEST_CASE("a puzzle that is solved is told of, kept, and leads to the next", "[app][puzzles]") {
  const Puzzle puzzle = stored_puzzles("maelstrom").front();
  Solver page;
  page.pose(puzzle);
  CHECK(page.painter.screen == "puzzle");
  CHECK(page.said().title == "Win in this turn");
  page.play(puzzle.right);
  CHECK(page.said().title == "Solved");
  CHECK(page.said().status.starts_with("Told."));
  CHECK(page.solved() == puzzle.id);
  CHECK(page.platform.puzzles_solved == std::vector{puzzle.id});
  CHECK(page.platform.writes.empty());
  REQUIRE(page.choose("puzzle_next"));
  CHECK(page.platform.puzzles_shown.back() == std::pair(puzzle.id, puzzle.id));
}

TEST_CASE("a puzzle is left, and never resigned", "[app][puzzles]") {
  Solver page;
  for (const std::string folder : {"maelstrom", "vortex", "cards"}) {
    page.pose(stored_puzzles(folder).front());
    REQUIRE(page.offers("lesson_leave"));
    for (const char* end : {"resign", "offer_draw", "concede"}) CHECK_FALSE(page.offers(end));
  }
}

TEST_CASE("an action that lets the goal slip is told of, and the puzzle tried again",
          "[app][puzzles]") {
  const Puzzle puzzle = stored_puzzles("maelstrom").front();
  Solver page;
  page.pose(puzzle);
  const std::string before = page.table();
  page.play("a end");
  CHECK(page.said().alert == "That lets it slip: the goal can no longer be forced.");
  CHECK(page.solved().empty());
  REQUIRE(page.choose("puzzle_again"));
  page.settle();
  CHECK(page.table() == before);
  CHECK(page.said().alert.empty());
  page.play(puzzle.right);
  CHECK(page.solved() == puzzle.id);
}

TEST_CASE("whoever has the solution shown has not solved the puzzle", "[app][puzzles]") {
  const Puzzle puzzle = stored_puzzles("maelstrom").front();
  Solver page;
  page.pose(puzzle);
  CHECK_FALSE(page.offers("puzzle_solution"));
  page.play("a end");
  REQUIRE(page.choose("puzzle_solution"));
  page.settle();
  CHECK(page.said().title == "Solved");
  CHECK(page.solved().empty());
}

TEST_CASE("whoever asks is told how a puzzle begins, and it is kept as solved with a hint",
          "[app][puzzles]") {
  const Puzzle puzzle = stored_puzzles("maelstrom").front();
  Solver page;
  page.pose(puzzle);
  const std::string before = page.said().status;
  REQUIRE(page.choose("puzzle_hint"));
  CHECK(page.said().status.find("It begins with a summon.") != std::string::npos);
  CHECK_FALSE(page.offers("puzzle_hint"));
  CHECK(page.offers("puzzle_solution"));
  page.play("a end");
  CHECK_FALSE(page.offers("puzzle_hint"));
  REQUIRE(page.choose("puzzle_again"));
  page.settle();
  page.play(puzzle.right);
  CHECK(page.said().title == "Solved");
  CHECK(page.solved() == puzzle.id + "?");
  page.pose(puzzle);
  CHECK(page.said().status == before);
  page.play(puzzle.right);
  CHECK(page.solved() == puzzle.id + "?");
}

TEST_CASE("a puzzle solved alone stays so, and a hint is asked for only before the first action",
          "[app][puzzles]") {
  const Puzzle puzzle = stored_puzzles("maelstrom").front();
  Solver page;
  page.pose(puzzle);
  CHECK(page.offers("puzzle_hint"));
  page.play(puzzle.right);
  CHECK_FALSE(page.offers("puzzle_hint"));
  page.pose(puzzle);
  REQUIRE(page.choose("puzzle_hint"));
  CHECK(page.said().status.find("It begins with a summon.") != std::string::npos);
  page.play(puzzle.right);
  CHECK(page.solved() == puzzle.id);
}

TEST_CASE("after a slip or the end nobody is said to think", "[app][puzzles]") {
  const Puzzle puzzle = stored_puzzles("maelstrom").front();
  Solver page;
  page.pose(puzzle);
  CHECK(page.said().status.find("Play stops here.") == std::string::npos);
  page.play("a end");
  CHECK(page.said().status.find("Play stops here.") != std::string::npos);
  REQUIRE(page.choose("puzzle_again"));
  page.settle();
  CHECK(page.said().status.find("Play stops here.") == std::string::npos);
}

TEST_CASE("what was solved before is known, and is kept once", "[app][puzzles]") {
  const std::vector<Puzzle> puzzles = stored_puzzles("maelstrom");
  Solver page;
  page.app.remembered(kSolved, "m02");
  REQUIRE(page.choose("puzzles"));
  CHECK(page.platform.puzzles_shown.back() == std::pair<std::string, std::string>("m02", ""));
  for (int i = 0; i < 2; ++i) {
    page.pose(puzzles.front());
    page.play(puzzles.front().right);
    CHECK(page.solved() == "m02 m01");
  }
}

TEST_CASE("a puzzle is left for where one was", "[app][puzzles]") {
  Solver page;
  page.pose(stored_puzzles("maelstrom").front());
  const auto& choices = page.platform.words.back().choices;
  CHECK(std::any_of(choices.begin(), choices.end(), [](const Words::Choice& choice) {
    return choice.notation == "lesson_leave" && choice.label == "Leave the puzzle";
  }));
  REQUIRE(page.choose("lesson_leave"));
  CHECK(page.painter.screen == "start");
}

TEST_CASE("puzzles of every game are posed, and the right action keeps the goal in reach",
          "[app][puzzles]") {
  pose_every(7);
}

TEST_CASE("every puzzle is posed, and its right action keeps the goal in reach",
          "[.slow][app][puzzles]") {
  pose_every(1);
}

TEST_CASE("what is no puzzle is told of, and the table stays as it is", "[app][puzzles]") {
  Puzzle puzzle = stored_puzzles("maelstrom").front();
  const std::string whole = table_of(puzzle);
  Puzzle nowhere = puzzle, stranger = puzzle, over = puzzle;
  nowhere.position = "maelstrom/1 nonsense";
  stranger.position = "pirates/1 ships=3";
  over.right = "a nothing";
  for (const std::string& bad :
       {std::string(), std::string(kHead), whole + whole.substr(kHead.size()), table_of(nowhere),
        table_of(stranger), table_of(over)}) {
    INFO(bad);
    Solver page;
    page.app.puzzle_chosen(bad, "");
    page.settle();
    CHECK(page.painter.screen == "start");
    CHECK(page.platform.questions.size() == 1);
  }
}

}  // namespace mael::web
