#include "engine/play/review.h"

#include <catch2/catch_test_macros.hpp>

#include "engine/maelstrom/bots/bot_hooks.h"
#include "engine/maelstrom/bots/reasons.h"
#include "engine/maelstrom/game.h"
#include "engine/play/counsel.h"

namespace mael {
namespace {

using maelstrom::Maelstrom;
using maelstrom::State;

State position(const std::string& text) {
  const auto state = maelstrom::read_position("maelstrom/1 a=arcanae b=brood " + text);
  REQUIRE(state.ok());
  return *state;
}

Judged<maelstrom::Action> judge(const State& state, Seat seat, const std::string& action) {
  const auto done = read_action(state, action);
  REQUIRE(done.ok());
  REQUIRE_FALSE(check(state, *done));
  Judge<Maelstrom> judge(3, 60);
  judge.begin(observe(state, seat), seat);
  judge.run(300);
  return judge.judge(*done);
}

// One Arcane Academy more and the Vortex is surrounded.
const char* const kOneShort =
    "phase=summon turn=9 hand.a=AcA1 "
    "mass=1.0aAcA1,1.1aIrE1,1.2aIrE2,1.3aStP1,1.4aStP2,2.0bLoF1";

}  // namespace

TEST_CASE("a game given away is what it cost", "[play][review]") {
  const State state =
      position("phase=summon turn=9 essence=1,3 hand.a=AcA1 mass=1.0aAcA1,1.3bLoF1,1.4bLoF2");
  const auto judged = judge(state, Seat::A, "a end");
  REQUIRE(judged.better);
  CHECK(std::holds_alternative<maelstrom::Summon>(judged.better->deed));
  CHECK(judged.lost > 0.1f);
  REQUIRE_FALSE(judged.reasons.empty());
  CHECK(judged.reasons.front().kind == Reason::Kind::Saves);
}

TEST_CASE("a win put off without risk costs nothing", "[play][review]") {
  CHECK(judge(position(kOneShort), Seat::A, "a end").lost < 0.1f);
}

TEST_CASE("the best action gives nothing away", "[play][review]") {
  const auto judged = judge(position(kOneShort), Seat::A, "a AcA2@1.5");
  CHECK(judged.lost == 0);
  CHECK_FALSE(judged.better);
  CHECK(judged.share > 0.9f);
}

TEST_CASE("a position without a choice is worth something too", "[play][review]") {
  const State state = position("phase=summon turn=9 mass=1.0aAcA1,1.3bLoF1");
  const auto judged = judge(state, Seat::A, "a end");
  CHECK(judged.share > 0.2f);
  CHECK(judged.share < 0.8f);
  CHECK(judged.lost == 0);
}

TEST_CASE("the heaviest losses are the turning points, in order", "[play][review]") {
  const auto points = turning_points({0, 0.1f, 0.02f, 0.5f, 0.08f, 0.3f}, 3);
  REQUIRE(points.size() == 3);
  CHECK(points[0].entry == 1);
  CHECK(points[1].entry == 3);
  CHECK(points[2].entry == 5);
  CHECK(points[1].lost == 0.5f);
  CHECK(turning_points({0, 0.01f}, 3).empty());
}

TEST_CASE("counsel is one line of text, both ways", "[play][advice]") {
  const Counsel counsel{
      0.62f,
      0.08f,
      "a AcA2@1.5",
      {{Reason::Kind::Now, 1, Seat::A, 1, 3}, {Reason::Kind::Later, 0, Seat::B, -1, 2}}};
  CHECK(write_counsel(counsel) == "620 80 3.1.0.1.3,4.0.1.-1.2 a AcA2@1.5");
  const auto read = read_counsel(write_counsel(counsel));
  REQUIRE(read);
  CHECK(read->reasons == counsel.reasons);
  CHECK(read->action == counsel.action);
  CHECK(read_counsel("500 0 - ")->action.empty());
  for (const char* bad : {"", "620", "1620 0 - x", "620 0 9.1.0.1.3 x", "620 0 3.1.0.1 x"}) {
    INFO(bad);
    CHECK_FALSE(read_counsel(bad));
  }
}

}  // namespace mael
