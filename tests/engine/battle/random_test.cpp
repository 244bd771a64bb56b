// Firefights played at random.
#include <catch2/catch_test_macros.hpp>
#include <cstdio>

#include "engine/battle/bot_hooks.h"
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

RunReport hold(std::uint64_t seed, int games) {
  return RandomRun(seed, true).play(games, [](const State&, const std::vector<Action>&) {});
}

}  // namespace

TEST_CASE("random firefights keep every promise", "[battle][random]") {
  const RunReport report = hold(1, 24);
  CHECK(report.broken == "");
  CHECK(report.games == 24);
  CHECK(report.deepest >= 3);
}

TEST_CASE("1 000 random firefights keep every promise", "[.release][battle][random]") {
  const RunReport report = hold(4, 1000);
  CHECK(report.broken == "");
  CHECK(report.games == 1000);
}

// Hours may pass: every thousand is told.
TEST_CASE("20 000 random firefights keep every promise", "[.hour][battle][random]") {
  RandomRun run(3, true);
  RunReport report;
  for (int told = 0; told < 20 && report.broken.empty(); ++told) {
    run.play(report, 1000, [](const State&, const std::vector<Action>&) {});
    print(report);
  }
  CHECK(report.broken == "");
  CHECK(report.games == 20000);
  CHECK(report.deepest == kMostFrames);
  // Every kind of deed is done, but for giving up, which is never listed.
  for (std::size_t kind = 0; kind < kDeeds; ++kind) {
    CAPTURE(kind);
    CHECK((report.deeds[kind] > 0) == (kind != Deed(Concede{}).index()));
  }
}

TEST_CASE("random firefights of any listed action keep every promise", "[battle][random]") {
  RandomPlay<Battle> play(2);
  const RandomReport report = play.play(40, true);
  CHECK(report.broken == "");
  CHECK(report.games == 40);
}

}  // namespace mael::battle
