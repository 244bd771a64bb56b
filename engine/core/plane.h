// A measured table: points in mils, and distances that compare the same way on every platform.
#pragma once

#include <cassert>
#include <compare>
#include <cstdint>
#include <cstdlib>

namespace mael {

inline constexpr std::int32_t kMilsPerInch = 1000;
inline constexpr std::int32_t kFarthestMil = 200'000;  // of a coordinate, either way

// In mils, x to the east and y to the north.
struct Point {
  std::int32_t x = 0;
  std::int32_t y = 0;
  friend constexpr auto operator<=>(const Point&, const Point&) = default;
};

constexpr bool is_measurable(Point point) {
  return point.x >= -kFarthestMil && point.x <= kFarthestMil && point.y >= -kFarthestMil &&
         point.y <= kFarthestMil;
}

// The functions below take measurable points only; then nothing in them overflows.

constexpr std::int64_t squared_distance(Point a, Point b) {
  const std::int64_t dx = std::int64_t{b.x} - a.x, dy = std::int64_t{b.y} - a.y;
  return dx * dx + dy * dy;
}

// The smallest whole number whose square is at least `square`, which is 0 … 2^40.
constexpr std::int32_t root_rounded_up(std::int64_t square) {
  assert(square >= 0 && square <= (std::int64_t{1} << 40));
  std::int64_t low = 0, high = std::int64_t{1} << 20;
  while (low < high) {
    const std::int64_t middle = (low + high) / 2;
    if (middle * middle >= square) {
      high = middle;
    } else {
      low = middle + 1;
    }
  }
  return static_cast<std::int32_t>(low);
}

// The length of a straight way, rounded up to a whole mil (EDG-R7).
constexpr std::int32_t length_between(Point a, Point b) {
  return root_rounded_up(squared_distance(a, b));
}

// Whether two points are at most `reach` apart; `reach` at least 0.
constexpr bool is_within(Point a, Point b, std::int32_t reach) {
  return squared_distance(a, b) <= std::int64_t{reach} * reach;
}

// Whether some point of the straight way from `a` to `b` is at most `reach` from `point` (EDG-R5);
// `reach` in 0 … kFarthestMil.
constexpr bool is_near_way(Point point, Point a, Point b, std::int32_t reach) {
  if (is_within(point, a, reach) || is_within(point, b, reach)) return true;
  const std::int64_t length = squared_distance(a, b);
  const std::int64_t along = (std::int64_t{b.x} - a.x) * (std::int64_t{point.x} - a.x) +
                             (std::int64_t{b.y} - a.y) * (std::int64_t{point.y} - a.y);
  if (along <= 0 || along >= length) return false;
  std::int64_t aside = (std::int64_t{b.x} - a.x) * (std::int64_t{point.y} - a.y) -
                       (std::int64_t{b.y} - a.y) * (std::int64_t{point.x} - a.x);
  if (aside < 0) aside = -aside;
  // aside² ≤ reach² · length: both are beyond 64 bits, so the products are compared exactly in 128.
  __extension__ using Wide = unsigned __int128;
  return Wide(aside) * Wide(aside) <= Wide(reach) * Wide(reach) * Wide(length);
}

}  // namespace mael
