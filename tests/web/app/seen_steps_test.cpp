// What a reader is told of a step is no more than the step says to whoever knows but what that
// reader knows: in games by lot, the lines of every log are those of what was seen, carried out on
// what was seen.
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "engine/core/random.h"
#include "web/house/tables.h"

namespace mael::web {
namespace {

template <class G>
FullStep<G> step_of(const typename G::State& before, const typename G::Action& action) {
  FullStep<G> step{before, action, {}, before};
  apply(step.after, action, &step.events);
  return step;
}

template <class D>
std::vector<ToldLine> told(const StepByReader<typename D::Game>& step, Seat reader) {
  typename D::Face::Journal journal;
  journal.record(step);
  return journal.lines(reader);
}

struct Held {
  int steps = 0;       // that were told to somebody who did not know all of them
  bool hides = false;  // something is hidden in the game
};

// A game by lot.
template <class D>
void hold_game(Random& random, int most_steps, Held& held) {
  using G = typename D::Game;
  typename G::State state = *start(G::draw_odd_setup(random));
  std::vector<typename G::Action> actions;
  for (int i = 0; i < most_steps && !outcome(state).over; ++i) {
    const bool is_chance = to_act(state).is_chance();
    if (!is_chance) legal_actions(state, actions);
    const auto action = is_chance
                            ? deal(state, random)
                            : actions[random.below(static_cast<std::uint32_t>(actions.size()))];
    const FullStep<G> full = step_of<G>(state, action);
    const StepByReader<G> step(full);
    for (const Seat reader : PerReader<int, G::kMostSeats>::readers()) {
      const SeenStep<G> seen = step.of(reader);
      if (seen.before == state && seen.action == action) continue;
      const FullStep<G> expected = step_of<G>(seen.before, seen.action);
      // What was sealed has come to light.
      if (!(observe(expected.after, reader) == seen.after)) continue;
      ++held.steps;
      INFO(write_position(state) << " ; " << write_action(state, action));
      INFO("told to " << index_of(reader));
      REQUIRE(told<D>(step, reader) == told<D>(expected, reader));
    }
    state = full.after;
    held.hides = held.hides || !(observe(state, Seat::Chance) == state);
  }
}

template <class D>
void hold_games() {
  Random random(20261128);
  Held held;
  for (int i = 0; i < 6; ++i) hold_game<D>(random, 250, held);
  INFO(D::kGames[0]);
  CHECK((held.steps > 100) == held.hides);
}

}  // namespace

TEST_CASE("nobody is told more of a step than what is known says", "[secret][random]") {
  HouseTables::all([]<class... Tables>() { (hold_games<Tables>(), ...); });
}

}  // namespace mael::web
