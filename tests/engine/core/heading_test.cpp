#include "engine/core/heading.h"

#include <catch2/catch_test_macros.hpp>
#include <cmath>

#include "engine/core/random.h"

namespace mael {
namespace {

constexpr double kTurn = 6.283185307179586;

Point drawn(Random& random, std::int32_t reach) {
  const auto width = static_cast<std::uint32_t>(2 * reach + 1);
  return {static_cast<std::int32_t>(random.below(width)) - reach,
          static_cast<std::int32_t>(random.below(width)) - reach};
}

// Of all headings that have the point ahead, the one with the least to its side, the lowest first.
Heading nearest_heading(Point from, Point to) {
  std::int64_t least = -1;
  int nearest = 0;
  for (int i = 0; i < kHeadings; ++i) {
    const Direction f = direction_of(static_cast<Heading>(i));
    const std::int64_t dx = to.x - from.x, dy = to.y - from.y;
    const std::int64_t aside = std::abs(f.x * dy - f.y * dx);
    if (f.x * dx + f.y * dy <= 0 || (least >= 0 && aside >= least)) continue;
    least = aside;
    nearest = i;
  }
  return static_cast<Heading>(nearest);
}

// How far a point lies from the quarter ahead: below 0 inside, by how much.
double outside_quarter(double x, double y, double angle) {
  const double ahead = x * std::cos(angle) + y * std::sin(angle);
  const double aside = std::abs(y * std::cos(angle) - x * std::sin(angle));
  if (aside <= ahead || ahead + aside > 0) return (aside - ahead) / std::sqrt(2.0);
  return std::hypot(x, y);
}

int wrong_headings(std::uint64_t seed, int cases) {
  Random random(seed);
  int failed = 0;
  for (int i = 0; i < cases; ++i) {
    const std::int32_t reach = i % 2 == 0 ? 30'000 : 3;
    const Point from = drawn(random, reach), to = drawn(random, reach);
    failed += heading_towards(from, to) != nearest_heading(from, to);
  }
  return failed;
}

int wrong_quarters(std::uint64_t seed, int cases) {
  Random random(seed);
  int failed = 0;
  for (int i = 0; i < cases; ++i) {
    const Point from = drawn(random, 9000), to = drawn(random, 9000);
    const auto heading = static_cast<Heading>(random.below(kHeadings));
    const auto radius = static_cast<std::int32_t>(random.below(1600));
    const Direction f = direction_of(heading);
    const double out = outside_quarter(to.x - from.x, to.y - from.y, std::atan2(f.y, f.x));
    const bool some = holds_partly(from, heading, Arc::Quarter, {to, radius});
    const bool all = holds_wholly(from, heading, Arc::Quarter, {to, radius});
    // Directions are as long as they should be but for one part in 20,000.
    if (out < radius - 1) failed += !some;
    if (out > radius + 1) failed += some;
    if (out < -radius - 1) failed += !all;
    if (out > -radius + 1) failed += all;
  }
  return failed;
}

int wrong_halves(std::uint64_t seed, int cases) {
  Random random(seed);
  int failed = 0;
  for (int i = 0; i < cases; ++i) {
    const Point from = drawn(random, 9000), to = drawn(random, 9000);
    const auto heading = static_cast<Heading>(random.below(kHeadings));
    const auto radius = static_cast<std::int32_t>(random.below(1600));
    // f · d against 16384 · r, with all in fractions of a mil.
    const Direction f = direction_of(heading);
    const double depth =
        (double(f.x) * (to.x - from.x) + double(f.y) * (to.y - from.y)) / kHeadingScale;
    failed += is_partly_behind(from, heading, {to, radius}) != (depth < radius);
    failed += is_wholly_behind(from, heading, {to, radius}) != (depth < -radius);
  }
  return failed;
}

}  // namespace

TEST_CASE("directions are the rounded ones, and mirror exactly", "[core][heading][EDG-R4]") {
  for (int i = 0; i < kHeadings; ++i) {
    const Direction f = direction_of(static_cast<Heading>(i));
    CHECK(f.x == std::lround(kHeadingScale * std::cos(kTurn * i / kHeadings)));
    CHECK(f.y == std::lround(kHeadingScale * std::sin(kTurn * i / kHeadings)));
    const auto mirrored = static_cast<Heading>((kHeadings - i) % kHeadings);
    CHECK(direction_of(mirrored) == Direction{f.x, -f.y});
    const auto swapped = static_cast<Heading>((kHeadings + kHeadings / 4 - i) % kHeadings);
    CHECK(direction_of(swapped) == Direction{f.y, f.x});
    CHECK(direction_of(opposite_of(static_cast<Heading>(i))) == Direction{-f.x, -f.y});
  }
}

TEST_CASE("the heading to a point is the nearest", "[core][heading][EDG-R4]") {
  CHECK(heading_towards({5, 5}, {9, 5}) == 0);
  CHECK(heading_towards({5, 5}, {5, 9}) == 256);
  CHECK(heading_towards({5, 5}, {1, 1}) == 640);
  CHECK(heading_towards({5, 5}, {5, 5}) == 0);
  CHECK(wrong_headings(1, 20'000) == 0);
}

TEST_CASE("so far along a heading is rounded to the nearest mil", "[core][heading]") {
  CHECK(moved({100, 100}, 0, 591) == Point{691, 100});
  CHECK(moved({100, 100}, 256, 591) == Point{100, 691});
  CHECK(moved({0, 0}, 128, 1000) == Point{707, 707});
  CHECK(moved({0, 0}, 640, 1000) == Point{-707, -707});
  CHECK(moved({7, 7}, 77, 0) == Point{7, 7});
  CHECK((quotient_rounded(5, 2) == 3 && quotient_rounded(-5, 2) == -3));
  CHECK((quotient_rounded(4, 3) == 1 && quotient_rounded(-4, 3) == -1));
}

TEST_CASE("the line through the centre belongs to the front", "[core][heading][EDG-R4][EDG-042]") {
  const Point leader{10'000, 10'000};
  const Disc beside{{10'000, 14'000}, 0};
  CHECK(holds_wholly(leader, 0, Arc::Half, beside));
  CHECK_FALSE(is_partly_behind(leader, 0, beside));
  // A base astride of the line is partly behind and not wholly; to its last mil.
  CHECK(is_partly_behind(leader, 0, {{10'590, 14'000}, 591}));
  CHECK_FALSE(is_partly_behind(leader, 0, {{10'591, 14'000}, 591}));
  CHECK_FALSE(is_wholly_behind(leader, 0, {{10'000 - 591, 14'000}, 591}));
  CHECK(is_wholly_behind(leader, 0, {{10'000 - 592, 14'000}, 591}));
}

TEST_CASE("halves are told by how deep a base lies in them", "[core][heading][EDG-R4]") {
  CHECK(wrong_halves(3, 200'000) == 0);
}

TEST_CASE("arcs are turned with the heading", "[core][heading][EDG-051]") {
  const Point leader{0, 0};
  for (int quarter = 0; quarter < 4; ++quarter) {
    const auto heading = static_cast<Heading>(256 * quarter);
    const Direction f = direction_of(heading);
    const Disc ahead{{f.x, f.y}, 591}, behind{{-f.x, -f.y}, 591};
    CHECK((holds_wholly(leader, heading, Arc::Half, ahead) &&
           holds_wholly(leader, heading, Arc::Quarter, ahead)));
    CHECK((is_wholly_behind(leader, heading, behind) &&
           !holds_partly(leader, heading, Arc::Quarter, behind)));
  }
}

TEST_CASE("a quarter arc ends on its diagonals", "[core][heading]") {
  CHECK(holds_wholly({0, 0}, 0, Arc::Quarter, {{5000, 5000}, 0}));
  CHECK_FALSE(holds_partly({0, 0}, 0, Arc::Quarter, {{5000, 5001}, 0}));
  // Behind the tip the tip counts: 3-4-5.
  CHECK(holds_partly({0, 0}, 0, Arc::Quarter, {{-4000, 3000}, 5000}));
  CHECK_FALSE(holds_partly({0, 0}, 0, Arc::Quarter, {{-4000, 3000}, 4999}));
  CHECK(wrong_quarters(2, 200'000) == 0);
}

TEST_CASE("headings and arcs agree in a million cases too", "[core][heading][.slow]") {
  CHECK(wrong_headings(11, 1'000'000) == 0);
  CHECK(wrong_halves(12, 1'000'000) == 0);
  CHECK(wrong_quarters(13, 1'000'000) == 0);
}

}  // namespace mael
