#include "engine/play/advice.h"

#include <catch2/catch_test_macros.hpp>

#include "engine/maelstrom/bots/bot_hooks.h"
#include "engine/maelstrom/bots/reasons.h"
#include "engine/maelstrom/game.h"

namespace mael {
namespace {

using maelstrom::Maelstrom;
using maelstrom::State;
using maelstrom::Topic;
using Given = Advice<maelstrom::Action>;

State position(const std::string& text) {
  const auto state = maelstrom::read_position("maelstrom/1 a=arcanae b=brood " + text);
  REQUIRE(state.ok());
  return *state;
}

Given advise(const State& state, Seat seat, std::uint64_t seed = 5) {
  Adviser<Maelstrom> adviser(seed, {1u << 12, 1u << 15});
  adviser.begin(observe(state, seat), seat);
  adviser.run(400);
  return adviser.advise();
}

bool names(const Given& given, Reason::Kind kind, Topic topic, Seat seat, int by) {
  for (const Reason& reason : given.reasons) {
    if (reason.kind == kind && reason.topic == static_cast<int>(topic) && reason.seat == seat &&
        reason.by == by) {
      return true;
    }
  }
  return false;
}

std::string words(const Given& given, Seat seat) {
  return maelstrom::reasons_in_words(given.reasons, seat, english(), {"Anna", "Ben"});
}

const char* const kMiddle =
    "phase=action turn=9 hand.a=IrE1+AcA1 hand.b=LoF2+DHo1 "
    "mass=1.0aAcA1,1.1aIrE1,1.2bDHo1,1.4bLoF1,2.2bKCr1,2.3aStP1";

}  // namespace

TEST_CASE("an action that wins is told as winning", "[play][advice]") {
  const State state = position(
      "phase=summon turn=9 hand.a=AcA1 "
      "mass=1.0aAcA1,1.1aIrE1,1.2aIrE2,1.3aStP1,1.4aStP2,2.0bLoF1");
  const Given given = advise(state, Seat::A);
  CHECK(write_action(state, given.action) == "a AcA2@1.5");
  REQUIRE(given.reasons.size() == 1);
  CHECK(given.reasons[0].kind == Reason::Kind::WinsNow);
  CHECK(words(given, Seat::A) == "it wins the game");
  CHECK(given.share > 0.9f);
}

TEST_CASE("what would burn otherwise is told as saved", "[play][advice]") {
  const State state =
      position("phase=summon turn=9 essence=2,3 hand.a=AcA1 mass=1.0aAcA1,1.3bLoF1,2.0aStP1");
  const Given given = advise(state, Seat::A);
  CHECK(names(given, Reason::Kind::Now, Topic::Sides, Seat::A, 1));
  CHECK(words(given, Seat::A).find("it takes a second side of the Vortex") != std::string::npos);
}

TEST_CASE("an attack that destroys is told as destroying", "[play][advice]") {
  const State state =
      position("phase=action turn=9 actions=1 mass=1.0aAcA1,1.2aStP1,1.3bDHo1,1.4bLoF1,2.7aStP2");
  const Given given = advise(state, Seat::A);
  REQUIRE(write_action(state, given.action).find("*DHo1") != std::string::npos);
  CHECK((names(given, Reason::Kind::Now, Topic::Sides, Seat::B, -1) ||
         names(given, Reason::Kind::Now, Topic::Minions, Seat::B, -1)));
}

TEST_CASE("advice is the same every time and knows nothing hidden", "[play][advice]") {
  const State state = position(kMiddle);
  State other = state;
  other.side(Seat::B) = position(
                            "phase=action turn=9 hand.a=IrE1+AcA1 hand.b=GaK1+KSl1+ToT1 "
                            "mass=1.0aAcA1,1.1aIrE1,1.2bDHo1,1.4bLoF1,2.2bKCr1,2.3aStP1")
                            .side(Seat::B);
  REQUIRE_FALSE(state == other);
  const Given once = advise(state, Seat::A);
  for (const Given& again : {advise(state, Seat::A), advise(other, Seat::A)}) {
    CHECK(again.action == once.action);
    CHECK(again.share == once.share);
    CHECK(again.reasons == once.reasons);
  }
  CHECK(once.reasons.size() <= 2);
}

TEST_CASE("a better action is told from the one done", "[play][advice]") {
  const State state = position(
      "phase=summon turn=9 hand.a=AcA1 "
      "mass=1.0aAcA1,1.1aIrE1,1.2aIrE2,1.3aStP1,1.4aStP2,2.0bLoF1");
  Adviser<Maelstrom> adviser(5, {1u << 12, 1u << 15});
  adviser.begin(observe(state, Seat::A), Seat::A);
  adviser.run(200);
  const auto better = read_action(state, "a AcA2@1.5");
  const auto done = read_action(state, "a end");
  REQUIRE((better.ok() && done.ok()));
  CHECK(adviser.reasons_for(*better, *done).front().kind == Reason::Kind::WinsNow);
  for (const Reason& reason : adviser.reasons_for(*done, *better)) {
    CHECK(reason.kind >= Reason::Kind::Now);
  }
}

}  // namespace mael
