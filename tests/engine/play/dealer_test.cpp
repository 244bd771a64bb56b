#include "engine/play/dealer.h"

#include <array>
#include <catch2/catch_test_macros.hpp>

#include "engine/maelstrom/game.h"

using namespace mael;
using namespace mael::maelstrom;

namespace {

// A match in which chance is awaited next.
Match<Maelstrom> before_coin() {
  const auto state = read_position(
      "maelstrom/1 a=arcanae b=brood phase=first hand.a=AcA3+IrE2 hand.b=LoF3+DHo2 "
      "mass=1.2aAcA1,1.5bLoF1");
  REQUIRE(state.ok());
  return Match<Maelstrom>(*state);
}

}  // namespace

TEST_CASE("things are drawn as often as they weigh", "[play][dealer]") {
  const std::vector<Weighted<int>> things{{0, 1}, {1, 0}, {2, 3}};
  std::array<int, 3> drawn{};
  Random random(7);
  for (int i = 0; i < 4000; ++i) ++drawn[static_cast<std::size_t>(draw(things, random))];
  CHECK(drawn[1] == 0);
  CHECK(drawn[0] > 900);
  CHECK(drawn[0] < 1100);
  CHECK(drawn[0] + drawn[2] == 4000);
}

TEST_CASE("the dealer plays chance until a seat is awaited", "[play][dealer]") {
  Match<Maelstrom> match = before_coin();
  Dealer<Maelstrom> dealer(1);
  CHECK_FALSE(deal(match, dealer));
  CHECK(match.size() == 3);
  CHECK(to_act(match.state()) == Awaited::seat(match.state().active));
  CHECK_FALSE(deal(match, dealer));
  CHECK(match.size() == 3);
}

TEST_CASE("the same seed deals the same, another something else", "[play][dealer]") {
  std::vector<std::vector<Action>> logs;
  for (const std::uint64_t seed : {1U, 1U, 2U, 3U}) {
    Match<Maelstrom> match = before_coin();
    Dealer<Maelstrom> dealer(seed);
    deal(match, dealer);
    logs.push_back(match.log());
  }
  CHECK(logs[0] == logs[1]);
  CHECK((logs[0] != logs[2] || logs[0] != logs[3]));
}

TEST_CASE("a scripted dealer deals what it was told", "[play][dealer]") {
  Match<Maelstrom> match = before_coin();
  const State& state = match.state();
  State later = state;
  std::vector<Action> script;
  for (const char* text : {"~coin:b", "~discard:LoF", "~draw:KCr"}) {
    script.push_back(*read_action(later, text));
    apply(later, script.back());
  }
  ScriptedDealer<Maelstrom> dealer(script);
  CHECK_FALSE(dealer.finished());
  CHECK_FALSE(deal(match, dealer));
  CHECK(dealer.finished());
  CHECK(match.state() == later);
  CHECK(match.state().active == Seat::B);
}

TEST_CASE("a script that breaks a rule is refused", "[play][dealer]") {
  Match<Maelstrom> match = before_coin();
  ScriptedDealer<Maelstrom> dealer({Action{Seat::Chance, RandomDiscard{0}}});
  const Verdict verdict = deal(match, dealer);
  REQUIRE(verdict);
  CHECK(verdict->rule == "MAE-054"_rule);
}

TEST_CASE("a draw is as likely as its tiles are many", "[play][dealer][rule:MAE-051]") {
  Match<Maelstrom> match = before_coin();
  std::vector<Weighted<Action>> cases;
  chances(match.state(), cases);
  REQUIRE(cases.size() == 2);
  CHECK(cases[0].weight == cases[1].weight);
  REQUIRE_FALSE(match.append(*read_action(match.state(), "~coin:a")));
  chances(match.state(), cases);
  REQUIRE(cases.size() == 2);
  CHECK(cases[0].weight + cases[1].weight == 5);
  REQUIRE_FALSE(match.append(*read_action(match.state(), "~discard:IrE")));
  chances(match.state(), cases);
  std::uint32_t stack = 0;
  for (const auto& each : cases) stack += each.weight;
  CHECK(stack == 17);
}
