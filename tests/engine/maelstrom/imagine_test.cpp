#include <catch2/catch_test_macros.hpp>
#include <map>

#include "engine/maelstrom/observe.h"
#include "engine/maelstrom/rules.h"
#include "engine/maelstrom/text/notation.h"
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
    for (int row = 0; row < side.rows.size(); ++row)
      held[static_cast<Row>(row)] += side.rows[row].hand;
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

namespace {

// B lets a Vorrash of its hand hatch, which A may answer with an Intercession.
const char* const kHatching =
    "vortex/1 a=CeC6+Int2 b=FiP4+Hat1+VoA1+NVi2 phase=action await=event to=b turn=4 actions=2 "
    "hand.a=Int1 hand.b=FiP1+VoA1 mass=1.2aCeC1,1.3bHat1:u,1.5bFiP1 plays=bHat1!VoA";

// Draws worlds and plays each action in each of them; f looks at the world.
template <class F>
void for_each_world(const State& seen, F&& f) {
  Random random(5);
  std::vector<Action> actions;
  for (int i = 0; i < 100; ++i) {
    const State world = imagine(seen, random);
    REQUIRE_FALSE(validate(world));
    f(world);
    legal_actions(world, actions);
    for (const Action& action : actions) {
      State after = world;
      apply(after, action);
      CHECK_FALSE(validate(after));
    }
  }
}

Row row_of(const State& state, Seat seat, std::string_view tag) {
  const SideState& side = state.side(seat);
  int row = 0;
  while (catalogue()[side.rows[row].kind].tag != tag) ++row;
  return static_cast<Row>(row);
}

}  // namespace

TEST_CASE("a tile named from a hidden hand is imagined there", "[vortex][imagine]") {
  const State seen = observe(position(kHatching), Seat::A);
  REQUIRE(seen.side(Seat::B).unknown_hand == 2);
  for_each_world(seen, [&](const State& world) {
    CHECK(world.side(Seat::B).rows[row_of(world, Seat::B, "VoA")].hand == 1);
    CHECK(observe(world, Seat::A) == seen);
  });
}

TEST_CASE("who is asked for an answer is imagined to have one", "[vortex][imagine]") {
  const State seen = observe(position(kHatching), Seat::B);
  REQUIRE(seen.side(Seat::A).unknown_hand == 1);
  for_each_world(seen, [&](const State& world) {
    CHECK(world.side(Seat::A).rows[row_of(world, Seat::A, "Int")].hand == 1);
    CHECK(observe(world, Seat::B) == seen);
  });
}

// The Horn of the Host looks for a tile in the stack.
TEST_CASE("a tile looked for in the stack is not imagined in the hand", "[vortex][imagine]") {
  const State seen = observe(
      position("vortex/1 a=CeC4+NBa1+HoH1 b=CeC4+LBa4+Int2 opt=same:1 phase=action await=event "
               "actions=2 hand.a=CeC2 hand.b=Int1 discard.a=CeC1 mass=1.2aCeC1,1.5bCeC1 "
               "relics.a=HoH:u plays=aHoH!NBa"),
      Seat::B);
  for_each_world(seen, [](const State&) {});
}

}  // namespace mael::maelstrom
