#include "engine/maelstrom/observe.h"

#include <catch2/catch_test_macros.hpp>
#include <map>

#include "engine/maelstrom/notation.h"
#include "engine/maelstrom/rules.h"
#include "engine/maelstrom/zones.h"

namespace mael::maelstrom {
namespace {

State position(const std::string& text) {
  const auto state = read_position(text);
  REQUIRE(state.ok());
  return *state;
}

const char* const kHidden =
    "maelstrom/1 a=arcanae b=brood phase=action turn=9 hand.a=IrE1 hand.b=LoF2+DHo1 "
    "discard.b=GaK1 mass=1.2aAcA1,1.5bLoF1";

}  // namespace

TEST_CASE("what is imagined has no unknowns and looks the same to its seat", "[maelstrom]") {
  const State seen = observe(position(kHidden), Seat::A);
  REQUIRE(seen.side(Seat::B).unknown_hand == 3);
  Random random(1);
  for (int i = 0; i < 200; ++i) {
    const State guess = imagine(seen, random);
    CHECK(guess.side(Seat::B).unknown_hand == 0);
    CHECK(hand_size(guess.side(Seat::B)) == 3);
    CHECK(guess.side(Seat::A) == seen.side(Seat::A));
    CHECK_FALSE(validate(guess));
    CHECK(observe(guess, Seat::A) == seen);
  }
}

// Of 23 tiles one is in play and one discarded: every other is in the hand three times of 21.
TEST_CASE("every unseen tile is imagined in hand as often as any other", "[maelstrom]") {
  const State seen = observe(position(kHidden), Seat::A);
  Random random(2);
  constexpr int kTimes = 7000;
  std::map<Row, int> held;
  for (int i = 0; i < kTimes; ++i) {
    const SideState side = imagine(seen, random).side(Seat::B);
    for (int row = 0; row < side.rows.size(); ++row) held[static_cast<Row>(row)] += side.rows[row].hand;
  }
  const SideState& side = seen.side(Seat::B);
  for (int row = 0; row < side.rows.size(); ++row) {
    const int expected = kTimes * 3 / 21 * unseen(side, static_cast<Row>(row));
    INFO("row " << row);
    CHECK(std::abs(held[static_cast<Row>(row)] - expected) <= expected / 8);
  }
}

TEST_CASE("a secret stronghold is imagined among those that may start", "[maelstrom]") {
  State state = position("maelstrom/1 a=arcanae b=brood phase=primary");
  apply(state, {Seat::B, ChoosePrimary{[&] {
                  std::vector<Action> actions;
                  legal_actions(state, actions);
                  for (const Action& each : actions) {
                    if (each.by == Seat::B) return std::get<ChoosePrimary>(each.deed).row;
                  }
                  return kNoRow;
                }()}});
  const State seen = observe(state, Seat::A);
  REQUIRE(seen.side(Seat::B).primary == kUnknownRow);
  Random random(3);
  const State guess = imagine(seen, random);
  CHECK(may_start(guess.edition, data_of(guess, Seat::B, guess.side(Seat::B).primary)));
  CHECK(observe(guess, Seat::A) == seen);
}

TEST_CASE("an opening hand is imagined of tiles that may open", "[maelstrom]") {
  const State seen = observe(
      position("maelstrom/1 a=arcanae b=brood phase=hands hand.b=LoF3+DHo2 mass=1.2aAcA1,1.5bLoF1"),
      Seat::A);
  Random random(4);
  for (int i = 0; i < 100; ++i) {
    const State guess = imagine(seen, random);
    for (int row = 0; row < guess.side(Seat::B).rows.size(); ++row) {
      if (guess.side(Seat::B).rows[row].hand == 0) continue;
      CHECK(may_open(data_of(guess, Seat::B, static_cast<Row>(row))));
    }
  }
}

}  // namespace mael::maelstrom
