// What the levels of bots are worth: measured in the release build, as it takes them long.
#include <catch2/catch_test_macros.hpp>

#include "engine/play/workbench.h"
#include "tests/engine/play/stored_puzzles.h"

namespace mael {
namespace {

bool solves(const Puzzle& puzzle, const Contender& bot) {
  const auto solved = workbench_of(*find_game("maelstrom")).solves(puzzle, bot, 1, {});
  REQUIRE(solved.ok());
  return *solved;
}

int solved_by(const std::vector<Puzzle>& puzzles, const Contender& bot) {
  int solved = 0;
  for (const Puzzle& puzzle : puzzles) solved += solves(puzzle, bot);
  return solved;
}

}  // namespace

TEST_CASE("every level solves more puzzles than the one below", "[play][puzzles]") {
  const std::vector<Puzzle> puzzles = stored_puzzles("maelstrom");
  int below = solved_by(puzzles, contender_of(BotKind::Random));
  for (BotKind level : {BotKind::Novice, BotKind::Casual, BotKind::Seasoned, BotKind::Expert}) {
    INFO(name_of(level));
    const int solved = solved_by(puzzles, contender_of(level));
    CHECK(solved > below);
    below = solved;
  }
  CHECK(below < static_cast<int>(puzzles.size()));
}

// A puzzle asks for this turn. To a search a win is as good a turn later, and nothing helps where
// it sees all lost: so some are left, but few.
TEST_CASE("the strongest level solves nearly every puzzle", "[play][puzzles]") {
  const std::vector<Puzzle> puzzles = stored_puzzles("maelstrom");
  CHECK(20 * solved_by(puzzles, contender_of(kStrongestLevel)) >=
        19 * static_cast<int>(puzzles.size()));
}

}  // namespace mael
