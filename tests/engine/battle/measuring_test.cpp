// The ruler: lengths from base to base, heights, and what stops the look along it.
#include "engine/battle/help/measuring.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "engine/battle/text/notation.h"
#include "engine/core/random.h"

namespace mael::battle {
namespace {

constexpr std::int32_t kBase = 591;  // radius of infantry (EDG-R2)

// Two squads of five, leaders at 18/10 and 18/20; what lies on the table is said by the test.
State facing(const std::string& terrain) {
  const std::string text = "edge-battle/1 table=36x36 " + terrain +
                           "a.i=E01:18/10+17/9+19/9+16/8+20/8,face:256 "
                           "b.i=K01:18/20+17/21+19/21+16/22+20/22,face:768 "
                           "stage=active gone=1 active=a1 frames=acting:a1";
  const auto read = read_position(text);
  INFO(text << "\n" << (read ? std::string() : read.error().message));
  REQUIRE(read);
  return *read;
}

RulerEnd model(const State& state, ModelId id) { return {state.models[id].at, id}; }

// Of the first squad the leader is model 0, of the second model 5.
Measured between_leaders(const State& state) {
  return measure(state, model(state, 0), model(state, 5));
}

}  // namespace

TEST_CASE("a ruler measures from base to base, and from centre to centre", "[battle][ruler]") {
  const State state = facing("");
  const Measured leaders = between_leaders(state);
  CHECK(leaders.centres == 10'000);
  CHECK(leaders.gap == 10'000 - 2 * kBase);
  CHECK(leaders.squads == gap_between(state, 0, 1));
  // From the rearmost model it is farther, between the squads it is not.
  const Measured rear = measure(state, model(state, 3), model(state, 5));
  CHECK(rear.gap > leaders.gap);
  CHECK(rear.squads == leaders.squads);
  const Measured spot = measure(state, model(state, 0), {{18'000, 14'000}});
  CHECK(spot.centres == 4000);
  CHECK(spot.gap == 4000 - kBase);
  CHECK_FALSE(spot.squads.has_value());
  CHECK(measure(state, model(state, 0), {{18'000, 10'100}}).gap == 0);
}

TEST_CASE("squads are as far apart as their closest models, and as a limit where they are farther",
          "[battle][ruler][EDG-061]") {
  State state = facing("");
  Random random(3);
  for (int i = 0; i < 500; ++i) {
    for (Model& each : state.models) {
      each.at = {static_cast<std::int32_t>(random.below(9000)),
                 static_cast<std::int32_t>(random.below(9000))};
      each.fortitude = random.below(3) > 0;
    }
    std::int32_t least = kFarthestMil;
    for (const ModelId one : living_of(state, 0)) {
      ModelId nearest = kNone;
      std::int32_t nearest_gap = kFarthestMil;
      for (const ModelId other : living_of(state, 1)) {
        const std::int32_t gap = gap_between(base_of(state, one), base_of(state, other));
        if (gap >= nearest_gap) continue;
        nearest = other;
        nearest_gap = gap;
      }
      CHECK(nearest_model(state, 1, base_of(state, one)) == nearest);
      least = std::min(least, nearest_gap);
    }
    CHECK(gap_between(state, 0, 1) == least);
    for (const std::int32_t most : {0, 1, 500, 2000, 9000}) {
      CHECK(gap_between(state, 0, 1, most) == std::min(least, most));
    }
  }
}

TEST_CASE("over open ground a ruler looks freely, within a squad and from the ground not at all",
          "[battle][ruler]") {
  const State state = facing("");
  CHECK(between_leaders(state).looks);
  CHECK(between_leaders(state).sight.seen);
  CHECK(between_leaders(state).rises.empty());
  CHECK(between_leaders(state).from_top == 1250);
  CHECK_FALSE(measure(state, model(state, 0), model(state, 1)).looks);
  CHECK_FALSE(measure(state, {{1000, 1000}}, {{18'000, 14'000}}).looks);
  CHECK_FALSE(measure(state, {{1000, 1000}}, model(state, 5)).looks);
}

TEST_CASE("EDG-R17 EDG-R18 a ruler names what stops the look, and by which rule",
          "[battle][ruler]") {
  const State house = facing("terrain=house:10/14+26/14+26/16+10/16 ");
  const Measured walled = between_leaders(house);
  CHECK(walled.looks);
  REQUIRE_FALSE(walled.sight.seen);
  CHECK(battlefield_of(house).feature(walled.sight.stop.feature).look == Look::House);
  CHECK(rule_of(battlefield_of(house), walled.sight.stop) == "EDG-R17"_rule);
  REQUIRE(walled.rises.size() == 1);
  CHECK(walled.rises[0].top > walled.from_top);

  const State wood = facing("terrain=woods:10/14+26/14+26/16+10/16 ");
  const Measured grown = between_leaders(wood);
  REQUIRE_FALSE(grown.sight.seen);
  CHECK(rule_of(battlefield_of(wood), grown.sight.stop) == "EDG-R18"_rule);
  CHECK(grown.rises.at(0).endless);
}

TEST_CASE("EDG-R19 a large model stops the look, and the ruler says so", "[battle][ruler]") {
  const Stop stop{kNoFeature, 3, {1, 2}};
  CHECK(rule_of(battlefield_of(facing("")), stop) == "EDG-R19"_rule);
}

TEST_CASE("a spot is seen as a model like the leader would be there", "[battle][ruler]") {
  // A lone enemy of the leader's size, wherever it is put, is seen exactly if its spot is.
  State state = facing("terrain=house:10/14+16/14+16/18+10/18,woods:20/13+27/13+27/17+20/17 ");
  for (ModelId each = 6; each < 10; ++each) state.models[each].fortitude = 0;
  Random random(3);
  int seen = 0;
  constexpr int kSpots = 400;
  for (int i = 0; i < kSpots; ++i) {
    const auto across = static_cast<std::int32_t>(random.below(36'000));
    const auto up = static_cast<std::int32_t>(random.below(36'000));
    state.models[5].at = {across, up};
    CAPTURE(across, up);
    CHECK(Lookout(state, 0).look_at({across, up}).seen == sees(state, 0, 1));
    seen += sees(state, 0, 1) ? 1 : 0;
  }
  CHECK(seen > 0);
  CHECK(seen < kSpots);
}

}  // namespace mael::battle
