// Forecasts, against numbers worked out by hand and against dice that were rolled.
#include "engine/battle/forecast.h"

#include <catch2/catch_test_macros.hpp>

#include "engine/battle/choices.h"
#include "engine/battle/derived.h"
#include "engine/battle/game.h"
#include "engine/battle/steps.h"

namespace mael::battle {
namespace {

State declared_in(const std::string& position, const std::vector<std::string>& actions) {
  State state = *read_position(position);
  for (std::size_t i = 0; i + 1 < actions.size(); ++i) {
    const auto action = *read_action(state, actions[i]);
    REQUIRE_FALSE(check(state, action));
    apply(state, action);
  }
  const auto action = *read_action(state, actions.back());
  REQUIRE_FALSE(check(state, action));
  return declared(state, action);
}

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
  CHECK(kCertain - sum < kCertain / 1000000);
  CHECK(sum <= kCertain);
}

const std::string kBare =
    "edge-battle/1 table=36x36 a.i=E01:15/8+13.7/8+16.3/8+12.4/8+17.6/8,face:256 "
    "b.i=K01:15/22+13.7/22+16.3/22+12.4/22+17.6/22,face:768";
const std::string kExample =
    "edge-battle/1 table=36x36 terrain=crates:12/20+18.4/20+18.4/21+12/21 "
    "a.i=E02:15.2/5.409+13.9/5.409+16.5/5.409+12.6/5.409+17.8/5.409,face:256 "
    "b.i=K01:15.2/21.591+13.9/21.591+16.5/21.591+12.6/21.591+17.8/21.591,face:768,supp:1,cover:1";
const std::string kCharge =
    "edge-battle/1 table=36x36 a.i=K02:15/15+13.8/13.8+16.2/13.8+12.5/13.8+15/12.5,face:256 "
    "b.i=K04:15/16.182+13.7/17.5+16.3/17.5,face:768,cover:2";

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
  // Skill 2, wide open: 4 flips. EVS 4: 1 to 4 costs 4, 2 costs 2, 3 costs 1; what is left turns a
  // 4 (cost 3) or a 5 (cost 2) into a six. So it always hits, and a 4, 5 or 6 strikes perfectly.
  const State state = declared_in(kBare, {"a activate:a1", "a fire:b1:1a"});
  const Forecast spread = forecast(state);
  CHECK(is_near(spread.hits[1], kCertain));
  // Perfect (1/2): armor needs a 6; three flips turn a 4 (3) or a 5 (2). Lost with 1, 2, 3: 1/2.
  CHECK(is_near(spread.lost[1], part(1, 4)));
  CHECK(mean_of(spread.lost) == 250);
  CHECK(is_near(at_least(spread.lost, 1), part(1, 4)));
}

TEST_CASE("forecasts agree with dice that were rolled", "[battle][forecast]") {
  compare(declared_in(kExample, {"a activate:a1", "a fire:b1"}), 20000, 1);
  compare(declared_in(kBare, {"a activate:a1", "a aim", "a fire:b1:1b+2a+3a"}), 20000, 2);
  compare(declared_in(kCharge, {"a activate:a1", "a fight:b1:1a+4b"}), 20000, 3);
}

TEST_CASE("forecasts agree with a million rolls", "[.slow][battle][forecast]") {
  compare(declared_in(kExample, {"a activate:a1", "a fire:b1"}), 1000000, 4);
}

}  // namespace mael::battle
