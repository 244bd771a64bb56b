// Firefights played at random.
#include <catch2/catch_test_macros.hpp>

#include "engine/battle/game.h"
#include "engine/core/hash.h"
#include "engine/play/match.h"
#include "engine/play/promises.h"

namespace mael::battle {
namespace {

struct Report {
  int games = 0, actions = 0;
  std::uint64_t signature = 0;
  std::string broken;
};

// Plays games with every listed action as likely as the others.
Report play(std::uint64_t seed, int games, bool with_promises) {
  Random random(seed);
  Promises<Battle> promises;
  Report report;
  Hasher signature;
  std::vector<Action> actions;
  for (int game = 0; game < games && report.broken.empty(); ++game) {
    const Setup setup = game % 2 == 0 ? Battle::draw_setup(random) : Battle::draw_odd_setup(random);
    auto state = *start(setup);
    while (!to_act(state).is_nobody() && report.broken.empty()) {
      legal_actions(state, actions);
      if (with_promises) promises.hold_position(state, actions);
      const auto count = static_cast<std::uint32_t>(actions.size());
      const Action action =
          to_act(state).is_chance() ? deal(state, random) : actions[random.below(count)];
      if (with_promises) promises.hold_step(state, action);
      apply(state, action);
      signature.add(hash_of(state));
      ++report.actions;
      report.broken = promises.broken();
    }
    ++report.games;
  }
  report.signature = signature.value();
  return report;
}

}  // namespace

TEST_CASE("random firefights keep every promise", "[battle][random]") {
  const Report report = play(1, 6, true);
  CHECK(report.broken == "");
  CHECK(report.games == 6);
}

TEST_CASE("random firefights come to an end", "[battle][random]") {
  const Report report = play(2, 40, false);
  CHECK(report.games == 40);
}

TEST_CASE("2000 random firefights keep every promise", "[.slow][battle][random]") {
  const Report report = play(3, 2000, true);
  CHECK(report.broken == "");
}

}  // namespace mael::battle
