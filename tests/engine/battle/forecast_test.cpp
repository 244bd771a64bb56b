// Forecasts, against numbers worked out by hand and against dice that were rolled.
#include "engine/battle/round/forecast.h"

#include <catch2/catch_test_macros.hpp>

#include "engine/battle/derived.h"
#include "engine/battle/game.h"
#include "engine/battle/round/choices.h"
#include "engine/battle/round/dice.h"
#include "engine/battle/round/volley.h"
#include "engine/battle/steps.h"
#include "tests/engine/battle/declared_shots.h"
#include "tests/engine/battle/plain_forecast.h"
#include "tests/engine/battle/played_on.h"

namespace mael::battle {
namespace {

using namespace shots;

using Flips = FlipDice (*)(const State&);
Flips flips_of(const Forecast& forecast) {
  return forecast.strongest ? &strongest_hit_flips : &usual_hit_flips;
}

// One round with dice that are drawn, flipped so, and both sides as usual: models lost.
int play_round(State state, Random& random, UnitId target, Flips flips) {
  const int before = count_living(state, target);
  while (state.has_round() && (state.top().step < Step::Suppress || plain::has_rays(state))) {
    const auto answer = is_at(state, Step::FlipHits) ? Action{to_act(state).first(), flips(state)}
                                                     : usual_answer(state);
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
    ++counts[static_cast<std::size_t>(play_round(state, random, target, flips_of(spread)))];
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
Share part(std::int64_t over, std::int64_t under) { return kCertain / under * over; }
bool is_near(Share a, Share b) { return (a > b ? a - b : b - a) < kCertain / 1000000; }

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
void compare_with(const Forecast& quick, const Forecast& slow) {
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

// Of the two ways to flip the better one is foretold.
void compare_with_plain(const State& state) {
  const Forecast quick = forecast(state);
  const Forecast usual = plain::forecast(state, &usual_hit_flips);
  const Forecast strongest = plain::forecast(state, &strongest_hit_flips);
  compare_with(quick, quick.strongest ? strongest : usual);
  CHECK(mean_of(quick.hurt) == std::max(mean_of(usual.hurt), mean_of(strongest.hurt)));
}

// Every way to spend flips on the dice that lie.
template <class Visit>
void each_flipping(const State& state, const FlipDice& deed, int die, int left,
                   const Visit& visit) {
  if (die == state.round.dice.size()) return visit(deed);
  each_flipping(state, deed, die + 1, left, visit);
  const HitDie& lies = state.round.dice[die];
  for (int face = 1; face <= kSides && may_flip(state, state.round, lies.shot); ++face) {
    const int cost = flip_cost(lies.shown, face);
    if (cost == 0 || cost > left) continue;
    FlipDice more = deed;
    more.flips.push_back({static_cast<std::uint8_t>(die), static_cast<std::uint8_t>(face)});
    each_flipping(state, more, die + 1, left - cost, visit);
  }
}

// The proposal for these dice against every other way, and what it is said to lead to.
void look_at_flips(const State& rolled) {
  const FlipDice best = best_hit_flips(rolled);
  CAPTURE(write_position(rolled), write_action(rolled, {Seat::A, best}));
  REQUIRE_FALSE(check(rolled, {to_act(rolled).first(), best}));
  const Forecast told = forecast(rolled, best);
  compare_with(told, plain::forecast(rolled, best));
  std::int64_t most = 0;
  each_flipping(rolled, {}, 0, flips_of_hits(rolled, rolled.round), [&](const FlipDice& other) {
    most = std::max(most, mean_of(forecast(rolled, other).hurt));
  });
  CHECK(mean_of(told.hurt) == most);
}

TEST_CASE("forecasts agree with every roll played out", "[battle][forecast]") {
  for (const Example& shot : kShots) {
    CAPTURE(shot.name);
    const State state = declared_in(shot.position, shot.actions);
    REQUIRE(can_forecast(state));
    if (total_of_counts(state.round) <= 6) compare_with_plain(state);
  }
}

TEST_CASE("flips are proposed that do the most harm", "[battle][forecast]") {
  Random random(7);
  int looked_at = 0;
  for (const Example& shot : kShots) {
    const State state = declared_in(shot.position, shot.actions);
    if (total_of_counts(state.round) > 6) continue;
    for (int i = 0; i < 20; ++i) {
      State rolled = state;
      apply(rolled, deal(rolled, random));
      if (!is_at(rolled, Step::FlipHits)) continue;
      look_at_flips(rolled);
      ++looked_at;
    }
  }
  CHECK(looked_at > 60);
}

// Every roll of two emitters, of whose sums the forecast knows eleven.
TEST_CASE("numbers of shots that are rolled are foretold", "[battle][forecast][rule:EDG-R58]") {
  const State state = declared_in(kEmitters, {"a activate:a1", "a aim", "a fire:b1:2a+3a"});
  REQUIRE(is_at(state, Step::ShotDice));
  REQUIRE(can_forecast(state));
  const Forecast told = forecast(state);
  std::int64_t hits = 0, hurt = 0;
  for (std::uint8_t one = 1; one <= kSides; ++one) {
    for (std::uint8_t other = 1; other <= kSides; ++other) {
      State rolled = state;
      Roll roll;
      roll.dice.push_back(one);
      roll.dice.push_back(other);
      apply(rolled, {Seat::Chance, roll});
      const Forecast each = forecast(rolled);
      hits += mean_of(each.hits);
      hurt += mean_of(each.hurt);
    }
  }
  CHECK(std::abs(mean_of(told.hits) - hits / 36) <= 1);
  CHECK(std::abs(mean_of(told.hurt) - hurt / 36) <= 1);
  CHECK(is_near(at_least(told.raised, 0), kCertain));
}

// Of targets that no roll destroys, and with room for every level.
TEST_CASE("the suppression that is foretold is that of every roll played out",
          "[battle][forecast][rule:EDG-190][rule:EDG-191]") {
  for (const std::string& position : {kBare, kDodging, kCascading}) {
    const State state = declared_in(position, {"a activate:a1", "a fire:b1:2a+3a"});
    const Forecast quick = forecast(state);
    const auto flips = quick.strongest ? &strongest_hit_flips : &usual_hit_flips;
    const Spread slow = plain::forecast(state, flips).raised;
    CAPTURE(position);
    for (std::size_t i = 0; i < std::max(quick.raised.size(), slow.size()); ++i) {
      CAPTURE(i);
      CHECK(is_near(i < quick.raised.size() ? quick.raised[i] : 0, i < slow.size() ? slow[i] : 0));
    }
  }
}

TEST_CASE("what suppression a round raises", "[battle][forecast]") {
  const State state = declared_in(kBare, {"a activate:a1", "a fire:b1:1a"});
  const Forecast told = forecast(state);
  const Spread& raised = told.raised;
  // It always hits; a model falls in a third of all cases (EDG-190, EDG-191).
  CHECK(is_near(raised[0], 0));
  CHECK(is_near(raised[1], part(2, 3)));
  CHECK(is_near(raised[2], part(1, 3)));
}

TEST_CASE("what Suppressive Fire raises beyond its level", "[battle][forecast][EDG-272]") {
  const State state = declared_in(kBare, {"a activate:a1", "a suppress:b1:1a+2a"});
  const int sup = weapon_of(state, state.round.shots[0]).sup, wp = wp_of(state, state.round.target);
  const std::int64_t failing = (7 - sup) * (wp - 1);  // of 36, where both need 2 to 6
  REQUIRE(sup >= 2);
  const Spread raised = support_forecast(state);
  CHECK(is_near(raised[0], part((36 - failing) * (36 - failing), 36 * 36)));
  CHECK(is_near(raised[1], part(2 * failing * (36 - failing), 36 * 36)));
  CHECK(is_near(raised[2], part(failing * failing, 36 * 36)));
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
