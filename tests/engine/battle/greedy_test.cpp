// The greedy bot keeps to the rules, and is no match for chance.
#include "engine/battle/bots/greedy.h"

#include <catch2/catch_test_macros.hpp>

#include "engine/battle/described.h"
#include "engine/battle/game.h"
#include "engine/battle/text/notation.h"

namespace mael::battle {
namespace {

// The winner of a game of greedy, on this seat, against random choices; Chance for a draw.
Seat play(std::uint64_t seed, Seat greedy_seat) {
  Random random(seed);
  Greedy greedy(seed + 1);
  State state = *start(Battle::draw_setup(random));
  std::vector<Action> actions;
  while (!to_act(state).is_nobody()) {
    Action action;
    if (to_act(state).is_chance()) {
      action = deal(state, random);
    } else if (to_act(state).includes(greedy_seat)) {
      action = greedy.choose(state, greedy_seat);
    } else {
      legal_actions(state, actions);
      do {
        action = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
      } while (std::holds_alternative<Retire>(action.deed) && !(action.deed == Deed{Retire{}}));
    }
    REQUIRE_FALSE(check(state, action));
    apply(state, action);
  }
  return state.winner;
}

}  // namespace

TEST_CASE("greedy beats random choices", "[battle][greedy]") {
  int won = 0, lost = 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const Seat seat = seat_at(static_cast<int>(seed % 2));
    const Seat winner = play(seed, seat);
    won += winner == seat;
    lost += winner != seat && winner != Seat::Chance;
  }
  INFO(won << " won, " << lost << " lost");
  CHECK(won >= 14);
  CHECK(lost <= 1);
}

TEST_CASE("greedy uses what plainly gains, and nothing else", "[battle][greedy]") {
  const auto chosen = [](const std::string& position) {
    State state = *read_position("edge-battle/1 table=36x36 stage=active gone=1 " + position +
                                 " active=a1 frames=acting:a1");
    return write_action(state, Greedy(1).choose(state, Seat::A));
  };
  // Six shots at who stands in the open.
  CHECK(chosen("a.i=K05(1:kinetic-gauntlet):15/10,face:256 "
               "b.i=E01:15/20+13.7/20+16.3/20+12.4/20+17.6/20,face:768")
            .find("a use:gauntlet-overload") == 0);
  // Nobody is near enough to be shot at, or to shoot: the field stays what it is.
  CHECK(chosen("a.i=K05(1:kinetic-gauntlet):2/2,face:256 b.i=K05:34/34,face:768").find("a use") ==
        std::string::npos);
  // An action of the enemy's for a point, where there is nothing to shoot with.
  CHECK(chosen("cp=3,0 a.i=E05(1:!master-focus):15/10,face:256 "
               "b.i=K04:15/34+13.7/34+16.3/34,face:768")
            .find("a use:master-focus:b1") == 0);
}

TEST_CASE("worths do not hang on the states that were looked at before", "[battle][greedy]") {
  Evaluator evaluator;
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    INFO("seed " << seed);
    Random random(seed);
    State state = *start(Battle::draw_odd_setup(random)), before = state;
    std::vector<Action> actions;
    while (!to_act(state).is_nobody()) {
      for (const State* each : {&state, &before}) {
        REQUIRE(evaluator.evaluate(*each, Seat::A) == evaluate(*each, Seat::A));
        REQUIRE(evaluator.evaluate(*each, Seat::B) == -evaluate(*each, Seat::A));
      }
      if (random.below(8) == 0) before = state;
      legal_actions(state, actions);
      apply(state, actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
    }
  }
}

TEST_CASE("a bench times greed where it chooses among four squads", "[battle][greedy]") {
  for (const Setup& setup : Described::Choice::setups()) {
    const auto begun = start(setup);
    REQUIRE(begun);
    CHECK(begun->units.size() == 8);
    State state = *begun;
    CHECK(Described::Choice::pieces(state) == (state.stage == Stage::Go));
  }
}

}  // namespace mael::battle
