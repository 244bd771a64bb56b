// How strong the bots were found.
#include "engine/play/ladder.h"

#include <catch2/catch_test_macros.hpp>

#include "engine/play/games.h"

namespace mael {
namespace {

constexpr const char* kHead = "game\tlevel\tbelow\tgames\twon\tdrawn\tseed\n";

TEST_CASE("what was measured of a level is told of that level alone") {
  const auto rungs = read_ladder(std::string(kHead) + "maelstrom\tcasual\tnovice\t40\t30\t2\t7\n");
  REQUIRE(rungs);
  REQUIRE(rungs->size() == 1);
  CHECK(rungs->front().game == "maelstrom");
  CHECK(rungs->front().level == BotKind::Casual);
  CHECK(rungs->front().below == BotKind::Novice);
  CHECK(rungs->front().won == 30);
  CHECK(rung_of("maelstrom", BotKind::Novice) == nullptr);  // nobody is below
  CHECK(rung_of("nothing", BotKind::Casual) == nullptr);
  for (const GameEntry* game : games()) {
    if (game->card.id == "edge-battle") continue;
    CAPTURE(game->card.id);
    const Rung* const rung = rung_of(game->card.id, BotKind::Casual);
    REQUIRE(rung != nullptr);
    CHECK(rung->won > rung->games / 2);  // the levels are a ladder
  }
}

TEST_CASE("a ladder that cannot be is refused") {
  const std::string twice = "maelstrom\tcasual\tnovice\t4\t3\t0\t7";
  for (const std::string& rows :
       {std::string("maelstrom\tgood\tnovice\t40\t30\t2\t7"),
        std::string("maelstrom\tcasual\texpert\t40\t30\t2\t7"),
        std::string("maelstrom\tcasual\tnovice\t0\t0\t0\t7"),
        std::string("maelstrom\tcasual\tnovice\t4\t5\t0\t7"),
        std::string("maelstrom\tcasual\tnovice\t4\t3\t2\t7"), twice + "\n" + twice}) {
    CAPTURE(rows);
    CHECK_FALSE(read_ladder(std::string(kHead) + rows + "\n"));
  }
}

}  // namespace
}  // namespace mael
