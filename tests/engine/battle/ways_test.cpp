// Ways of a squad leader: by hand, and against a slow and fine search.
#include "engine/battle/ground/ways.h"

#include <catch2/catch_test_macros.hpp>

#include "engine/battle/ground/battlefields.h"
#include "engine/battle/ground/way_costs.h"
#include "engine/core/random.h"
#include "tests/engine/battle/fields.h"
#include "tests/engine/battle/plain_ways.h"
#include "tests/engine/core/plain_plane.h"

namespace mael::battle {
namespace {

constexpr std::int32_t kInfantry = 591, kFar = 100'000;

using Path = std::vector<Point>;

std::optional<Stopped> stops(const Battlefield& field, const Passage& passage, Point from,
                             const Path& path) {
  return what_stops(field, passage, from, path);
}

// A table with some impassable and some tall pieces, and bases on it.
struct Scene {
  Battlefield field = field_of({});
  std::vector<Disc> blockers;
  std::vector<Segment> bars;
  std::int32_t radius = kInfantry;

  Passage passage() const { return {radius, blockers, bars}; }
  bool is_free(Point at) const { return !what_stops(field, passage(), at, {&at, 1}); }
};

std::int32_t number(Random& random, std::int32_t low, std::int32_t high) {
  return low + static_cast<std::int32_t>(random.below(static_cast<std::uint32_t>(high - low + 1)));
}
Point spot(Random& random) { return {number(random, 600, 35'400), number(random, 600, 35'400)}; }

std::vector<Point> drawn_corners(Random& random) {
  const ConvexPolygon shape = mael::plain::polygon(random, number(random, 1500, 3500));
  const Point centre{number(random, 4000, 32'000), number(random, 4000, 32'000)};
  std::vector<Point> corners;
  for (const Point corner : shape) corners.push_back({corner.x + centre.x, corner.y + centre.y});
  return corners;
}

Battlefield drawn_field(Random& random) {
  for (;;) {
    std::vector<FeaturePlan> features;
    for (int i = number(random, 0, 3); i > 0; --i) features.push_back(spire(drawn_corners(random)));
    for (int i = number(random, 0, 2); i > 0; --i) {
      features.push_back(obstacle(number(random, 1000, 3500), drawn_corners(random)));
    }
    if (auto made = Battlefield::make({36'000, 36'000, features})) return *made;
  }
}

Scene drawn_scene(Random& random) {
  constexpr std::int32_t kRadii[] = {591, 787, 1181, 1575};
  Scene scene;
  scene.field = drawn_field(random);
  scene.radius = kRadii[random.below(4)];
  for (int i = number(random, 0, 7); i > 0; --i) {
    scene.blockers.push_back({spot(random), kRadii[random.below(4)]});
  }
  if (scene.blockers.size() < 3 || random.below(2) == 0) return scene;
  // Some of them are one unit.
  const Point unit[] = {scene.blockers[0].centre, scene.blockers[1].centre,
                        scene.blockers[2].centre};
  add_bars(std::span(unit).first(2 + random.below(2)), {0, 0}, scene.bars);
  return scene;
}

bool is_in(const std::vector<Fan>& fans, Point point) {
  for (const Fan& fan : fans) {
    const std::size_t count = fan.rim.size();
    for (std::size_t i = fan.whole ? 0 : 1; i < count; ++i) {
      const Point before = fan.rim[i == 0 ? count - 1 : i - 1];
      if (mael::plain::lies_in_triangle(fan.centre, before, fan.rim[i], point)) return true;
    }
  }
  return false;
}

struct Tally {
  int failed = 0, found = 0, bent = 0, none = 0, climbed = 0;
};

void judge(const Scene& scene, Point from, Point to, std::int32_t allowance, Tally& tally) {
  const auto way = shortest_way(scene.field, scene.passage(), from, to, allowance);
  const auto plain = plain::shortest(scene.field, scene.passage(), from, to, allowance);
  if (plain && *plain + kNearlyShortest <= allowance) tally.failed += !way;
  tally.none += !way;
  if (!way) return;
  const Path path(way->points.begin(), way->points.end());
  tally.failed += what_stops(scene.field, scene.passage(), from, path).has_value();
  tally.failed += way->cost != cost_of(scene.field, from, path) || way->cost > allowance;
  tally.failed += (path.empty() ? from : path.back()) != to;
  // The plain one bends a mil or two farther out than it must; what it finds is no better than
  // best.
  if (plain) tally.failed += way->cost > *plain + kNearlyShortest || way->cost < *plain - 20;
  ++tally.found;
  tally.bent += way->points.size() > 1;
  tally.climbed += way->cost > 2 * kClimb + length_between(from, to);
}

Tally judge_cases(std::uint64_t seed, int cases) {
  Random random(seed);
  Tally tally;
  for (int i = 0; i < cases;) {
    const Scene scene = drawn_scene(random);
    const Point from = spot(random), to = spot(random);
    if (!scene.is_free(from) || !scene.is_free(to)) continue;
    judge(scene, from, to, length_between(from, to) + number(random, 0, 12'000), tally);
    ++i;
  }
  return tally;
}

}  // namespace

TEST_CASE("a way costs its legs, each rounded up, and its climbs",
          "[battle][ways][EDG-066][EDG-R7][EDG-R15]") {
  const Battlefield field = field_of({obstacle(2500, box_corners(10'000, 0, 11'000, 20'000))});
  const Path there_and_on{{5001, 5001}, {15'001, 5001}};
  CHECK(cost_of(field, {5000, 5000}, there_and_on) == 2 + 10'000 + 2 * 2500);
  CHECK(cost_of(field, {5000, 5000}, {}) == 0);
  // On top at the end of a leg: the climb is paid once, and the descent on the next.
  const Path by_the_top{{10'500, 5000}, {15'000, 5000}};
  CHECK(cost_of(field, {5000, 5000}, by_the_top) == 10'000 + 2 * 2500);
}

TEST_CASE("the whole base must pass", "[battle][ways][EDG-068][EDG-084][EDG-R8]") {
  const Battlefield field = field_of({spire(box_corners(16'000, 16'000, 20'000, 20'000)),
                                      obstacle(1000, box_corners(2000, 10'000, 4000, 12'000))});
  const std::vector<Disc> enemy{{{10'000, 10'000}, kInfantry}};
  const Passage passage{kInfantry, enemy, {}};
  CHECK_FALSE(stops(field, passage, {5000, 10'000 + 1180}, {{15'000, 10'000 + 1180}}));
  const auto model =
      stops(field, passage, {5000, 11'179}, {{5000, 11'500}, {4000, 11'179}, {15'000, 11'179}});
  REQUIRE(model);
  CHECK((model->by == Hindrance::Model && model->index == 0 && model->leg == 2));
  CHECK_FALSE(stops(field, passage, {18'000, 16'000 - 589 - 2000}, {{18'000, 16'000 - 589}}));
  CHECK(stops(field, passage, {18'000, 14'000}, {{18'000, 16'000 - 588}})->by ==
        Hindrance::Impassable);
  CHECK(stops(field, passage, {18'000, 5000}, {{18'000, 588}})->by == Hindrance::Edge);
  // What may be climbed bars nobody; whether one may end there is another question.
  CHECK_FALSE(stops(field, passage, {1000, 11'000}, {{3000, 11'000}}));
}

TEST_CASE("nobody passes between two models of one enemy unit", "[battle][ways][EDG-069][EDG-R9]") {
  const Battlefield field = field_of({});
  const std::vector<Point> unit{{10'000, 10'000}, {20'000, 10'000}, {15'000, 16'000}};
  std::vector<Segment> bars;
  add_bars(unit, {15'000, 2000}, bars);
  CHECK(bars.size() == 3);
  const Passage passage{kInfantry, {}, bars};
  CHECK(stops(field, passage, {15'000, 5000}, {{15'000, 10'000}})->by ==
        Hindrance::Bar);  // touches
  CHECK_FALSE(stops(field, passage, {15'000, 5000}, {{15'000, 9999}}));
  // From inside or on the border of their hull the rule is dropped.
  bars.clear();
  add_bars(unit, {15'000, 12'000}, bars);
  add_bars(unit, {15'000, 10'000}, bars);
  CHECK(bars.empty());
  // Two models form a line, one forms nothing.
  add_bars(std::span(unit).first(2), {15'000, 12'000}, bars);
  CHECK(bars.size() == 1);
  add_bars(std::span(unit).first(1), {15'000, 12'000}, bars);
  CHECK(bars.size() == 1);
}

TEST_CASE("the shortest way in the open is straight", "[battle][ways]") {
  const auto way =
      shortest_way(field_of({}), {kInfantry, {}, {}}, {5000, 5000}, {8000, 9000}, 5000);
  REQUIRE(way);
  CHECK((way->cost == 5000 && way->points.size() == 1));
  CHECK_FALSE(shortest_way(field_of({}), {kInfantry, {}, {}}, {5000, 5000}, {8000, 9000}, 4999));
  const auto stay = shortest_way(field_of({}), {kInfantry, {}, {}}, {5000, 5000}, {5000, 5000}, 0);
  REQUIRE(stay);
  CHECK((stay->cost == 0 && stay->points.empty()));
}

TEST_CASE("round a base the way is two tangents and an arc", "[battle][ways][EDG-R8]") {
  const std::vector<Disc> enemy{{{18'000, 18'000}, kInfantry}};
  // Tangents from 5" on either side to a circle of 1.180": 2 · √(25 − 1.3924) + 1.180 · 2 ·
  // asin(0.236).
  const auto way = shortest_way(field_of({}), {kInfantry, enemy, {}}, {13'000, 18'000},
                                {23'000, 18'000}, 20'000);
  REQUIRE(way);
  CHECK(way->cost >= 10'281);
  CHECK(way->cost <= 10'281 + 20);
}

TEST_CASE("round a tall wall, or over it where that is shorter", "[battle][ways][EDG-R15]") {
  const Battlefield field = field_of({obstacle(2000, box_corners(17'000, 4000, 18'000, 20'000))});
  const Passage passage{kInfantry, {}, {}};
  const auto over = shortest_way(field, passage, {15'000, 10'000}, {20'000, 10'000}, kFar);
  REQUIRE(over);
  CHECK((over->cost == 9000 && over->points.size() == 1));
  const auto round = shortest_way(field, passage, {15'000, 19'000}, {20'000, 19'000}, kFar);
  REQUIRE(round);
  // √(2² + 1²) + 1 + √(2² + 1²)
  CHECK(round->cost >= 5473);
  CHECK(round->cost <= 5473 + 20);
}

TEST_CASE("through the narrowest gap that is wide enough", "[battle][ways][EDG-R8]") {
  // Two bases leave 2 · 1.180" and a bit between their centres.
  const auto cost_through = [](std::int32_t gap) {
    const std::vector<Disc> enemies{{{18'000, 18'000}, kInfantry},
                                    {{18'000, 18'000 + 2 * 1180 + gap}, kInfantry},
                                    {{18'000, 18'000 - 2 * 1180}, 1772}};
    const auto way = shortest_way(field_of({}), {kInfantry, enemies, {}}, {15'000, 19'180},
                                  {21'000, 19'180}, kFar);
    return way ? way->cost : -1;
  };
  CHECK(cost_through(0) == 6000);
  CHECK(cost_through(2) == 6000);
  CHECK(cost_through(-2) > 6500);
  const std::vector<Disc> slanted{{{18'000, 18'000}, kInfantry}, {{19'420, 19'890}, kInfantry}};
  const auto way = shortest_way(field_of({}), {kInfantry, slanted, {}}, {16'000, 20'000},
                                {21'000, 18'000}, kFar);
  REQUIRE(way);
  CHECK(way->cost < 5600);
}

TEST_CASE("along the edge of the table", "[battle][ways][EDG-R8]") {
  // Between the base and the edge there is just room for another.
  const std::vector<Disc> enemy{{{18'000, 589 + 1180}, kInfantry}};
  const auto way =
      shortest_way(field_of({}), {kInfantry, enemy, {}}, {14'000, 589}, {22'000, 589}, 8000);
  REQUIRE(way);
  const auto bent =
      shortest_way(field_of({}), {kInfantry, enemy, {}}, {14'000, 1000}, {22'000, 1000}, 8200);
  REQUIRE(bent);
}

TEST_CASE("where there is no way there is none", "[battle][ways]") {
  const std::vector<Disc> enemy{{{18'000, 18'000}, kInfantry}};
  const Passage passage{kInfantry, enemy, {}};
  CHECK_FALSE(shortest_way(field_of({}), passage, {10'000, 18'000}, {18'000, 19'000}, kFar));
  const Battlefield ring =
      field_of({spire({{10'000, 10'000}, {20'000, 10'000}, {19'000, 11'000}, {11'000, 11'000}}),
                spire({{11'000, 19'000}, {19'000, 19'000}, {20'000, 20'000}, {10'000, 20'000}}),
                spire({{10'000, 10'000}, {11'000, 11'000}, {11'000, 19'000}, {10'000, 20'000}}),
                spire({{20'000, 10'000}, {20'000, 20'000}, {19'000, 19'000}, {19'000, 11'000}})});
  CHECK_FALSE(shortest_way(ring, {kInfantry, {}, {}}, {15'000, 15'000}, {5000, 5000}, kFar));
}

TEST_CASE("a way is within a tenth of an inch of a fine search", "[battle][ways][EDG-R8][EDG-R9]") {
  const Tally tally = judge_cases(1, 200);
  CHECK(tally.failed == 0);
  CHECK((tally.found > 100 && tally.bent > 40 && tally.none > 5));
}

TEST_CASE("half a turn of the table changes no way", "[battle][ways][EDG-R8]") {
  Random random(4);
  int failed = 0, bent = 0;
  for (int i = 0; i < 1000; ++i) {
    const Battlefield& field = battlefield(fixed_battlefields()[random.below(5)].battlefield);
    const auto at = [&] {
      return Point{number(random, 600, field.width() - 600),
                   number(random, 600, field.depth() - 600)};
    };
    const auto turned = [&field](Point point) {
      return Point{field.width() - point.x, field.depth() - point.y};
    };
    std::vector<Disc> bases(12), turned_bases;
    for (Disc& base : bases) base = {at(), kInfantry};
    for (const Disc& base : bases) turned_bases.push_back({turned(base.centre), base.radius});
    const Point from = at(),
                to{from.x + number(random, -7000, 7000), from.y + number(random, -7000, 7000)};
    const auto one = shortest_way(field, {kInfantry, bases, {}}, from, to, 14'000);
    const auto other =
        shortest_way(field, {kInfantry, turned_bases, {}}, turned(from), turned(to), 14'000);
    failed += one.has_value() != other.has_value() || (one && one->cost != other->cost);
    bent += one && one->points.size() > 1;
  }
  CHECK(failed == 0);
  CHECK(bent > 50);
}

TEST_CASE("a longer allowance loses nothing", "[battle][ways]") {
  Random random(5);
  int failed = 0;
  for (int i = 0; i < 500;) {
    const Scene scene = drawn_scene(random);
    const Point from = spot(random), to = spot(random);
    if (!scene.is_free(from)) continue;
    ++i;
    const std::int32_t allowance = length_between(from, to) + number(random, 0, 6000);
    const auto less = shortest_way(scene.field, scene.passage(), from, to, allowance);
    const auto more = shortest_way(scene.field, scene.passage(), from, to, allowance + 3000);
    failed += less && (!more || more->cost > less->cost);
  }
  CHECK(failed == 0);
}

TEST_CASE("costs to many places are those of the shortest ways", "[battle][ways]") {
  Random random(6);
  int failed = 0, found = 0, none = 0;
  for (int i = 0; i < 100;) {
    const Scene scene = drawn_scene(random);
    const Point from = spot(random);
    if (!scene.is_free(from)) continue;
    ++i;
    const std::int32_t allowance = number(random, 3000, 14'000);
    const WayCosts costs(scene.field, scene.passage(), from, allowance);
    for (int k = 0; k < 30; ++k) {
      const Point to = spot(random);
      const auto way = shortest_way(scene.field, scene.passage(), from, to, allowance);
      const auto cost = costs.to(to);
      // At the end of the allowance the shorter of the two may just do.
      failed += cost && (!way || way->cost > *cost || *cost - way->cost > kNearlyShortest);
      failed += way && !cost && way->cost + kNearlyShortest <= allowance;
      found += cost.has_value();
      none += !cost;
    }
  }
  CHECK(failed == 0);
  CHECK((found > 300 && none > 300));
}

TEST_CASE("in the open the reach is a circle", "[battle][ways]") {
  const auto fans = reach_of(field_of({}), {kInfantry, {}, {}}, {18'000, 18'000}, 6000);
  REQUIRE(fans.size() == 1);
  CHECK(fans[0].whole);
  for (const Point point : fans[0].rim) {
    CHECK(compare_distance(fans[0].centre, point, 6000) <= 0);
    CHECK(compare_distance(fans[0].centre, point, 5998) > 0);
  }
}

TEST_CASE("the reach holds what can be reached, and no more", "[battle][ways][EDG-R8][EDG-R15]") {
  Random random(3);
  int rims = 0, too_far = 0, points = 0, missed = 0, wrong = 0;
  for (int i = 0; i < 150;) {
    const Scene scene = drawn_scene(random);
    const Point from = spot(random);
    if (!scene.is_free(from)) continue;
    ++i;
    const std::int32_t allowance = number(random, 3000, 12'000);
    const auto fans = reach_of(scene.field, scene.passage(), from, allowance);
    for (const Fan& fan : fans) {
      for (const Point point : fan.rim) {
        const Path path{point};
        ++rims;
        too_far += fan.spent + cost_of(scene.field, fan.centre, path) > allowance;
        too_far += what_stops(scene.field, scene.passage(), fan.centre, path).has_value();
      }
    }
    for (int k = 0; k < 40; ++k) {
      const Point to{from.x + number(random, -allowance, allowance),
                     from.y + number(random, -allowance, allowance)};
      const auto way = shortest_way(scene.field, scene.passage(), from, to, kFar);
      const std::int32_t cost = way ? way->cost : kFar;
      ++points;
      missed += cost <= allowance - kNearlyShortest && !is_in(fans, to);
      wrong += cost > allowance + kNearlyShortest && is_in(fans, to);
    }
  }
  CHECK(rims > 20'000);
  CHECK(too_far == 0);
  // Between two points of a rim the true border is bent, and a corner may stand between them.
  CHECK(missed * 1000 < points);
  CHECK(wrong * 1000 < points);
}

TEST_CASE("10,000 ways are within a tenth of an inch of a fine search",
          "[battle][ways][.release]") {
  const Tally tally = judge_cases(2, 10'000);
  CHECK(tally.failed == 0);
  CHECK((tally.bent > 2000 && tally.climbed > 50 && tally.none > 200));
}

}  // namespace mael::battle
