#include "engine/cards/bots/prospects.h"

#include <catch2/catch_test_macros.hpp>
#include <string>

#include "engine/cards/game.h"
#include "tests/engine/cards/position.h"
#include "tests/engine/cards/random_games.h"

namespace mael::cards {
namespace {

int prospects(const std::string& rest) {
  return evaluate_settled(position("edge-cards/1 turn=4 " + rest), Seat::A);
}

TEST_CASE("what one seat may hope the other must fear", "[cards][bots]") {
  int moments = 0;
  for (std::uint64_t seed = 0; seed < 4; ++seed) {
    play_random_game(seed, [&](const Match<EdgeCards>& match) {
      const State& state = match.state();
      if (state.step != Step::DrawUp) return;
      ++moments;
      CHECK(evaluate_settled(state, Seat::A) == -evaluate_settled(state, Seat::B));
    });
  }
  CHECK(moments > 40);
}

TEST_CASE("equal sides have equal prospects", "[cards][bots]") {
  CHECK(prospects("stockpile=6,6") == 0);
  CHECK(prospects("stockpile=6,6 ships.a=P1.Min,A1.Rai ships.b=P1.Min,A1.Rai") == 0);
}

TEST_CASE("resources, income, guards and threats are prospects", "[cards][bots]") {
  CHECK(prospects("stockpile=7,6") > 0);
  CHECK(prospects("stockpile=6,6 ships.a=P1.Res ships.b=P1.Min") > 0);
  CHECK(prospects("stockpile=6,6 ships.a=P1.Min,P1.Esc ships.b=P1.Min,P1.Pic") > 0);
  CHECK(prospects("stockpile=6,6 ships.a=A1.Rai ships.b=A1.Pic") > 0);
}

TEST_CASE("a decided game has no prospects left", "[cards][bots]") {
  State state = position("edge-cards/1 turn=4 stockpile=1,9");
  state.ending = Ending::Normal;
  state.winner = Seat::A;
  CHECK(evaluate_settled(state, Seat::A) == kWon);
  CHECK(evaluate_settled(state, Seat::B) == -kWon);
}

}  // namespace
}  // namespace mael::cards
