#include "web/app/bot_desk.h"

#include <catch2/catch_test_macros.hpp>

#include "engine/play/bots.h"
#include "engine/play/dealer.h"
#include "engine/play/match.h"
#include "tests/web/app/fake_platform.h"
#include "web/app/bot_runner.h"

namespace mael::web {

namespace {

using mael::maelstrom::basic_setup;
using mael::maelstrom::Faction;
using mael::maelstrom::Maelstrom;
using mael::maelstrom::observe;
using mael::maelstrom::State;

State fresh() { return *start(basic_setup(Faction::Arcanae, Faction::Brood)); }

}  // namespace

TEST_CASE("a bot at its desk finds what the same bot finds at the table", "[app]") {
  auto match = *Match<Maelstrom>::begin(basic_setup(Faction::Arcanae, Faction::Brood));
  Dealer<Maelstrom> dealer(3);
  for (int i = 0; i < 120; ++i) {
    REQUIRE_FALSE(deal(match, dealer));
    if (outcome(match.state()).over()) break;
    const Seat seat = to_act(match.state()).first();
    const auto seed = static_cast<std::uint64_t>(i);
    const State seen = observe(match.state(), seat);
    const std::string answer =
        answer_bot(ask_bot(match.state(), seat, PlayerKind::GreedyBot, seed));
    INFO(write_position(seen));
    const auto chosen = GreedyBot<Maelstrom>(seed).choose(seen, seat);
    REQUIRE(answer == write_action(seen, chosen));
    REQUIRE_FALSE(match.append(chosen));
  }
}

TEST_CASE("a question holds nothing its seat may not know", "[app]") {
  State state = fresh();
  State other = state;
  apply(state, {Seat::B, mael::maelstrom::ChoosePrimary{0}});
  const auto ask = [](const State& of) { return ask_bot(of, Seat::A, PlayerKind::RandomBot, 1); };
  std::vector<mael::maelstrom::Action> actions;
  legal_actions_of<Maelstrom>(other, Seat::B, actions);
  for (const auto& action : actions) {
    State after = other;
    apply(after, action);
    CHECK(ask(after) == ask(state));
  }
}

TEST_CASE("what is no question has no answer", "[app]") {
  for (const char* text : {"", "x", "1 0 3", "1 0 3 ****", "1 9 3 AAAA", "1 0 3 AAAAAAAA"}) {
    CHECK(answer_bot(text).empty());
  }
}

TEST_CASE("a bot's answer waits until what was shown has been seen", "[app]") {
  FakePlatform platform;
  BotRunner runner(platform);
  runner.shown(1000);
  runner.ask(fresh(), Seat::A, PlayerKind::RandomBot, 1);
  runner.ask(fresh(), Seat::A, PlayerKind::RandomBot, 1);
  CHECK(platform.thoughts.size() == 1);
  CHECK_FALSE(runner.wake_at());
  runner.thought(platform.last, "a primary:AcA");
  CHECK(runner.wake_at() == 1000 + BotRunner::kPause);
  CHECK_FALSE(runner.take(1000 + BotRunner::kPause - 1));
  CHECK(runner.take(1000 + BotRunner::kPause) == "a primary:AcA");
  CHECK_FALSE(runner.take(9000));
}

TEST_CASE("an answer to a question withdrawn is passed over", "[app]") {
  FakePlatform platform;
  BotRunner runner(platform);
  runner.ask(fresh(), Seat::A, PlayerKind::RandomBot, 1);
  const Ticket ticket = platform.last;
  runner.stop();
  CHECK(platform.stops == 1);
  runner.thought(ticket, "a primary:AcA");
  CHECK_FALSE(runner.take(9000));
}

TEST_CASE("a worker that fails is known as such until asked anew", "[app]") {
  FakePlatform platform;
  BotRunner runner(platform);
  runner.ask(fresh(), Seat::A, PlayerKind::RandomBot, 1);
  runner.thought(platform.last, "");
  CHECK(runner.has_failed());
  runner.stop();
  CHECK_FALSE(runner.has_failed());
}

}  // namespace mael::web
