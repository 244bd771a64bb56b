#include "engine/cards/bots/settle.h"

#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <string>

#include "engine/cards/bots/bot_hooks.h"
#include "engine/cards/game.h"
#include "engine/cards/zones.h"
#include "engine/play/search/search.h"
#include "tests/engine/cards/position.h"

namespace mael::cards {
namespace {

State settled(const State& state, std::uint64_t seed) {
  Random random(seed);
  State after = state;
  settle(after, random);
  return after;
}

constexpr const char* kAttack =
    "edge-cards/1 turn=3 actions=1 stockpile=6,6 ships.a=P1.Min,A1.Rai,A1.Esc "
    "ships.b=P1.Res,P2.Eva hand.a=Pic+Lin hand.b=Bul+Boo discard=Min+Eva+Res";

TEST_CASE("a position is settled at the end of the turn's actions", "[cards][bots]") {
  const State state = position(kAttack);
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const State after = settled(state, seed);
    CHECK(after.turn == state.turn);
    CHECK(after.step == Step::DrawUp);
    CHECK(after.declared.kind == Declared::Kind::Nothing);
    CHECK_FALSE(validate(after));
  }
}

TEST_CASE("a position settles the same way for the same lots", "[cards][bots]") {
  const State state = position(kAttack);
  CHECK(settled(state, 7) == settled(state, 7));
}

TEST_CASE("a settled position stays as it is", "[cards][bots]") {
  const State after = settled(position(kAttack), 1);
  CHECK(settled(after, 2) == after);
}

TEST_CASE("settling stops where the game is over", "[cards][bots]") {
  State state = position(kAttack);
  state.ending = Ending::Normal;
  state.step = Step::Over;
  state.awaiting = Awaiting::Nothing;
  CHECK(settled(state, 2) == state);
}

TEST_CASE("setup is settled at the end of the first turn's actions", "[cards][bots]") {
  const State after = settled(*start(usual_setup()), 3);
  CHECK(after.turn == 1);
  CHECK(after.step == Step::DrawUp);
}

// The turn ends with the only action there is, and no answer is left among the cards unseen.
TEST_CASE("a search judges the end of a turn by its prospects", "[cards][bots]") {
  const State state = position(
      "edge-cards/1 to=b first=a actions=0 turn=5 stockpile=6,0 ships.a=P1.Min ships.b=P2.Res "
      "discard=Mae2+Dou2+Con+Wav+Cea+Sab+Rel");
  const Action end{Seat::B, EndTurn{}};
  State after = state;
  apply(after, end);
  REQUIRE(after.step == Step::DrawUp);
  REQUIRE(evaluate(after, Seat::B) != evaluate_settled(after, Seat::B));

  Search<EdgeCards> search(3, {}, {1u << 8, 1u << 10});
  search.begin(observe(state, Seat::B), Seat::B);
  search.run(1);
  const auto found = search.tallies();
  REQUIRE(found.size() == 1);
  CHECK(found[0].action == end);
  // The first guess counts as one visit.
  const float guess = share_of<EdgeCards>(evaluate(after, Seat::B));
  const float judged = share_of<EdgeCards>(evaluate_settled(after, Seat::B));
  CHECK(std::abs(found[0].share() - (guess + judged) / 2) < 1e-5);
}

TEST_CASE("an answer and the turn after it are different stages", "[cards][bots]") {
  State window = position(
      "edge-cards/1 await=answer turn=3 actions=0 window=end stockpile=6,6 "
      "ships.a=P1.Min ships.b=P2.Min hand.a=Pic hand.b=Rel discard=Eva2+Res2");
  const std::uint32_t before = stage_of(window);
  const Awaited awaited = to_act(window);
  apply(window, {Seat::B, Decline{}});
  REQUIRE(to_act(window) == awaited);
  CHECK(stage_of(window) != before);
}

}  // namespace
}  // namespace mael::cards
