// Games of one to five ships played at random.
#include <catch2/catch_test_macros.hpp>

#include "engine/pirates/bot_hooks.h"
#include "engine/play/random_play.h"

namespace mael::pirates {

TEST_CASE("random games of one to five ships keep every promise", "[pirates][random]") {
  RandomPlay<Pirates> play(1);
  const RandomReport report = play.play(40, true);
  CHECK(report.broken == "");
  CHECK(report.games == 40);
}

}  // namespace mael::pirates
