// Bots that play seats of a table.
#include "web/table/session/bot_decider.h"

#include <catch2/catch_test_macros.hpp>
#include <memory>
#include <utility>

#include "engine/play/games.h"
#include "tests/web/app/fake_platform.h"
#include "web/app/thinking/bot_levels.h"

namespace mael::web {
namespace {

struct Bench {
  FakePlatform platform;
  ThoughtRunner thoughts{platform};
  Pace pace{1000, 450};
  std::unique_ptr<AnyMatch> match = std::move(*find_game("maelstrom")->begin(3, ""));

  BotDecider decider(PlayerKind kind) { return {thoughts, pace, kind, 7}; }
  ThoughtQuestion asked() const { return *read_question(platform.thoughts.back()); }
  void report(const std::string& action) {
    thoughts.thought(platform.last, 0, write_report({1, true, {{action, 1, 0.5}}, {}}));
  }
};

}  // namespace

TEST_CASE("a bot is told what its seat may know, and answers once what was shown has been seen",
          "[app]") {
  Bench bench;
  BotDecider bot = bench.decider(PlayerKind::RandomBot);
  bot.ask(*bench.match, Seat::A);
  bot.ask(*bench.match, Seat::A);
  CHECK(bench.platform.thoughts.size() == 1);
  CHECK(bench.asked().position == bench.match->position(0, Seat::A));
  CHECK(bench.asked().kind == BotKind::Random);
  bench.report("a primary:AcA");
  CHECK_FALSE(bot.answer(1449));
  CHECK(bot.answer(1450) == "a primary:AcA");
  CHECK_FALSE(bot.answer(9000));
}

TEST_CASE("only the strongest bot thinks in several workers, for its whole time", "[app]") {
  Bench bench;
  bench.platform.bots = 3;
  BotDecider novice = bench.decider(PlayerKind::Novice);
  novice.ask(*bench.match, Seat::A);
  CHECK(bench.platform.asked == 1);
  CHECK(bench.asked().budget.iterations == level_of(BotKind::Novice).budget.iterations);
  novice.stop();
  BotDecider master = bench.decider(PlayerKind::Master);
  master.ask(*bench.match, Seat::A);
  CHECK(bench.platform.asked == 3);
  CHECK(bench.asked().budget.iterations == 0);
  CHECK(bench.asked().budget.milliseconds == level_of(BotKind::Master).budget.milliseconds);
}

TEST_CASE("where no bot can think elsewhere one thinks briefly", "[app]") {
  Bench bench;
  bench.platform.bots = 0;
  BotDecider master = bench.decider(PlayerKind::Master);
  master.ask(*bench.match, Seat::A);
  CHECK(bench.platform.asked == 1);
  CHECK(bench.asked().budget.milliseconds > 0);
  CHECK(bench.asked().budget.milliseconds <= level_of(BotKind::Master).budget.milliseconds / 3);
}

TEST_CASE("a bot that decides takes the place of a counsellor, not of another bot", "[app]") {
  Bench bench;
  bench.thoughts.ask({Verb::Advise, {}, Seat::A, 1, {1, 0}, "position", {}}, 1);
  BotDecider one = bench.decider(PlayerKind::Casual), other = bench.decider(PlayerKind::Expert);
  one.ask(*bench.match, Seat::A);
  CHECK(bench.thoughts.is_asked(Verb::Think));
  other.ask(*bench.match, Seat::B);
  CHECK(bench.asked().seat == Seat::A);
  CHECK(bench.asked().kind == BotKind::Casual);
}

TEST_CASE("bots that play by lot have another seed for each decision, those that search one",
          "[app]") {
  for (const auto& [kind, same] :
       {std::pair(PlayerKind::RandomBot, false), std::pair(PlayerKind::Expert, true)}) {
    Bench bench;
    BotDecider bot = bench.decider(kind);
    bot.ask(*bench.match, Seat::A);
    const std::uint64_t first = bench.asked().seed;
    bot.stop();
    REQUIRE(bench.match->append(bench.match->listed().front())->accepted);
    bot.ask(*bench.match, Seat::B);
    CHECK((bench.asked().seed == first) == same);
  }
}

}  // namespace mael::web
