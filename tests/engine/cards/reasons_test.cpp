#include "engine/cards/bots/reasons.h"

#include <catch2/catch_test_macros.hpp>

#include "engine/cards/bots/bot_hooks.h"
#include "engine/cards/derived.h"
#include "engine/cards/game.h"
#include "engine/play/review.h"
#include "tests/engine/cards/position.h"

namespace mael::cards {
namespace {

State middle(const std::string& rest) { return position("edge-cards/1 " + rest); }

int count(const State& state, Seat seat, Topic topic) {
  return standing(state, seat).counts[static_cast<std::size_t>(topic)];
}

int worth(const State& state, Seat seat, Topic topic) {
  return standing(state, seat).worths[static_cast<std::size_t>(topic)];
}

Reason about(Topic topic, Seat seat, int by, Reason::Kind kind = Reason::Kind::Now) {
  return {kind, static_cast<std::uint8_t>(topic), seat, by, 0};
}

std::string words(const std::vector<Reason>& reasons) {
  return reasons_in_words(reasons, Seat::A, english(), {"Anna", "Ben"});
}

Advice<Action> advise(const State& state, Seat seat) {
  Adviser<EdgeCards> adviser(5, {1u << 12, 1u << 15});
  adviser.begin(observe(state, seat), seat);
  adviser.run(400);
  return adviser.advise();
}

const Reason* reason_about(const std::vector<Reason>& reasons, Topic topic, Seat seat) {
  for (const Reason& reason : reasons) {
    if (reason.kind >= Reason::Kind::Now && reason.topic == static_cast<int>(topic) &&
        reason.seat == seat) {
      return &reason;
    }
  }
  return nullptr;
}

}  // namespace

TEST_CASE("a standing of the card game is told topic by topic", "[cards][advice]") {
  const State state =
      middle("turn=4 stockpile=7,3 ships.a=P1.Min,P1.Res,A1.Rai,A2.Pic ships.b=P1.Eva,P3.Min");
  CHECK(count(state, Seat::A, Topic::Stockpile) == 7);
  CHECK(count(state, Seat::B, Topic::Stockpile) == 3);
  const SideState& side = state.side(Seat::A);
  CHECK(count(state, Seat::A, Topic::Attack) ==
        attack_at(side, stack_place(0)) + attack_at(side, stack_place(1)));
  CHECK(count(state, Seat::B, Topic::Attack) == 0);
  CHECK(count(state, Seat::B, Topic::Danger) == 2);
  CHECK(count(state, Seat::A, Topic::Danger) == 0);
  CHECK(count(state, Seat::A, Topic::Income) == income_of(state, Seat::A));
  CHECK(worth(state, Seat::A, Topic::Stockpile) > worth(state, Seat::B, Topic::Stockpile));
  CHECK(worth(state, Seat::B, Topic::Danger) < 0);
}

TEST_CASE("every player-turn counts as a turn", "[cards][advice]") {
  State state = middle("turn=4 stockpile=7,3");
  const int first = turn_number(state);
  state.active = opponent_of(state.first);
  CHECK(turn_number(state) == first + 1);
  ++state.turn;
  state.active = state.first;
  CHECK(turn_number(state) == first + 2);
}

TEST_CASE("idle is to let happen what was declared", "[cards][advice]") {
  const State state = middle(
      "await=answer actions=1 hand.b=Min+Eva+Cea stockpile=6,6 ships.a=A1.Rai "
      "ships.b=P1.Res,P1.Esc declared=A1*P1");
  CHECK(idle_action(state, Seat::B) == Action{Seat::B, Decline{}});
  CHECK_FALSE(idle_action(state, Seat::A).has_value());
}

TEST_CASE("reasons of the card game are sentences", "[cards][advice]") {
  CHECK(words({about(Topic::Income, Seat::A, 1)}) == "it yields one more resource a turn");
  CHECK(words({about(Topic::Income, Seat::B, -2), about(Topic::Danger, Seat::A, -1)}) ==
        "Ben gets 2 resources fewer a turn, and the syphons of a planet are out of danger");
  CHECK(words({{Reason::Kind::Saves, 0, Seat::B, 0, 0}}) == "it keeps Ben from winning soon");
  CHECK(words({about(Topic::Danger, Seat::B, 1, Reason::Kind::Later)}) ==
        "Ben will have syphons that cannot be held");
  CHECK(words({}).empty());
}

TEST_CASE("there are words for every reason of the card game", "[cards][advice]") {
  for (const auto kind : {Reason::Kind::Now, Reason::Kind::Later}) {
    for (int topic = 0; topic < kTopics; ++topic) {
      for (const Seat seat : {Seat::A, Seat::B}) {
        for (const int by : {-3, -1, 1, 3}) {
          const std::string said = words({about(static_cast<Topic>(topic), seat, by, kind)});
          INFO(topic << ' ' << index_of(seat) << ' ' << by);
          CHECK_FALSE(said.empty());
          CHECK(said.find_first_of("[]{}") == std::string::npos);
        }
      }
    }
  }
}

TEST_CASE("a syphon is advised for what it yields", "[cards][advice]") {
  const State state = middle("turn=1 actions=2 stockpile=5,5");
  const Advice<Action> given = advise(state, Seat::A);
  REQUIRE(std::holds_alternative<Play>(given.action.deed));
  const Reason* income = reason_about(given.reasons, Topic::Income, Seat::A);
  REQUIRE(income);
  CHECK(income->by > 0);
}

TEST_CASE("a bid that is sensible now and then is no mistake", "[cards][advice]") {
  const State state = middle(
      "await=bid actions=1 stockpile=6,6 ships.a=A1.Rai ships.b=P1.Res,P1.Esc declared=A1*P1");
  Judge<EdgeCards> judge(5, 40);
  const Seat seat = to_act(state).first();
  judge.begin(observe(state, seat), seat);
  judge.run(20);
  std::vector<Weighted<Action>> bids;
  weigh_sealed(observe(state, seat), bids);
  REQUIRE(bids.size() > 2);
  for (const Weighted<Action>& each : bids) {
    CHECK(judge.judge(each.value).lost == 0);
    CHECK_FALSE(judge.judge(each.value).better.has_value());
  }
}

}  // namespace mael::cards
