#include "engine/battle/ground/battlefield.h"

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "engine/battle/ground/battlefields.h"
#include "engine/core/random.h"
#include "tests/engine/battle/fields.h"

namespace mael::battle {
namespace {

constexpr std::int32_t kInfantry = 591;

std::vector<std::string> faults_of(std::vector<FeaturePlan> features) {
  const auto made = Battlefield::make({36'000, 36'000, std::move(features)});
  std::vector<std::string> messages;
  if (made) return messages;
  for (const PlanFault& fault : made.error()) messages.push_back(fault.message);
  return messages;
}
using Messages = std::vector<std::string>;

Climb climb(const Battlefield& field, Point from, Point to) {
  return field.climb_along({from, to});
}

// The level at so many spots of a way, and what changes from one to the next.
std::int32_t plain_vertical(const Battlefield& field, Segment way) {
  constexpr int kSteps = 4000;
  std::int32_t vertical = 0, level = field.level_at(way.from);
  for (int i = 1; i <= kSteps; ++i) {
    const Point spot{way.from.x + (way.to.x - way.from.x) * i / kSteps,
                     way.from.y + (way.to.y - way.from.y) * i / kSteps};
    const std::int32_t next = field.level_at(spot), change = std::abs(next - level);
    if (change >= kClimb) vertical += change;
    level = next;
  }
  return vertical;
}

}  // namespace

TEST_CASE("a plan that the rules cannot read is no table", "[battle][field][rule:EDG-R13]") {
  CHECK(faults_of({obstacle(1000, {{0, 0}, {0, 4000}, {4000, 0}})}) ==
        Messages{"corners run clockwise"});
  CHECK(faults_of({obstacle(1000, box_corners(33'000, 0, 36'001, 4000))}) ==
        Messages{"a corner lies off the table"});
  CHECK(faults_of({piece(Ground::Building, 3000, box_corners(1, 0, 4000, 4000))}) ==
        Messages{"corners of buildings lie at even mils"});
  CHECK(
      faults_of({woods(box_corners(0, 0, 4000, 4000)), woods(box_corners(3999, 0, 8000, 4000))}) ==
      Messages{"overlaps feature 1: features lie apart or wholly on a top that may be stood on"});
  CHECK(faults_of({woods(box_corners(0, 0, 4000, 4000)), woods(box_corners(4000, 0, 8000, 4000))})
            .empty());
  // On a hill, and over its edge; a wood is nothing to stand on.
  const FeaturePlan low = hill(1500, box_corners(0, 0, 9000, 9000));
  CHECK(faults_of({low, woods(box_corners(0, 0, 4000, 4000))}).empty());
  CHECK(faults_of({low, woods(box_corners(6000, 0, 9001, 4000))}).size() == 1);
  CHECK(faults_of({woods(box_corners(0, 0, 9000, 9000)), obstacle(1000, box_corners(1, 1, 9, 9))})
            .size() == 1);
}

TEST_CASE("parts of a feature lie apart or share whole edges", "[battle][field][EDG-R13]") {
  FeaturePlan ruins = woods(box_corners(0, 0, 4000, 4000));
  ruins.parts.push_back({box_corners(4000, 0, 8000, 4000)});
  CHECK(faults_of({ruins}).empty());
  ruins.parts[1].corners = box_corners(4000, 1, 8000, 4000);
  CHECK(faults_of({ruins}) ==
        Messages{"touches another part of its feature and shares no whole edge with it"});
  ruins.parts[1].corners = box_corners(3999, 0, 8000, 4000);
  CHECK(faults_of({ruins}) == Messages{"overlaps another part of its feature"});
  ruins.parts[1].corners = box_corners(4001, 1, 8000, 4000);
  CHECK(faults_of({ruins}).empty());
  ruins.parts.push_back({box_corners(3000, 1000, 4500, 2000), true, true, false});
  CHECK(faults_of({ruins}) == Messages{"an inset lies in one part of its feature"});
}

TEST_CASE("a plan comes back as it went in", "[battle][field]") {
  FeaturePlan pond = piece(Ground::LowArea, 0, box_corners(9000, 0, 14'000, 5000));
  pond.danger = {0, 3};
  pond.parts.push_back({box_corners(10'000, 1000, 12'000, 3000), true, false, true});
  const BattlefieldPlan plan{36'000, 36'000, {spire(box_corners(0, 0, 4000, 4000)), pond}};
  const auto field = Battlefield::make(plan);
  REQUIRE(field);
  CHECK(field->plan() == plan);
  BattlefieldPlan other = plan;
  other.features[1].danger.sides = 6;
  CHECK(Battlefield::make(other)->content() != field->content());
}

TEST_CASE("a table is kept once", "[battle][field]") {
  const Battlefield field = field_of({hill(1500, box_corners(0, 0, 9000, 9000))});
  const BattlefieldId id = intern(field);
  CHECK(id != kNoBattlefield);
  CHECK(intern(field) == id);
  CHECK(intern(field_of({hill(1501, box_corners(0, 0, 9000, 9000))})) != id);
  CHECK(battlefield(id).content() == field.content());
}

TEST_CASE("levels are those of the highest top, border included",
          "[battle][field][EDG-R15][EDG-R161]") {
  const Battlefield field = field_of({hill(1500, box_corners(10'000, 10'000, 20'000, 20'000)),
                                      obstacle(1000, box_corners(12'000, 12'000, 14'000, 14'000)),
                                      woods(box_corners(0, 0, 4000, 4000))});
  CHECK(field.level_at({9999, 15'000}) == 0);
  CHECK(field.level_at({10'000, 15'000}) == 1500);
  CHECK(field.level_at({14'000, 14'000}) == 2500);
  CHECK(field.level_at({2000, 2000}) == 0);  // areas add nothing
  CHECK(field.feature(1).base == 1500);
}

TEST_CASE("climbs of two inches count in full, both ways",
          "[battle][field][EDG-080][EDG-081][EDG-082][EDG-R15]") {
  const Battlefield field = field_of({obstacle(2000, box_corners(10'000, 0, 11'000, 36'000)),
                                      obstacle(1999, box_corners(20'000, 0, 21'000, 36'000))});
  CHECK(climb(field, {5000, 5000}, {15'000, 5000}).vertical == 4000);
  CHECK(climb(field, {5000, 5000}, {15'000, 5000}).falls == 2);
  CHECK(climb(field, {5000, 5000}, {10'500, 5000}).vertical == 2000);
  CHECK(climb(field, {15'000, 5000}, {25'000, 5000}).vertical == 0);  // lower than 2"
  CHECK(climb(field, {5000, 5000}, {25'000, 5000}).vertical == 4000);
  CHECK(climb(field, {5000, 5000}, {9999, 5000}).vertical == 0);
  CHECK(climb(field, {5000, 5000}, {10'000, 5000}).vertical == 2000);  // up to the border
  CHECK(climb(field, {10'000, 5000}, {10'000, 9000}).vertical == 0);   // along it, up there
  CHECK(climb(field, {10'500, 5000}, {10'500, 5000}).vertical == 0);   // no length
}

TEST_CASE("small steps that follow each other cost nothing", "[battle][field][EDG-R15]") {
  // 1.5" and on it 1.5" more: each change is below 2".
  const Battlefield steps = field_of({hill(1500, box_corners(10'000, 10'000, 20'000, 20'000)),
                                      obstacle(1500, box_corners(13'000, 13'000, 17'000, 17'000))});
  CHECK(climb(steps, {5000, 15'000}, {15'000, 15'000}).vertical == 0);
  // Where the upper one begins at the border of the lower, the change is one of 3".
  const Battlefield cliff = field_of({hill(1500, box_corners(10'000, 10'000, 20'000, 20'000)),
                                      obstacle(1500, box_corners(10'000, 13'000, 17'000, 17'000))});
  CHECK(climb(cliff, {5000, 15'000}, {15'000, 15'000}).vertical == 3000);
  CHECK(climb(cliff, {5000, 15'000}, {15'000, 15'000}).falls == 1);
  // A corner that is only touched counts: the border belongs to the top.
  CHECK(climb(cliff, {9000, 14'000}, {11'000, 12'000}).vertical == 3000);
}

TEST_CASE("climbs agree with looking at many spots of the way", "[battle][field][EDG-R15]") {
  FeaturePlan ell = obstacle(3000, {{4000, 4000}, {12'000, 4000}, {12'000, 8000}, {8000, 8000}});
  ell.parts.push_back({{{4000, 4000}, {8000, 8000}, {8000, 11'000}, {4000, 11'000}}});
  const Battlefield field = field_of({ell, hill(1500, box_corners(15'000, 4000, 25'000, 14'000)),
                                      obstacle(2500, box_corners(17'000, 6000, 20'000, 9000)),
                                      spire(box_corners(5000, 20'000, 9000, 24'000))});
  Random random(1);
  const auto drawn = [&random] { return static_cast<std::int32_t>(random.below(30'001)); };
  int failed = 0, climbed = 0;
  for (int i = 0; i < 1200; ++i) {
    const Segment way{{drawn(), drawn()}, {drawn(), drawn()}};
    const std::int32_t vertical = field.climb_along(way).vertical;
    // A stay shorter than a step may be overlooked by the plain one: then it says less, by a whole
    // climb and descent.
    const std::int32_t plain = plain_vertical(field, way);
    failed += plain > vertical ||
              (plain < vertical && plain_vertical(field, {way.to, way.from}) < vertical &&
               vertical - plain < 2 * kClimb);
    failed += field.climb_along({way.to, way.from}).vertical != vertical;
    climbed += vertical > 0;
  }
  CHECK(failed == 0);
  CHECK(climbed > 200);
}

TEST_CASE("a base stands wholly on the table", "[battle][field][EDG-075][EDG-R6]") {
  const Battlefield field = field_of({});
  CHECK_FALSE(field.why_unfit({{589, 18'000}, kInfantry}));
  const auto unfit = field.why_unfit({{588, 18'000}, kInfantry});
  REQUIRE(unfit);
  CHECK(unfit->feature == kNoFeature);
  CHECK(field.why_unfit({{18'000, 36'000 - 588}, kInfantry}));
}

TEST_CASE("a base is wholly off an obstacle or wholly on top",
          "[battle][field][EDG-079][EDG-R14]") {
  const Battlefield field = field_of({obstacle(1000, box_corners(4000, 4000, 8000, 8000)),
                                      hill(1500, box_corners(20'000, 4000, 28'000, 12'000))});
  CHECK_FALSE(field.why_unfit({{8000 + 589, 6000}, kInfantry}));
  CHECK(field.why_unfit({{8000 + 588, 6000}, kInfantry})->feature == 0);
  CHECK(field.why_unfit({{6000, 6000}, kInfantry})->feature == 0);  // no top to stand on
  CHECK_FALSE(field.why_unfit({{20'000 + 589, 8000}, kInfantry}));
  CHECK(field.why_unfit({{20'000 + 588, 8000}, kInfantry})->feature == 1);
  // At a corner, 3-4-5: the border of the base just reaches it.
  CHECK_FALSE(field.why_unfit({{8300, 8400}, 502}));
  CHECK(field.why_unfit({{8300, 8400}, 503}));
}

TEST_CASE("inner edges part nothing", "[battle][field][EDG-R13]") {
  FeaturePlan wide = hill(1500, box_corners(4000, 4000, 8000, 12'000));
  wide.parts.push_back({box_corners(8000, 4000, 12'000, 12'000)});
  const Battlefield field = field_of({wide});
  CHECK_FALSE(field.why_unfit({{8000, 8000}, kInfantry}));
  CHECK(field.is_wholly_on(0, {{8000, 8000}, kInfantry}));
  CHECK_FALSE(field.is_wholly_on(0, {{8000, 4500}, kInfantry}));
}

TEST_CASE("impassable ground takes nobody",
          "[battle][field][EDG-076][EDG-084][rule:EDG-085][EDG-086]") {
  FeaturePlan swamp = woods(box_corners(4000, 4000, 14'000, 14'000));
  swamp.parts.push_back({box_corners(6000, 6000, 9000, 9000), true, true, false});
  FeaturePlan mesa = spire(box_corners(20'000, 20'000, 26'000, 26'000));
  mesa.stands = true;
  const Battlefield field = field_of({swamp, mesa});
  CHECK_FALSE(field.why_unfit({{5000, 5000}, kInfantry}));
  CHECK(field.why_unfit({{9500, 7000}, kInfantry})->impassable);
  CHECK(field.why_unfit({{23'000, 23'000}, kInfantry})->impassable);
  CHECK_FALSE(field.why_unfit({{23'000, 23'000}, kInfantry}, true));  // after a dynamic move
  CHECK(field.barred_by({{10'000, 2000}, {10'000, 13'000}}, kInfantry) == kNoFeature);
  CHECK(field.barred_by({{9588, 2000}, {9588, 13'000}}, kInfantry) == 0);
  CHECK(field.barred_by({{9589, 2000}, {9589, 13'000}}, kInfantry) == kNoFeature);
}

TEST_CASE("areas hold a base that overlaps them by any amount",
          "[battle][field][EDG-R16][EDG-083]") {
  const Battlefield field = field_of({woods(box_corners(4000, 4000, 8000, 8000))});
  CHECK(field.areas_under({{8000 + 590, 6000}, kInfantry}) == set_of(0));
  CHECK(field.areas_under({{8000 + 591, 6000}, kInfantry}) == 0);
  CHECK(field.areas_under({{6000, 6000}, kInfantry}) == set_of(0));
  CHECK_FALSE(field.why_unfit({{8000, 6000}, kInfantry}));
}

TEST_CASE("dangerous ground is met on the way", "[battle][field][EDG-087][EDG-R32]") {
  FeaturePlan pond = piece(Ground::LowArea, 0, box_corners(4000, 4000, 10'000, 10'000));
  pond.danger = {1, 0};
  pond.parts.push_back({box_corners(5000, 5000, 7000, 7000), true, false, true});
  const Battlefield field = field_of({pond});
  CHECK(field.dangers_on({{0, 6000}, {20'000, 6000}}, kInfantry) == set_of(0));
  CHECK(field.dangers_on({{0, 7591}, {20'000, 7591}}, kInfantry) == 0);
  CHECK(field.dangers_on({{0, 7590}, {20'000, 7590}}, kInfantry) == set_of(0));
}

TEST_CASE("cover asks half of the models and the leader",
          "[battle][field][EDG-207][EDG-210][EDG-211][EDG-R16][EDG-R64]") {
  FeaturePlan bunker = obstacle(2000, box_corners(4000, 4000, 8000, 8000));
  bunker.cover = 4;
  const Battlefield field = field_of({bunker, woods(box_corners(8000, 4000, 14'000, 10'000))});
  const Disc at_both{{8000, 8591}, kInfantry}, beside{{6000, 8611}, kInfantry};
  const Disc in_woods{{12'000, 7000}, kInfantry}, away{{30'000, 30'000}, kInfantry};
  const auto protection = [&field](std::initializer_list<Disc> bases) {
    return protection_of(field, {bases.begin(), bases.size()});
  };
  CHECK(protection({beside}).value == 4);                     // 20 mils apart
  CHECK(protection({{{6000, 8612}, kInfantry}}).value == 0);  // 21
  CHECK(protection({at_both}).value == 4);                    // the highest of two
  CHECK(protection({beside, in_woods}).value == 4);
  CHECK(protection({in_woods, beside}).value == 3);
  CHECK(protection({in_woods, away, away}).value == 0);      // less than half
  CHECK(protection({away, in_woods, in_woods}).value == 0);  // not the leader
  CHECK(protection({at_both, in_woods, in_woods, away}).feature == 1);
}

TEST_CASE("an open top gives no protection", "[battle][field][EDG-208][EDG-209]") {
  FeaturePlan roof = obstacle(1500, box_corners(20'000, 4000, 28'000, 12'000));
  roof.stands = true;
  const Battlefield field = field_of({hill(1500, box_corners(4000, 4000, 12'000, 12'000)), roof});
  CHECK(field.touched_by({{8000, 8000}, kInfantry}) == 0);
  CHECK(field.touched_by({{24'000, 8000}, kInfantry}) == set_of(1));
  CHECK(field.touched_by({{8000, 12'591}, kInfantry}) == set_of(0));  // beside the hill
}

}  // namespace mael::battle
