// Games of one to five ships played at random.
#include <catch2/catch_test_macros.hpp>

#include "engine/pirates/bots/bot_hooks.h"
#include "engine/play/random_play.h"

namespace mael::pirates {

TEST_CASE("random games of one to five ships keep every promise", "[pirates][random]") {
  RandomPlay<Pirates> play(1);
  const RandomReport report = play.play(60, true);
  CHECK(report.broken == "");
  CHECK(report.games == 60);
}

TEST_CASE("2,000 random games keep every promise", "[.slow][pirates][random]") {
  RandomPlay<Pirates> play(2);
  const RandomReport report = play.play(2000, true);
  CHECK(report.broken == "");
  CHECK(report.games == 2000);
  CHECK(report.endings.size() >= 4);
}

// Some fifty minutes of computing.
TEST_CASE("100,000 random games keep every promise", "[.hour][pirates][random]") {
  RandomPlay<Pirates> play(5);
  const RandomReport report = play.play(100000, true);
  CHECK(report.broken == "");
  CHECK(report.games == 100000);
}

TEST_CASE("2,000 games of bots keep every promise", "[.slow][pirates][bots]") {
  RandomPlay<Pirates> play(31);
  const RandomReport report = play.play(2000, true, RandomSetups::Given, RandomPlayers::Bots);
  CHECK(report.broken == "");
  CHECK(report.games == 2000);
}

TEST_CASE("random games come to an end", "[pirates][random]") {
  RandomPlay<Pirates> play(3);
  const RandomReport report = play.play(2000, false);
  CHECK(report.broken == "");
  CHECK(report.games == 2000);
}

TEST_CASE("bots of every kind play to the end", "[pirates][bots]") {
  RandomPlay<Pirates> play(4);
  const RandomReport report = play.play(20, true, RandomSetups::Given, RandomPlayers::Bots);
  CHECK(report.broken == "");
  CHECK(report.games == 20);
}

}  // namespace mael::pirates
