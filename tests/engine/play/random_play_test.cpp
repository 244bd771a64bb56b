#include "engine/play/random_play.h"

#include <catch2/catch_test_macros.hpp>

#include "engine/maelstrom/bots/bot_hooks.h"
#include "engine/maelstrom/game.h"

using namespace mael;
using mael::maelstrom::Maelstrom;

TEST_CASE("random games of Maelstrom keep every promise", "[maelstrom][random]") {
  RandomPlay<Maelstrom> play(1);
  const RandomReport report = play.play(200, true);
  CHECK(report.broken == "");
  CHECK(report.games == 200);
}
