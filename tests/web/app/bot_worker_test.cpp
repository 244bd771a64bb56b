#include "web/app/thinking/bot_worker.h"

#include <catch2/catch_test_macros.hpp>

#include "engine/maelstrom/bots/bot_hooks.h"
#include "engine/maelstrom/game.h"
#include "engine/play/bots.h"
#include "engine/play/dealer.h"
#include "engine/play/match.h"
#include "tests/web/app/fake_platform.h"
#include "web/app/thinking/thought_runner.h"

namespace mael::web {

namespace {

using mael::maelstrom::basic_setup;
using mael::maelstrom::Faction;
using mael::maelstrom::Maelstrom;
using mael::maelstrom::observe;
using mael::maelstrom::State;

State fresh() { return *start(basic_setup(Faction::Arcanae, Faction::Brood)); }

std::string seen_by(Seat seat, const State& state) { return write_position(observe(state, seat)); }

// A clock that stands still.
Clock stopped() {
  return [] { return std::uint64_t{0}; };
}

// What a worker reports in the end.
ThoughtReport answer(BotWorker& worker, const ThoughtQuestion& question, int place = 0) {
  REQUIRE(worker.begin(write_question(question), place));
  const auto report = read_report(worker.think_for(1), question.verb);
  REQUIRE(report);
  REQUIRE(report->done);
  return *report;
}

// A position with a good deal to choose from.
State in_mid_game() {
  auto match = *Match<Maelstrom>::begin(basic_setup(Faction::Arcanae, Faction::Brood));
  Dealer<Maelstrom> dealer(3);
  GreedyBot<Maelstrom> bot(3);
  for (int i = 0; i < 30; ++i) {
    REQUIRE_FALSE(deal(match, dealer));
    const Seat seat = to_act(match.state()).first();
    REQUIRE_FALSE(match.append(bot.choose(observe(match.state(), seat), seat)));
  }
  REQUIRE_FALSE(deal(match, dealer));
  return match.state();
}

ThoughtQuestion ask(BotKind kind, int iterations, const State& state) {
  const Seat seat = to_act(state).first();
  return {Verb::Think, kind, seat, 7, {iterations, 0}, seen_by(seat, state), {}};
}

std::string done(std::uint32_t visits, const std::string& action) {
  return write_report({1, true, {{action, visits, visits * 0.5}}, {}});
}

}  // namespace

TEST_CASE("a bot in its worker finds what the same bot finds at the table", "[app]") {
  auto match = *Match<Maelstrom>::begin(basic_setup(Faction::Arcanae, Faction::Brood));
  Dealer<Maelstrom> dealer(3);
  BotWorker worker(stopped());
  for (int i = 0; i < 120; ++i) {
    REQUIRE_FALSE(deal(match, dealer));
    if (outcome(match.state()).over) break;
    const Seat seat = to_act(match.state()).first();
    const auto seed = static_cast<std::uint64_t>(i);
    const State seen = observe(match.state(), seat);
    const ThoughtReport report = answer(
        worker, {Verb::Think, BotKind::Greedy, seat, seed, {1, 0}, write_position(seen), {}});
    INFO(write_position(seen));
    const auto chosen = GreedyBot<Maelstrom>(seed).choose(seen, seat);
    REQUIRE(best_of(report.findings).action == write_action(seen, chosen));
    REQUIRE_FALSE(match.append(chosen));
  }
}

TEST_CASE("a searching bot in its worker finds what the same search finds", "[app]") {
  BotWorker worker(stopped());
  const State state = in_mid_game();
  const Seat seat = to_act(state).first();
  const ThoughtReport report = answer(worker, ask(BotKind::Expert, 300, state));
  Bot<Maelstrom> bot({BotKind::Expert, {300, 0}}, 7);
  CHECK(best_of(report.findings).action ==
        write_action(state, bot.choose(observe(state, seat), seat)));
  CHECK(report.findings.size() > 1);
  CHECK(best_of(report.findings).visits > 10);
}

TEST_CASE("workers that are asked the same think each for themselves", "[app]") {
  BotWorker one(stopped()), other(stopped());
  const ThoughtQuestion question = ask(BotKind::Expert, 200, in_mid_game());
  const std::string first = write_report(answer(one, question, 0));
  CHECK(first == write_report(answer(other, question, 0)));
  CHECK(first != write_report(answer(other, question, 1)));
}

TEST_CASE("a bot keeps its time, and what it knows of a position already counts", "[app]") {
  constexpr std::uint64_t kMillisecond = 1'000'000;
  std::uint64_t now = 0;
  // Every look at it takes that long.
  BotWorker worker([&now] { return now += kMillisecond / 10; });
  ThoughtQuestion question = ask(BotKind::Master, 0, in_mid_game());
  question.budget = {0, 60};
  const auto slices = [&] {
    REQUIRE(worker.begin(write_question(question), 0));
    int count = 1;
    double progress = 0;
    for (;; ++count) {
      const std::uint64_t begun = now;
      const auto report = read_report(worker.think_for(10), Verb::Think);
      REQUIRE(report);
      CHECK(now - begun <= 12 * kMillisecond);
      CHECK(report->progress >= progress);
      progress = report->progress;
      if (report->done) return count;
    }
  };
  const int first = slices();
  CHECK(first >= 3);
  CHECK(first <= 7);
  CHECK(slices() < first);
}

TEST_CASE("what is no question has no answer", "[app]") {
  const std::string position = seen_by(Seat::A, fresh());
  BotWorker worker(stopped());
  for (const std::string& text :
       {std::string(), std::string("x"), std::string("think 1 0 3 1 0"),
        "think 9 0 3 1 0\n" + position, "think 1 9 3 1 0\n" + position,
        "think 1 0 3 0 0\n" + position, "think 1 0 3 -5 9\n" + position,
        "guess 1 0 3 1 0\n" + position, std::string("think 1 0 3 1 0\nmaelstrom/1 nonsense"),
        "think 1 2 3 1 0\n" + position}) {
    INFO(text);
    CHECK_FALSE(worker.begin(text, 0));
    CHECK(worker.think_for(1).empty());
  }
}

TEST_CASE("a question and a report survive their journey", "[app]") {
  const ThoughtQuestion question{Verb::Judge, BotKind::Master,         Seat::B, ~0ull,
                                 {0, 2000},   "maelstrom/1 of things", "b end"};
  const auto understood = read_question(write_question(question));
  REQUIRE(understood);
  CHECK(is_same(*understood, question));
  CHECK(understood->seed == ~0ull);
  CHECK(understood->budget.iterations == 0);
  CHECK(understood->budget.milliseconds == 2000);
  const ThoughtReport report{0.25, true, {{"a move 1.2 3.4", 5, 2.5}, {"a end", 1, 0.125}}, {}};
  const auto read = read_report(write_report(report), Verb::Think);
  REQUIRE(read);
  CHECK(read->done);
  CHECK(read->progress == 0.25);
  REQUIRE(read->findings.size() == 2);
  CHECK(read->findings[0].action == "a move 1.2 3.4");
  CHECK(read->findings[0].visits == 5);
  CHECK(read->findings[1].points == 0.125);
  for (const char* text : {"", "x", "500 done", "1000 done\n3", "1000 done\n3 4 "}) {
    INFO(text);
    CHECK_FALSE(read_report(text, Verb::Think));
    CHECK_FALSE(read_report(text, Verb::Advise));
  }
  CHECK_FALSE(read_report(write_report(report), Verb::Advise));
}

// ---- The table's side --------------------------------------------------------------------------

ThoughtQuestion asks(BotKind kind, const std::string& position = "position") {
  return {Verb::Think, kind, Seat::A, 1, {1, 0}, position, {}};
}

TEST_CASE("a question is put once, until another takes its place", "[app]") {
  FakePlatform platform;
  ThoughtRunner runner(platform);
  runner.ask(asks(BotKind::Random, "edge-cards/1 turn=3"), 1);
  runner.ask(asks(BotKind::Random, "edge-cards/1 turn=3"), 1);
  CHECK(platform.thoughts.size() == 1);
  CHECK(platform.thought_about == "edge-cards");
  const Ticket first = platform.last;
  runner.ask({Verb::Advise, {}, Seat::A, 1, {1, 0}, "edge-cards/1 turn=3", {}}, 1);
  CHECK(platform.thoughts.size() == 2);
  CHECK(runner.is_asked(Verb::Advise));
  CHECK_FALSE(runner.is_asked(Verb::Think));
  runner.thought(first, 0, done(1, "a end"));
  CHECK_FALSE(runner.take());
  const std::string counsel = write_counsel({0.5F, 0, "a end", {}});
  runner.thought(platform.last, 0, write_report({1, true, {}, counsel}));
  CHECK(runner.take() == counsel);
  CHECK_FALSE(runner.is_asked());
}

TEST_CASE("a counsellor that is lost has nothing to say", "[app]") {
  FakePlatform platform;
  ThoughtRunner runner(platform);
  runner.ask({Verb::Judge, {}, Seat::A, 1, {1, 0}, "position", "a end"}, 1);
  runner.thought(platform.last, 0, "");
  CHECK_FALSE(runner.has_failed());
  CHECK(runner.take() == "");
}

TEST_CASE("what several bots found is added up, whoever is done first", "[app]") {
  FakePlatform platform;
  for (const std::array<int, 3>& order : {std::array{0, 1, 2}, std::array{2, 1, 0}}) {
    ThoughtRunner runner(platform);
    runner.ask(asks(BotKind::Master), 3);
    CHECK(platform.asked == 3);
    const std::array<std::string, 3> reports{done(5, "a end"), done(7, "a draw"), done(3, "a end")};
    for (const int place : order) {
      CHECK_FALSE(runner.take());
      runner.thought(platform.last, place, reports[static_cast<std::size_t>(place)]);
    }
    CHECK(runner.take() == "a end");
  }
}

TEST_CASE("a bot that is lost is done without while others think", "[app]") {
  FakePlatform platform;
  ThoughtRunner runner(platform);
  runner.ask(asks(BotKind::Master), 2);
  runner.thought(platform.last, 1, "");
  CHECK_FALSE(runner.has_failed());
  runner.thought(platform.last, 0, done(5, "a end"));
  CHECK(runner.take() == "a end");
}

TEST_CASE("how far a bot has come is known while it thinks, and never goes back", "[app]") {
  FakePlatform platform;
  ThoughtRunner runner(platform);
  runner.ask(asks(BotKind::Expert), 1);
  CHECK_FALSE(runner.progress());
  runner.thought(platform.last, 0, write_report({0.5, false, {}, {}}));
  CHECK(runner.progress() == 0.5);
  runner.thought(platform.last, 0, write_report({0.4, false, {}, {}}));
  CHECK(runner.progress() == 0.5);
  CHECK_FALSE(runner.take());
  runner.thought(platform.last, 0, done(5, "a end"));
  CHECK_FALSE(runner.progress());
}

TEST_CASE("an answer to a question withdrawn is passed over", "[app]") {
  FakePlatform platform;
  ThoughtRunner runner(platform);
  runner.ask(asks(BotKind::Random), 1);
  const Ticket ticket = platform.last;
  runner.stop();
  CHECK(platform.stops == 1);
  runner.thought(ticket, 0, done(1, "a primary:AcA"));
  CHECK_FALSE(runner.take());
}

TEST_CASE("a bot that fails is known as such until asked anew", "[app]") {
  FakePlatform platform;
  ThoughtRunner runner(platform);
  runner.ask(asks(BotKind::Random), 1);
  runner.thought(platform.last, 0, "");
  CHECK(runner.has_failed());
  runner.stop();
  CHECK_FALSE(runner.has_failed());
}

}  // namespace mael::web
