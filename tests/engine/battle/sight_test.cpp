// Who sees whom: by hand, and against a plain look along every ray.
#include "engine/battle/ground/sight.h"

#include <catch2/catch_test_macros.hpp>
#include <vector>

#include "engine/battle/ground/battlefields.h"
#include "engine/core/random.h"
#include "tests/engine/battle/fields.h"
#include "tests/engine/core/plain_plane.h"

namespace mael::battle {
namespace {

constexpr std::int32_t kInfantry = 591, kTall = 1250;

Figure infantry(Point at, std::int32_t level = 0) { return {{at, kInfantry}, level, kTall}; }

bool sees(const Battlefield& field, const Figure& a, const Figure& b,
          std::span<const Screen> screens = {}) {
  return look(field, eye_of(field, a), {&b, 1}, screens).seen;
}
bool wide_open(const Battlefield& field, const Figure& a, const Figure& b,
               std::span<const Screen> screens = {}) {
  return is_wide_open(field, eye_of(field, a), {&b, 1}, screens);
}

// Below the top there, in fractions of 128 bits.
bool is_below_plainly(const Ray& ray, Fraction at, std::int32_t top) {
  const Int128 height =
      Int128{ray.twice_from} * (at.under - at.over) + Int128{ray.twice_to} * at.over;
  return height < Int128{2} * top * at.under;
}

// Both ends of a ray and every place where it crosses the line of an edge.
std::vector<Fraction> places_on(const ConvexPolygon& shape, const Ray& ray) {
  std::vector<Fraction> places{{0, 1}, {1, 1}};
  for (int i = 0; i < shape.size(); ++i) {
    const Segment edge = edge_of(shape, i);
    const std::int64_t from = cross(edge.from, edge.to, ray.ground.from);
    const std::int64_t to = cross(edge.from, edge.to, ray.ground.to);
    if ((from < 0) == (to < 0) || from == to) continue;
    places.push_back(from < to ? Fraction{-from, to - from} : Fraction{from, from - to});
  }
  return places;
}

bool stops_plainly(const Feature& feature, const Part& part, const Ray& ray) {
  for (const Fraction at : places_on(part.shape, ray)) {
    if (!plain::holds(part.shape, plain::spot_on(ray.ground, at))) continue;
    if (!is_solid(feature) || is_below_plainly(ray, at, part.top)) return true;
  }
  return false;
}

bool stops_plainly(const Screen& screen, const Ray& ray) {
  const std::int64_t length = squared_distance(ray.ground.from, ray.ground.to);
  const std::int64_t along = dot(ray.ground.from, ray.ground.to, screen.base.centre);
  if (along <= 0 || along >= length) return false;
  const Fraction at{along, length};
  return plain::compare(plain::spot_on(ray.ground, at), screen.base.centre, screen.base.radius) <
             0 &&
         is_below_plainly(ray, at, screen.top);
}

bool is_free_plainly(const Battlefield& field, const Eye& eye, const Figure& target, const Ray& ray,
                     std::span<const Screen> screens) {
  for (const Part& part : field.parts()) {
    const Feature& feature = field.feature(part.feature);
    const bool around = has(eye.within | field.areas_under(target.base), part.feature);
    if (part.inset || around || feature.ground == Ground::LowArea) continue;
    if (stops_plainly(feature, part, ray)) return false;
  }
  for (const Screen& screen : screens) {
    if (stops_plainly(screen, ray)) return false;
  }
  return true;
}

int free_rays(const Battlefield& field, const Eye& eye, const Figure& target,
              std::span<const Screen> screens, std::vector<std::int32_t> heights) {
  int free = 0;
  for (int line = 0; line < kLines; ++line) {
    for (const std::int32_t height : heights) {
      free += is_free_plainly(field, eye, target, ray_to(eye, target, line, height), screens);
    }
  }
  return free;
}

}  // namespace

TEST_CASE("in the open everybody sees everybody", "[battle][sight][EDG-120][EDG-R17]") {
  const Battlefield field = field_of({});
  CHECK(sees(field, infantry({1000, 1000}), infantry({35'000, 35'000})));
  CHECK(sees(field, infantry({1000, 1000}), infantry({1000, 1000})));  // no length
  CHECK(wide_open(field, infantry({1000, 1000}), infantry({35'000, 35'000})));
}

TEST_CASE("an obstacle hides what it is tall enough to hide",
          "[battle][sight][EDG-203][EDG-R17][EDG-R3]") {
  const Figure a = infantry({4000, 18'000}), b = infantry({30'000, 18'000});
  const auto behind = [&](std::int32_t height) {
    const Battlefield field =
        field_of({obstacle(height, box_corners(16'000, 10'000, 18'000, 26'000))});
    return sees(field, a, b);
  };
  CHECK(behind(1000));  // over it: both are 1.25" tall
  CHECK(behind(1250));  // level with its top
  CHECK_FALSE(behind(1251));
  const Battlefield low = field_of({obstacle(1000, box_corners(16'000, 10'000, 18'000, 26'000))});
  CHECK_FALSE(wide_open(low, a, b));  // it obscures the feet
}

TEST_CASE("who hides is named", "[battle][sight][EDG-203]") {
  const Battlefield field = field_of({obstacle(3000, box_corners(20'000, 10'000, 22'000, 26'000)),
                                      obstacle(3000, box_corners(12'000, 10'000, 14'000, 26'000))});
  const Figure a = infantry({4000, 18'000}), b = infantry({30'000, 18'000});
  const Sight sight = look(field, eye_of(field, a), {&b, 1}, {});
  CHECK_FALSE(sight.seen);
  CHECK(sight.stop.feature == 1);  // the nearer one
  CHECK(compare(sight.stop.at, Fraction{12'000 - 4000, 26'000}) == 0);
}

TEST_CASE("a glimpse past a corner is enough", "[battle][sight][EDG-122][EDG-R17]") {
  // The wall ends at y = 18: what lies a mil further north is seen past its end.
  const Battlefield field = field_of({obstacle(3000, box_corners(17'000, 6000, 18'000, 18'000))});
  const auto seen_at = [&field](std::int32_t y) {
    return sees(field, infantry({4000, 18'001}), infantry({17'500 + 13'500, y}));
  };
  CHECK(seen_at(18'001 - kInfantry));
  CHECK(seen_at(18'000 - kInfantry));  // half a mil past the far corner
  CHECK_FALSE(seen_at(17'999 - kInfantry));
  // The border belongs to the wall, be it a single point.
  CHECK_FALSE(sees(field, infantry({4000, 18'000}), infantry({31'000, 18'000 - kInfantry})));
}

TEST_CASE("from a hill one sees over what is low", "[battle][sight][EDG-202][EDG-R161][EDG-R17]") {
  const Battlefield field = field_of({hill(1500, box_corners(2000, 12'000, 8000, 24'000)),
                                      obstacle(2000, box_corners(14'000, 10'000, 15'000, 26'000))});
  const Figure far = infantry({32'000, 18'000});
  CHECK_FALSE(sees(field, infantry({10'000, 18'000}), far));
  CHECK(sees(field, infantry({7000, 18'000}, 1500), far));
  // The eye at 2.75" sees down to where the ray passes the wall's far side; what is near it is
  // hidden.
  CHECK_FALSE(sees(field, infantry({7000, 18'000}, 1500), infantry({16'500, 18'000})));
}

TEST_CASE("no sight through a wood, but into it and out of it",
          "[battle][sight][EDG-204][EDG-205][EDG-666][EDG-R18]") {
  const Battlefield field = field_of({woods(box_corners(12'000, 12'000, 20'000, 24'000)),
                                      woods(box_corners(24'000, 12'000, 30'000, 24'000))});
  const Figure before = infantry({6000, 18'000}), beyond = infantry({22'000, 18'000});
  const Figure inside = infantry({19'000, 18'000}), edge = infantry({12'000 - 590, 18'000});
  CHECK_FALSE(sees(field, before, beyond));
  CHECK(sees(field, before, inside));
  CHECK(sees(field, inside, before));
  CHECK(sees(field, edge, beyond));  // partly in it
  CHECK_FALSE(sees(field, infantry({12'000 - 591, 18'000}), beyond));
  // Out of one wood and through another: each is asked by itself.
  CHECK_FALSE(sees(field, inside, infantry({32'000, 18'000})));
  CHECK(sees(field, inside, infantry({25'000, 18'000})));
  // However tall the viewer.
  CHECK_FALSE(sees(field, {{{6000, 18'000}, 1575}, 20'000, 3000}, beyond));
}

TEST_CASE("low areas hide nothing, yet nobody in them is wide open",
          "[battle][sight][EDG-206][EDG-R20]") {
  const Battlefield field =
      field_of({piece(Ground::LowArea, 0, box_corners(12'000, 12'000, 20'000, 24'000))});
  CHECK(sees(field, infantry({6000, 18'000}), infantry({30'000, 18'000})));
  CHECK(wide_open(field, infantry({6000, 18'000}), infantry({30'000, 18'000})));
  CHECK(sees(field, infantry({6000, 18'000}), infantry({16'000, 18'000})));
  CHECK_FALSE(wide_open(field, infantry({6000, 18'000}), infantry({16'000, 18'000})));
  CHECK(wide_open(field, infantry({16'000, 18'000}), infantry({30'000, 18'000})));
}

TEST_CASE("large models hide what is behind them", "[battle][sight][EDG-R19]") {
  const Battlefield field = field_of({});
  const Figure a = infantry({4000, 18'000}), b = infantry({30'000, 18'000});
  const std::vector<Screen> large{{{{17'000, 18'000}, 1575}, 3000, 7}};
  const Sight sight = look(field, eye_of(field, a), {&b, 1}, large);
  CHECK_FALSE(sight.seen);
  CHECK(sight.stop.feature == kNoFeature);
  CHECK(sight.stop.model == 7);
  const auto at = [&](Point centre, std::int32_t top) {
    const std::vector<Screen> one{{{centre, 1575}, top, 0}};
    return sees(field, a, b, one);
  };
  CHECK(at({17'000, 18'000}, 1250));  // not below its top
  CHECK_FALSE(at({17'000, 18'000}, 1251));
  CHECK(at({17'000, 18'000 + 1575 + 296}, 3000));  // beside: tangent to the outermost ray
  CHECK(at({3000, 18'000}, 3000));                 // behind the eye
  CHECK(at({31'000, 18'000}, 3000));               // behind the target
}

TEST_CASE("a standard model only obscures", "[battle][sight][EDG-R20]") {
  const Battlefield field = field_of({});
  const Figure a = infantry({4000, 18'000}), b = infantry({30'000, 18'000});
  const std::vector<Screen> standard{{{{17'000, 18'700}, kInfantry}, kTall, 3}};
  CHECK_FALSE(wide_open(field, a, b, standard));
  const std::vector<Screen> aside{{{{17'000, 19'500}, kInfantry}, kTall, 3}};
  CHECK(wide_open(field, a, b, aside));
}

TEST_CASE("points across a base are rounded away from 0", "[battle][sight][EDG-R17]") {
  const Eye eye{{0, 0}, kTall, 0};
  const Figure target = infantry({3000, 4000});
  // v = (3000, 4000), L = 5000: the outermost points lie at ±591 · (−0.8, 0.6).
  CHECK(ray_to(eye, target, 4, 0).ground.to == Point{3000 - 473, 4000 + 355});
  CHECK(ray_to(eye, target, 0, 0).ground.to == Point{3000 + 473, 4000 - 355});
  CHECK(ray_to(eye, target, 2, 0).ground.to == Point{3000, 4000});
  CHECK(ray_to(eye, target, 3, kTall).twice_to == kTall);
  CHECK(ray_to(eye, target, 3, kTall).twice_from == 2 * kTall);
  // Halves: 591 / 2 = 295.5 on an axis.
  CHECK(ray_to(eye, infantry({5000, 0}), 3, 0).ground.to == Point{5000, 296});
  CHECK(ray_to(eye, infantry({5000, 0}), 1, 0).ground.to == Point{5000, -296});
}

TEST_CASE("sight agrees with a plain look along every ray", "[battle][sight][EDG-R17][EDG-R18]") {
  Random random(1);
  const auto spot = [&random](const Battlefield& field) {
    return Point{
        static_cast<std::int32_t>(random.below(static_cast<std::uint32_t>(field.width()))),
        static_cast<std::int32_t>(random.below(static_cast<std::uint32_t>(field.depth())))};
  };
  const auto figure = [&](const Battlefield& field) {
    const Point at = spot(field);
    return infantry(at, field.level_at(at));
  };
  int failed = 0, seen = 0, open = 0;
  constexpr int kCases = 20'000;
  for (int i = 0; i < kCases; ++i) {
    const FixedBattlefield& table =
        fixed_battlefields()[static_cast<std::size_t>(i) % fixed_battlefields().size()];
    const Battlefield& field = battlefield(table.battlefield);
    const Eye eye = eye_of(field, figure(field));
    const Figure target = figure(field);
    std::vector<Screen> screens;
    for (int k = 0; k < 4; ++k) screens.push_back({{spot(field), 1575}, 2500, 0});
    const auto free = free_rays(field, eye, target, screens, {2 * kTall, kTall});
    const auto low = free_rays(field, eye, target, screens, {200});
    const Sight sight = look(field, eye, {&target, 1}, screens);
    failed += sight.seen != (free > 0);
    if (sight.seen) failed += !is_free_plainly(field, eye, target, sight.ray, screens);
    const bool in_area = field.areas_under(target.base) != 0;
    const bool expected = free == 2 * kLines && low == kLines && !in_area;
    failed += is_wide_open(field, eye, {&target, 1}, screens) != expected;
    seen += free > 0;
    open += expected;
  }
  CHECK(failed == 0);
  CHECK((seen > 4000 && seen < kCases - 4000));
  CHECK(open > 1000);
}

TEST_CASE("what stops a ray stops it first", "[battle][sight][EDG-R17]") {
  Random random(2);
  const Battlefield& field = battlefield(find_fixed_battlefield("oldtown")->battlefield);
  int failed = 0, stopped = 0;
  for (int i = 0; i < 5000; ++i) {
    const auto place = [&random](std::uint32_t most) {
      return static_cast<std::int32_t>(random.below(most));
    };
    const Ray ray{{{place(72'000), place(48'000)}, {place(72'000), place(48'000)}}, 2500, 1250};
    const auto stop = what_stops(field, ray, 0, {});
    bool free = true;
    for (const Part& part : field.parts()) {
      const Feature& feature = field.feature(part.feature);
      if (part.inset || feature.ground == Ground::LowArea) continue;
      free = free && !stops_plainly(feature, part, ray);
    }
    failed += stop.has_value() == free;
    if (!stop) continue;
    ++stopped;
    // Up to there nothing else is met: the ray cut short before it is free.
    failed += !plain::holds(field.parts_of(stop->feature)[0].shape,
                            plain::spot_on(ray.ground, stop->at)) &&
              field.feature(stop->feature).parts == 1;
  }
  CHECK(failed == 0);
  CHECK(stopped > 1000);
}

TEST_CASE("half a turn of the table changes nothing", "[battle][sight][EDG-R17]") {
  Random random(3);
  int failed = 0, seen = 0;
  for (int i = 0; i < 5000; ++i) {
    const FixedBattlefield& table =
        fixed_battlefields()[static_cast<std::size_t>(i) % fixed_battlefields().size()];
    const Battlefield& field = battlefield(table.battlefield);
    const auto turned = [&field](Figure figure) {
      figure.base.centre = {field.width() - figure.base.centre.x,
                            field.depth() - figure.base.centre.y};
      return figure;
    };
    const auto figure = [&] {
      const Point at{
          static_cast<std::int32_t>(random.below(static_cast<std::uint32_t>(field.width()))),
          static_cast<std::int32_t>(random.below(static_cast<std::uint32_t>(field.depth())))};
      return infantry(at, field.level_at(at));
    };
    const Figure a = figure(), b = figure();
    const bool there = sees(field, a, b);
    failed += there != sees(field, turned(a), turned(b));
    failed += wide_open(field, a, b) != wide_open(field, turned(a), turned(b));
    failed += wide_open(field, a, b) && !there;
    seen += there;
  }
  CHECK(failed == 0);
  CHECK((seen > 1000 && seen < 4000));
}

TEST_CASE("a profile is what a line runs over", "[battle][sight]") {
  const Battlefield field = field_of({woods(box_corners(20'000, 10'000, 24'000, 26'000)),
                                      hill(1500, box_corners(8000, 10'000, 16'000, 26'000)),
                                      obstacle(1000, box_corners(10'000, 12'000, 12'000, 24'000))});
  const auto rises = profile_of(field, {{4000, 18'000}, {24'000, 18'000}});
  REQUIRE(rises.size() == 3);
  CHECK((rises[0].feature == 1 && rises[0].top == 1500 && !rises[0].endless));
  CHECK((rises[1].feature == 2 && rises[1].top == 2500));
  CHECK((rises[2].feature == 0 && rises[2].endless));
  CHECK(compare(rises[1].part.to, Fraction{8000, 20'000}) == 0);
  CHECK(profile_of(field, {{4000, 1000}, {24'000, 1000}}).empty());
}

}  // namespace mael::battle
