// Firefights played at random.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstdio>

#include "engine/battle/bots/bot_hooks.h"
#include "engine/battle/game.h"
#include "engine/battle/text/notation.h"
#include "engine/play/random_play.h"
#include "tests/engine/battle/random_run.h"

namespace mael::battle {
namespace {

void print(const RunReport& report) {
  std::printf("%d firefights, %d actions, longest %d, %d frames deep, longest position %zu bytes\n",
              report.games, report.actions, report.longest, report.deepest, report.longest_link);
  std::printf("crushing %d, standard %d, draws %d\n", report.endings[1], report.endings[2],
              report.endings[3]);
  std::printf("deeds");
  for (const int count : report.deeds) std::printf(" %d", count);
  std::printf("\n");
  std::fflush(stdout);
}

void look_at_nothing(const Match<Battle>&, const std::vector<Action>&) {}

RunReport hold(std::uint64_t seed, int games) {
  return RandomRun(seed, true).play(games, look_at_nothing);
}

}  // namespace

TEST_CASE("random firefights keep every promise", "[battle][random]") {
  const RunReport report = hold(1, 24);
  CHECK(report.broken == "");
  CHECK(report.games == 24);
  CHECK(report.deepest >= 3);
}

TEST_CASE("so do those of models that can do anything", "[battle][random]") {
  const RunReport report = RandomRun(5, true, true).play(16, look_at_nothing);
  CHECK(report.broken == "");
  CHECK(report.games == 16);
  CHECK(report.deeds[Deed(Use{}).index()] > 30);
}

TEST_CASE("1 000 random firefights keep every promise", "[.release][battle][random]") {
  const RunReport report = hold(4, 1000);
  CHECK(report.broken == "");
  CHECK(report.games == 1000);
}

TEST_CASE("random battles of units with options keep every promise", "[battle][random]") {
  RandomRun run(5, true);
  run.draw_options();
  const RunReport report = run.play(6, look_at_nothing);
  CHECK(report.broken == "");
  CHECK(report.games == 6);
}

// A process keeps the forces of some thousand battles, of which none is twice.
TEST_CASE("3 000 random battles of units with options keep every promise",
          "[.hour][battle][random]") {
  RandomRun run(6, true);
  run.draw_options();
  RunReport report;
  for (int told = 0; told < 30 && report.broken.empty(); ++told) {
    run.play(report, 100, look_at_nothing);
    print(report);
  }
  CHECK(report.broken == "");
  CHECK(report.games == 3000);
  CHECK(report.deeds[Deed(Use{}).index()] > 0);
}

TEST_CASE("a way past two enemies is listed once", "[battle][rule:EDG-391]") {
  const auto state = read_position(
      "edge-battle/1 table=thicket stage=active turn=3 attacker=b gone=1 cp=6,6 "
      "a.i=E06:11.373/26.606+11.9/25.473+12.506/27.133,face:240 "
      "b.i=K01:7.88/29.38+8.139/28.157+6.657/29.121+9.103/29.639+7.621/30.603,face:889,supp:2 "
      "b.ii=K04:10.75/29.25+11.537/28.279+9.779/28.463,face:879,move:2 "
      "b.iii=K03:17.128/25.193+15.89/25.025+16.413/26.219+18.366/25.361+15.149/26.373,face:447 "
      "active=a1 frames=acting:a1");
  REQUIRE(state);
  std::vector<Action> actions;
  legal_actions(*state, actions);
  REQUIRE(actions.size() > 20);
  std::sort(actions.begin(), actions.end());
  CHECK(std::adjacent_find(actions.begin(), actions.end()) == actions.end());
}

// Hours may pass: every thousand is told.
TEST_CASE("20 000 random firefights keep every promise", "[.hour][battle][random]") {
  RandomRun run(3, true);
  RunReport report;
  for (int told = 0; told < 20 && report.broken.empty(); ++told) {
    run.play(report, 1000, look_at_nothing);
    print(report);
  }
  CHECK(report.broken == "");
  CHECK(report.games == 20000);
  CHECK(report.deepest == 4);
  // Every kind of deed is done, but for giving up, which is never listed, and for what squads with
  // abilities do, of whom there are none yet.
  for (std::size_t kind = 0; kind < kDeeds; ++kind) {
    CAPTURE(kind);
    const bool done = kind != Deed(Concede{}).index() && kind != Deed(Use{}).index();
    CHECK((report.deeds[kind] > 0) == done);
  }
}

TEST_CASE("random firefights of any listed action keep every promise", "[battle][random]") {
  RandomPlay<Battle> play(2);
  const RandomReport report = play.play(40, true);
  CHECK(report.broken == "");
  CHECK(report.games == 40);
}

}  // namespace mael::battle
