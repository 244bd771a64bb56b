#include "engine/core/plane.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <vector>

#include "engine/core/random.h"

namespace mael {
namespace {

Point drawn(Random& random, std::int32_t reach) {
  const auto width = static_cast<std::uint32_t>(2 * reach + 1);
  return {static_cast<std::int32_t>(random.below(width)) - reach,
          static_cast<std::int32_t>(random.below(width)) - reach};
}

// The same asked of the nearest whole point in each of so many steps: only what it says of points
// clearly nearer or farther counts.
double nearest_on_way(Point point, Point a, Point b) {
  double nearest = 1e18;
  for (int i = 0; i <= 1000; ++i) {
    const double x = a.x + (b.x - a.x) * i / 1000.0 - point.x;
    const double y = a.y + (b.y - a.y) * i / 1000.0 - point.y;
    nearest = std::min(nearest, x * x + y * y);
  }
  return nearest;
}

}  // namespace

TEST_CASE("a length is rounded up to a whole mil", "[core][plane][EDG-R7]") {
  CHECK(length_between({0, 0}, {3000, 4000}) == 5000);
  CHECK(length_between({0, 0}, {1, 1}) == 2);
  CHECK(length_between({0, 0}, {3000, 4001}) == 5001);
  CHECK(length_between({5, 5}, {5, 5}) == 0);
  CHECK(length_between({-kFarthestMil, -kFarthestMil}, {kFarthestMil, kFarthestMil}) == 565'686);
}

// A root changes at a square and nowhere else: all squares are tried with what lies beside them.
TEST_CASE("the root rounded up is the smallest that is enough", "[core][plane]") {
  constexpr std::int64_t kMost = 1 << 20;
  std::int64_t wrong = 0;
  for (std::int64_t root = 1; root <= kMost; ++root) {
    const std::int64_t square = root * root;
    wrong += root_rounded_up(square) != root || root_rounded_up(square - 1) > root;
    wrong += root < kMost && root_rounded_up(square + 1) != root + 1;
  }
  CHECK(wrong == 0);
  CHECK(root_rounded_up(0) == 0);
  Random random(1);
  for (int i = 0; i < 1'000'000; ++i) {
    const auto square = static_cast<std::int64_t>(random.next() >> (24 + i % 40));
    const std::int64_t root = root_rounded_up(square);
    wrong += root * root < square || (root > 0 && (root - 1) * (root - 1) >= square);
  }
  CHECK(wrong == 0);
}

// Factors whose products lie round the borders of 32, 63, 64 and 127 bits, and all between them.
TEST_CASE("products are compared exactly however long they are", "[core][plane][EDG-R5]") {
  std::vector<std::int64_t> factors{0, 1, 2, 3};
  for (int bits = 2; bits <= 63; ++bits) {
    const auto border = static_cast<std::int64_t>((std::uint64_t{1} << bits) - 1);
    for (const std::int64_t beside : {border - 1, border}) factors.push_back(beside);
    if (bits < 63) factors.push_back(border + 1);
  }
  const auto plainly = [](Int128 left, Int128 right) { return (left > right) - (left < right); };
  int wrong = 0, equal = 0;
  for (const std::int64_t a : factors) {
    for (const std::int64_t b : factors) {
      for (const std::int64_t c : factors) {
        // With what makes the products as alike as they can be.
        const Int128 like = c == 0 ? Int128{0} : Int128{a} * b / c;
        const auto d = static_cast<std::int64_t>(std::min(like, Int128{INT64_MAX - 1}));
        for (const std::int64_t other : {d, d + 1, b}) {
          const int expected = plainly(Int128{a} * b, Int128{c} * other);
          equal += expected == 0;
          wrong += compare_products(a, b, c, other) != expected;
          wrong += compare_products(c, other, a, b) != -expected;
        }
      }
    }
  }
  CHECK(wrong == 0);
  CHECK(equal > 10'000);
}

TEST_CASE("nearness to a way agrees with looking along it", "[core][plane][EDG-R5]") {
  Random random(2);
  int near = 0, far = 0;
  for (int i = 0; i < 2000; ++i) {
    const Point a = drawn(random, 9000), b = drawn(random, 9000), point = drawn(random, 9000);
    const auto reach = static_cast<std::int32_t>(random.below(6000));
    const double nearest = nearest_on_way(point, a, b);
    const double square = double(reach) * reach, slack = 40.0 * (reach + 40);
    if (nearest <= square) {
      CHECK(is_near_way(point, a, b, reach));
      ++near;
    } else if (nearest > square + slack) {
      CHECK_FALSE(is_near_way(point, a, b, reach));
      ++far;
    }
  }
  CHECK((near > 300 && far > 300));
}

TEST_CASE("nearness to a way is exact to the mil, and far out", "[core][plane][EDG-R5]") {
  const Point a{-kFarthestMil, 0}, b{kFarthestMil, 0};
  CHECK(is_near_way({7, 5000}, a, b, 5000));
  CHECK_FALSE(is_near_way({7, 5001}, a, b, 5000));
  // 3-4-5: the way y = 3/4 x passes (0, 5) at a distance of 4.
  CHECK(is_near_way({0, 5000}, {-40'000, -30'000}, {40'000, 30'000}, 4000));
  CHECK_FALSE(is_near_way({0, 5001}, {-40'000, -30'000}, {40'000, 30'000}, 4000));
  // With products of more and of less than 64 bits.
  for (const std::int32_t far : {kFarthestMil, 60'000, 30'000}) {
    for (const std::int32_t up : {40'000, 15'000, 5}) {
      const Segment slope{{-4 * far / 5, -3 * far / 5}, {4 * far / 5, 3 * far / 5}};
      CHECK(compare_distance(Point{0, up}, slope, up / 5 * 4) == 0);
      CHECK(compare_distance(Point{0, up + 1}, slope, up / 5 * 4) == 1);
      CHECK(compare_distance(Point{0, -up + 1}, slope, up / 5 * 4) == -1);
    }
  }
  // Behind its ends a way is as near as its ends are.
  CHECK(is_near_way({13'000, 4000}, {0, 0}, {10'000, 0}, 5000));
  CHECK_FALSE(is_near_way({13'000, 4000}, {0, 0}, {10'000, 0}, 4999));
}

}  // namespace mael
