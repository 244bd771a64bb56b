#include "engine/play/puzzle.h"

#include <catch2/catch_test_macros.hpp>
#include <set>

#include "engine/play/workbench.h"
#include "tests/engine/play/stored_puzzles.h"

namespace mael {
namespace {

using Texts = std::vector<std::string>;

const Workbench& bench(std::string_view game = "maelstrom") {
  return workbench_of(*find_game(game));
}

// Each puzzle has one right action, and the page can judge every way to go on from it at once. By a
// deed: nobody is asked to find that nothing need be done.
void check_puzzles(const std::string& folder, std::string_view game, std::size_t fewest) {
  const std::vector<Puzzle> puzzles = stored_puzzles(folder);
  CHECK(puzzles.size() >= fewest);
  std::set<std::string> ids, positions;
  for (const Puzzle& puzzle : puzzles) {
    INFO(puzzle.line << ": " << puzzle.id);
    CHECK(ids.insert(puzzle.id).second);
    CHECK(positions.insert(puzzle.position).second);
    const auto proof = bench(game).prove(puzzle);
    REQUIRE(proof.ok());
    CHECK(proof->known);
    CHECK(proof->right == Texts{puzzle.right});
    CHECK(proof->asks_deed);
    CHECK(proof->legal >= 3);
    CHECK(proof->positions > 1);
    CHECK(proof->positions < kMostPuzzlePositions);
  }
}

}  // namespace

TEST_CASE("a table of puzzles is read, or its faults are told", "[play][puzzles]") {
  const auto read = read_puzzles(
      "id\tlevel\tturns\tgoal\tposition\tright\nm7\t3\t2\twin=a  !essence=1,2\there\ta end\n");
  REQUIRE(read.ok());
  REQUIRE(read->size() == 1);
  const Puzzle& puzzle = read->front();
  CHECK(puzzle.id == "m7");
  CHECK(puzzle.level == 3);
  CHECK(puzzle.turns == 2);
  CHECK(puzzle.goals == Texts{"win=a", "!essence=1,2"});
  CHECK(puzzle.position == "here");
  CHECK(puzzle.right == "a end");
  CHECK_FALSE(
      read_puzzles("id\tlevel\tturns\tgoal\tposition\tright\nx\t1\t9\twin=a\there\ta end\n").ok());
  CHECK_FALSE(read_puzzles("id\tgoal\n").ok());
}

TEST_CASE("a goal is a field of the position or one of the things it lists", "[play][puzzles]") {
  const std::string position = "maelstrom/1 essence=2,1 win=a mass=1.0aAcA1,1.2bLoF1e";
  CHECK(are_reached({"win=a"}, position));
  CHECK(are_reached({"1.2bLoF1e", "essence=2,1", "!win=b"}, position));
  CHECK_FALSE(are_reached({"win=b"}, position));
  CHECK_FALSE(are_reached({"!win=a"}, position));
  CHECK_FALSE(are_reached({"essence=2"}, position + "2"));
  CHECK_FALSE(are_reached({"1.2bLoF1"}, position));
}

TEST_CASE("every puzzle of Maelstrom has its one right action", "[play][puzzles]") {
  check_puzzles("maelstrom", "maelstrom", 100);
}

TEST_CASE("every puzzle of Vortex has its one right action", "[play][puzzles]") {
  check_puzzles("vortex", "vortex", 50);
}

TEST_CASE("every puzzle of the cards has its one right action", "[play][puzzles]") {
  check_puzzles("cards", "edge-cards", 50);
}

TEST_CASE("a puzzle without a position or a decision is refused", "[play][puzzles]") {
  Puzzle puzzle{0, "", 1, 1, {"win=a"}, "maelstrom/1 nonsense", ""};
  CHECK_FALSE(bench().prove(puzzle).ok());
  puzzle.position = "maelstrom/1 a=arcanae b=brood phase=first";
  CHECK_FALSE(bench().solves(puzzle, contender_of(BotKind::Greedy), 1, {}).ok());
}

}  // namespace mael
