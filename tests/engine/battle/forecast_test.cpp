// Forecasts, against numbers worked out by hand and against dice that were rolled.
#include "engine/battle/forecast.h"

#include <catch2/catch_test_macros.hpp>

#include "engine/battle/choices.h"
#include "engine/battle/derived.h"
#include "engine/battle/game.h"
#include "engine/battle/steps.h"
#include "tests/engine/battle/declared_shots.h"
#include "tests/engine/battle/plain_forecast.h"
#include "tests/engine/battle/played_on.h"

namespace mael::battle {
namespace {

using namespace shots;

// One round with dice that are drawn, both sides as usual: models lost.
int play_round(State state, Random& random, UnitId target) {
  const int before = count_living(state, target);
  while (state.has_round() && state.top().step < Step::Suppress) {
    const auto answer = usual_answer(state);
    apply(state, answer ? *answer : deal(state, random));
  }
  return before - count_living(state, target);
}

// The forecast of models lost against so many rounds: within five times the deviation.
void compare(const State& state, int rounds, std::uint64_t seed) {
  REQUIRE(can_forecast(state));
  const Forecast spread = forecast(state);
  Random random(seed);
  std::vector<int> counts(8);
  const UnitId target = state.round.target;
  for (int i = 0; i < rounds; ++i) {
    ++counts[static_cast<std::size_t>(play_round(state, random, target))];
  }
  Share sum = 0;
  for (std::size_t lost = 0; lost < counts.size(); ++lost) {
    const Share chance = lost < spread.lost.size() ? spread.lost[lost] : 0;
    sum += chance;
    const double share = static_cast<double>(chance) / static_cast<double>(kCertain);
    const double expected = share * rounds, apart = counts[lost] - expected;
    CAPTURE(lost, share, counts[lost]);
    CHECK(apart * apart <= 25 * (rounds * share * (1 - share) + 1));
  }
  CHECK(kCertain - sum < kCertain / 1000000000);
  CHECK(sum <= kCertain);
}

// Out of one, as a Share.
Share part(std::int64_t over, std::int64_t under) {
  return kCertain / under * over;
}
bool is_near(Share a, Share b) {
  return (a > b ? a - b : b - a) < kCertain / 1000000;
}

}  // namespace

TEST_CASE("one die without flips", "[battle][forecast]") {
  // Wild: a six hits (1/6); armor needs 3 with three flips: a 1 costs 3, a 2 costs 1: always held.
  std::string turned = kBare;
  turned.replace(turned.find("face:256"), 8, "face:768,supp:4");
  const State state = declared_in(turned, {"a activate:a1", "a fire:b1:1a"});
  REQUIRE(can_forecast(state));
  const Forecast spread = forecast(state);
  CHECK(is_near(spread.hits[1], part(1, 6)));
  CHECK(is_near(spread.hits[0], part(5, 6)));
  CHECK(is_near(spread.lost[0], kCertain));
}

TEST_CASE("one die with four flips", "[battle][forecast]") {
  // Skill 2, wide open: 4 flips. EVS 4: a 1 is made a 4 (cost 4), a 2 too (cost 2); a 3 (cost 4), a
  // 4 (cost 3) or a 5 (cost 2) is made a six. So it always hits, and from 3 on it strikes
  // perfectly.
  const State state = declared_in(kBare, {"a activate:a1", "a fire:b1:1a"});
  const Forecast spread = forecast(state);
  CHECK(is_near(spread.hits[1], kCertain));
  // Perfect (2/3): armor needs a 6; three flips turn a 4 (3) or a 5 (2). Lost with 1, 2, 3: 1/2.
  CHECK(is_near(spread.lost[1], part(1, 3)));
  CHECK(mean_of(spread.lost) == 333);
  CHECK(is_near(at_least(spread.lost, 1), part(1, 3)));
}

TEST_CASE("a Hit & Run is foretold as if its target held its fire", "[battle][forecast]") {
  const std::vector<std::string> actions{"a activate:a1", "a move:10/12", "a hitrun:b1"};
  const State state = declared_in(kPast, actions);
  REQUIRE(can_forecast(state));
  std::vector<std::string> held = actions;
  held.push_back("b holdfire");
  CHECK(state == after(kPast, held));
}

TEST_CASE("forecasts agree with dice that were rolled", "[battle][forecast]") {
  for (const Example& shot : kShots) {
    CAPTURE(shot.name);
    compare(declared_in(shot.position, shot.actions), 4000, 1);
  }
}

// Both ways of looking ahead, each spread within rounding.
void compare_with_plain(const State& state) {
  const Forecast quick = forecast(state), slow = plain::forecast(state);
  const auto compare_spreads = [](const Spread& a, const Spread& b) {
    for (std::size_t i = 0; i < std::max(a.size(), b.size()); ++i) {
      CAPTURE(i);
      CHECK(is_near(i < a.size() ? a[i] : 0, i < b.size() ? b[i] : 0));
    }
  };
  compare_spreads(quick.hits, slow.hits);
  compare_spreads(quick.lost, slow.lost);
  compare_spreads(quick.hurt, slow.hurt);
}

TEST_CASE("forecasts agree with every roll played out", "[battle][forecast]") {
  for (const Example& shot : kShots) {
    CAPTURE(shot.name);
    const State state = declared_in(shot.position, shot.actions);
    REQUIRE(can_forecast(state));
    if (total_of_counts(state.round) <= 6) compare_with_plain(state);
  }
}

TEST_CASE("larger forecasts agree with every roll played out", "[.release][battle][forecast]") {
  for (const Example& shot : kShots) {
    const State state = declared_in(shot.position, shot.actions);
    if (total_of_counts(state.round) > 9) continue;
    CAPTURE(shot.name);
    compare_with_plain(state);
  }
}

TEST_CASE("forecasts agree with a million rolls", "[.release][battle][forecast]") {
  for (const Example& shot : kShots) {
    CAPTURE(shot.name);
    compare(declared_in(shot.position, shot.actions), 1000000, 4);
  }
}

}  // namespace mael::battle
