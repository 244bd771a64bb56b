#include "engine/maelstrom/bots/reasons.h"

#include <catch2/catch_test_macros.hpp>

#include "engine/maelstrom/text/notation.h"

namespace mael::maelstrom {
namespace {

State position(const std::string& text) {
  const auto state = read_position("maelstrom/1 a=arcanae b=brood " + text);
  REQUIRE(state.ok());
  return *state;
}

int count(const State& state, Seat seat, Topic topic) {
  return standing(state, seat).counts[static_cast<std::size_t>(topic)];
}

Reason about(Topic topic, Seat seat, int by, int from = 0) {
  return {Reason::Kind::Now, static_cast<std::uint8_t>(topic), seat, by, from};
}

std::string words(const std::vector<Reason>& reasons) {
  return reasons_in_words(reasons, Seat::A, english(), {"Anna", "Ben"});
}

}  // namespace

TEST_CASE("a standing is told topic by topic", "[maelstrom][advice]") {
  const State state = position(
      "phase=action turn=9 essence=2,1 hoard=0,2 hand.a=AcA1+IrE2 "
      "mass=1.0aAcA1,1.1aIrE1,1.3bKCr1',1.4bLoF1,2.0aPlS1,2.9bDHo1e");
  CHECK(count(state, Seat::A, Topic::Essence) == 2);
  CHECK(count(state, Seat::B, Topic::Essence) == 1);
  CHECK(count(state, Seat::A, Topic::Sides) == 2);
  CHECK(count(state, Seat::A, Topic::Minions) == 2);
  CHECK(count(state, Seat::B, Topic::Strongholds) == 1);
  CHECK(count(state, Seat::A, Topic::Hand) == 3);
  CHECK(count(state, Seat::B, Topic::Energy) == 2);
  CHECK(count(state, Seat::A, Topic::Actions) == 3);
}

TEST_CASE("idle is to end the phase, or to do without", "[maelstrom][advice]") {
  const State state = position("phase=action turn=9 mass=1.0aAcA1,1.4bLoF1");
  CHECK(idle_action(state, Seat::A) == Action{Seat::A, EndPhase{}});
  CHECK_FALSE(idle_action(state, Seat::B).has_value());
}

TEST_CASE("reasons are sentences of whose they are", "[maelstrom][advice]") {
  CHECK(words({about(Topic::Sides, Seat::A, 1, 3)}) == "it takes a fourth side of the Vortex");
  CHECK(words({about(Topic::Sides, Seat::A, 1, 9)}) == "it takes a further side of the Vortex");
  CHECK(words({about(Topic::Sides, Seat::A, 1, 3), about(Topic::Essence, Seat::B, -1)}) ==
        "it takes a fourth side of the Vortex, and Ben loses an Essence");
  CHECK(words({about(Topic::Minions, Seat::B, -2)}) == "Ben loses 2 Minions");
  CHECK(words({{Reason::Kind::Saves, 0, Seat::B, 0, 0}}) == "it keeps Ben from winning soon");
  CHECK(words({}).empty());
}

TEST_CASE("there are words for every reason", "[maelstrom][advice]") {
  for (const auto kind : {Reason::Kind::WinsNow, Reason::Kind::Wins, Reason::Kind::Saves,
                          Reason::Kind::Now, Reason::Kind::Later}) {
    for (int topic = 0; topic < kTopics; ++topic) {
      for (const Seat seat : {Seat::A, Seat::B}) {
        for (const int by : {-3, -1, 1, 3}) {
          const std::string said = words({{kind, static_cast<std::uint8_t>(topic), seat, by, 2}});
          INFO(topic << ' ' << index_of(seat) << ' ' << by);
          CHECK_FALSE(said.empty());
          CHECK(said.find_first_of("[]{}") == std::string::npos);
        }
      }
    }
  }
}

}  // namespace mael::maelstrom
