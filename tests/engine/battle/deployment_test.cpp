#include "engine/battle/play/deployment.h"

#include <catch2/catch_test_macros.hpp>

#include "engine/core/random.h"

namespace mael::battle {
namespace {

constexpr std::int32_t kInfantry = 591;

struct Size {
  std::int32_t width, depth;
};
constexpr Size kSizes[] = {{72'000, 48'000}, {36'000, 36'000}};

// The least distance between the zones of the two sides, rounded up.
std::int32_t gap_between_zones(Deployment deployment, Size size) {
  std::int32_t least = kFarthestMil;
  const Zone red = zone_of(deployment, Side::Red, size.width, size.depth);
  for (const Box a : red.areas) {
    const Zone blue = zone_of(deployment, Side::Blue, size.width, size.depth);
    for (const Box b : blue.areas) {
      least = std::min(least, distance_rounded_up(polygon_of(a), polygon_of(b)));
    }
  }
  return least;
}

// Whether all points of a circle a bit smaller than the base lie in the zone.
bool holds_plainly(const Zone& zone, Disc base) {
  for (int x = -12; x <= 12; ++x) {
    for (int y = -12; y <= 12; ++y) {
      if (x * x + y * y > 144) continue;
      const Point point{base.centre.x + x * base.radius / 12, base.centre.y + y * base.radius / 12};
      bool inside = false;
      for (const Box area : zone.areas) inside = inside || do_meet(area, Box{point, point});
      if (!inside) return false;
    }
  }
  return true;
}

}  // namespace

TEST_CASE("the zones of both sides are as far apart as the sheet says",
          "[battle][deployment][EDG-436][EDG-433]") {
  const std::int32_t large[] = {24'000, 18'000, 18'000, 24'000, 21'000, 26'833};
  const std::int32_t small[] = {24'000, 18'000, 18'000, 24'000, 18'000, 18'000};
  for (int i = 0; i < kDeployments; ++i) {
    INFO(name_of(static_cast<Deployment>(i)));
    CHECK(gap_between_zones(static_cast<Deployment>(i), kSizes[0]) == large[i]);
    CHECK(gap_between_zones(static_cast<Deployment>(i), kSizes[1]) == small[i]);
  }
}

TEST_CASE("models deploy wholly in their zone", "[battle][deployment][EDG-432][EDG-R6]") {
  const Zone front = zone_of(Deployment::BroadFront, Side::Red, 36'000, 36'000);
  CHECK(holds_wholly(front, {{18'000, 6000 - 589}, kInfantry}));
  CHECK_FALSE(holds_wholly(front, {{18'000, 6000 - 588}, kInfantry}));
  CHECK_FALSE(holds_wholly(front, {{588, 3000}, kInfantry}));
  CHECK(is_clear_of(front, {{18'000, 6592}, kInfantry}));
  CHECK_FALSE(is_clear_of(front, {{18'000, 6591}, kInfantry}));
}

TEST_CASE("where two areas overlap there is no edge between them",
          "[battle][deployment][EDG-432]") {
  const Zone wing = zone_of(Deployment::Outflank, Side::Red, 36'000, 36'000);
  CHECK(holds_wholly(wing, {{4000, 6000}, kInfantry}));        // astride of the end of the strip
  CHECK(holds_wholly(wing, {{9000, 3000}, kInfantry}));        // astride of the side of the wing
  CHECK_FALSE(holds_wholly(wing, {{9000, 6000}, kInfantry}));  // at the inner corner
  // 3-4-5 from the inner corner at (9, 6).
  CHECK(holds_wholly(wing, {{9000 - 300, 6000 - 400}, 502}));
  CHECK_FALSE(holds_wholly(wing, {{9000 - 300, 6000 - 400}, 503}));
}

TEST_CASE("zones agree with looking at many points of a base", "[battle][deployment][EDG-432]") {
  Random random(1);
  int failed = 0, inside = 0;
  for (int i = 0; i < 60'000; ++i) {
    const Size size = kSizes[random.below(2)];
    const auto deployment = static_cast<Deployment>(random.below(kDeployments));
    const Zone zone =
        zone_of(deployment, static_cast<Side>(random.below(2)), size.width, size.depth);
    const Point centre{
        static_cast<std::int32_t>(random.below(static_cast<std::uint32_t>(size.width))),
        static_cast<std::int32_t>(random.below(static_cast<std::uint32_t>(size.depth)))};
    const auto radius = static_cast<std::int32_t>(400 + random.below(1200));
    const bool whole = holds_wholly(zone, {centre, radius});
    inside += whole;
    if (whole) failed += !holds_plainly(zone, {centre, radius - 2});
    if (!whole) failed += holds_plainly(zone, {centre, radius * 11 / 10});
  }
  CHECK(failed == 0);
  CHECK(inside > 5000);
}

TEST_CASE("blue has what red has after half a turn", "[battle][deployment][EDG-435][EDG-437]") {
  const Zone blue = zone_of(Deployment::LongFlank, Side::Blue, 72'000, 48'000);
  REQUIRE(blue.areas.size() == 2);
  CHECK(blue.areas[0] == Box{{57'000, 0}, {72'000, 48'000}});
  CHECK(blue.areas[1] == Box{{42'000, 36'000}, {72'000, 48'000}});
  CHECK(reserve_edge_of(Deployment::LongFlank, Side::Blue) == Edge::East);
  CHECK(reserve_edge_of(Deployment::Pincer, Side::Red) == Edge::South);
  for (int i = 0; i < kDeployments; ++i) {
    const auto deployment = static_cast<Deployment>(i);
    CHECK(deployment_named(name_of(deployment)) == deployment);
  }
  CHECK_FALSE(deployment_named("nowhere"));
}

}  // namespace mael::battle
