// What positions and lists of a firefight take. Time is printed, not judged.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstdio>
#include <ctime>

#include "engine/battle/round/forecast.h"
#include "engine/battle/steps.h"
#include "engine/battle/text/snapshot.h"
#include "engine/play/link.h"
#include "tests/engine/battle/declared_shots.h"
#include "tests/engine/battle/random_games.h"

namespace mael::battle {
namespace {

// Of the processor, so that other programs do not count.
template <class Work>
long microseconds(Work&& work) {
  const std::clock_t from = std::clock();
  work();
  return static_cast<long>((std::clock() - from) / (CLOCKS_PER_SEC / 1000000));
}

template <class Number>
void print(const char* what, std::vector<Number> numbers) {
  std::sort(numbers.begin(), numbers.end());
  std::printf("%s: median %ld, longest %ld of %zu\n", what,
              static_cast<long>(numbers[numbers.size() / 2]), static_cast<long>(numbers.back()),
              numbers.size());
}

}  // namespace

TEST_CASE("a state has room in sixteen kilobytes", "[battle][figures]") {
  CHECK(sizeof(State) <= 16 * 1024);
}

TEST_CASE("what lists, games and links take is printed", "[.figures][battle]") {
  std::vector<long> lists, games, links, forecasts;
  std::vector<Action> actions;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    Random random(seed);
    State state = *start(Battle::draw_setup(random));
    long spent = 0;
    while (!to_act(state).is_nobody()) {
      const bool fresh =
          !state.frames.empty() && state.top().step == Step::Acting && state.active.actions == 0;
      const long took = microseconds([&] { legal_actions(state, actions); });
      if (fresh) lists.push_back(took);
      if (can_forecast(state)) forecasts.push_back(microseconds([&] { forecast(state); }));
      const bool chance = to_act(state).is_chance();
      const auto count = static_cast<std::uint32_t>(actions.size());
      const Action action = chance ? deal(state, random) : actions[random.below(count)];
      spent += took + microseconds([&] { apply(state, action); });
      links.push_back(static_cast<long>(
          write_link(LinkKind::Position, kLetter, kPackedVersion, pack(state)).size()));
    }
    games.push_back(spent);
  }
  std::printf("a state: %zu bytes, an action: %zu\n", sizeof(State), sizeof(Action));
  print("all candidates of an activation, us", lists);
  print("a random firefight to its end, us", games);
  print("a forecast, us", forecasts);
  print("a position link, characters", links);
}

TEST_CASE("what forecasts of all sizes take is printed", "[.figures][battle]") {
  for (const shots::Example& shot : shots::kShots) {
    const State state = shots::declared_in(shot.position, shot.actions);
    std::vector<long> took;
    for (int i = 0; i < 20; ++i) took.push_back(microseconds([&] { forecast(state); }));
    print((std::to_string(total_of_counts(state.round)) + " dice, " + shot.name + ", us").c_str(),
          took);
  }
}

}  // namespace mael::battle
