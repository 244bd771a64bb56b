// A measured table: points, ways and discs in mils, and distances that compare the same way on
// every platform. Shapes with corners are in polygon.h, directions in heading.h.
#pragma once

#include <bit>
#include <cassert>
#include <compare>
#include <cstdint>
#include <cstdlib>

namespace mael {

// Products of four lengths are beyond 64 bits.
__extension__ using Int128 = __int128;

inline constexpr std::int32_t kMilsPerInch = 1000;
inline constexpr std::int32_t kFarthestMil = 200'000;  // of a coordinate, either way

// In mils, x to the east and y to the north.
struct Point {
  std::int32_t x = 0;
  std::int32_t y = 0;
  friend constexpr auto operator<=>(const Point&, const Point&) = default;
};

// A straight way; both ends may be the same point.
struct Segment {
  Point from, to;
  friend constexpr auto operator<=>(const Segment&, const Segment&) = default;
};

// `radius` in 0 … kFarthestMil. What the border belongs to is said by each function.
struct Disc {
  Point centre;
  std::int32_t radius = 0;
  friend constexpr auto operator<=>(const Disc&, const Disc&) = default;
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
  constexpr int kBits = 40;
  assert(square >= 0 && square <= (std::int64_t{1} << kBits));
  if (square <= 1) return static_cast<std::int32_t>(square);
  if (square == std::int64_t{1} << kBits) return 1 << (kBits / 2);
  // Four times a square has twice its root: of a square of 39 or 40 bits a straight line is within
  // a thirtieth of the root, and two steps of Newton's, the second on what is left over, within
  // one.
  const int halves = (std::countl_zero(static_cast<std::uint64_t>(square)) - (64 - kBits)) / 2;
  const std::int64_t scaled = square << (2 * halves);
  const auto high = static_cast<std::uint32_t>(scaled >> 8);
  const std::uint32_t line = (11 * ((high >> 15) + (2u << 15))) >> 5;
  const std::int64_t near = std::int64_t{(line + high / line) / 2} << 4;
  const auto left = static_cast<std::int32_t>(scaled - near * near);
  std::int64_t root = (near + left / static_cast<std::int32_t>(2 * near)) >> halves;
  while (root * root < square) ++root;
  while ((root - 1) * (root - 1) >= square) --root;
  return static_cast<std::int32_t>(root);
}

// The length of a straight way, rounded up to a whole mil (EDG-R7).
constexpr std::int32_t length_between(Point a, Point b) {
  return root_rounded_up(squared_distance(a, b));
}

// Whether two points are at most `reach` apart; `reach` at least 0.
constexpr bool is_within(Point a, Point b, std::int32_t reach) {
  return squared_distance(a, b) <= std::int64_t{reach} * reach;
}

// Twice the area of the triangle: above 0 if `b` lies to the left of the way from `origin` to `a`,
// 0 if all three lie on one line.
constexpr std::int64_t cross(Point origin, Point a, Point b) {
  return (std::int64_t{a.x} - origin.x) * (std::int64_t{b.y} - origin.y) -
         (std::int64_t{a.y} - origin.y) * (std::int64_t{b.x} - origin.x);
}

// Above 0 if the ways from `origin` to `a` and to `b` form less than a right angle.
constexpr std::int64_t dot(Point origin, Point a, Point b) {
  return (std::int64_t{a.x} - origin.x) * (std::int64_t{b.x} - origin.x) +
         (std::int64_t{a.y} - origin.y) * (std::int64_t{b.y} - origin.y);
}

// The nearest whole number to a quotient, halves away from 0; `by` above 0.
constexpr std::int64_t quotient_rounded(std::int64_t number, std::int64_t by) {
  return (number < 0 ? number - by / 2 : number + by / 2) / by;
}

constexpr int sign_of(std::int64_t number) { return (number > 0) - (number < 0); }

// Whether a·b is less than (−1), as much as (0) or more than (1) c·d; none of them below 0.
// 64 bits hold the products of all but the longest ways, and for more WebAssembly needs calls.
constexpr int compare_products(std::int64_t a, std::int64_t b, std::int64_t c, std::int64_t d) {
  assert(a >= 0 && b >= 0 && c >= 0 && d >= 0);
  const auto bare = [](std::int64_t number) { return static_cast<std::uint64_t>(number); };
  const auto spare = [&](std::int64_t number) { return std::countl_zero(bare(number)); };
  if (spare(a) + spare(b) >= 64 && spare(c) + spare(d) >= 64) {
    const std::uint64_t left = bare(a) * bare(b), right = bare(c) * bare(d);
    return (left > right) - (left < right);
  }
  const Int128 left = Int128{a} * b, right = Int128{c} * d;
  return (left > right) - (left < right);
}

// Whether two points are less than (−1), exactly (0) or more than (1) `reach` apart; at any reach
// below 0 they are more.
constexpr int compare_distance(Point a, Point b, std::int32_t reach) {
  if (reach < 0) return 1;
  return sign_of(squared_distance(a, b) - std::int64_t{reach} * reach);
}

// The same for a point and the nearest point of a way (EDG-R5); `reach` up to kFarthestMil.
constexpr int compare_distance(Point point, Segment way, std::int32_t reach) {
  const std::int64_t length = squared_distance(way.from, way.to);
  const std::int64_t along = dot(way.from, way.to, point);
  if (reach < 0) return 1;
  if (along <= 0) return compare_distance(point, way.from, reach);
  if (along >= length) return compare_distance(point, way.to, reach);
  const std::int64_t aside = cross(way.from, way.to, point), gap = aside < 0 ? -aside : aside;
  return compare_products(gap, gap, std::int64_t{reach} * reach, length);
}

// Whether some point of the straight way from `a` to `b` is at most `reach` from `point` (EDG-R5);
// `reach` in 0 … kFarthestMil.
constexpr bool is_near_way(Point point, Point a, Point b, std::int32_t reach) {
  return compare_distance(point, Segment{a, b}, reach) <= 0;
}

// Whether two ways have a point in common, be it an end.
constexpr bool do_meet(Segment a, Segment b) {
  const int a_from = sign_of(cross(b.from, b.to, a.from)),
            a_to = sign_of(cross(b.from, b.to, a.to));
  const int b_from = sign_of(cross(a.from, a.to, b.from)),
            b_to = sign_of(cross(a.from, a.to, b.to));
  if (a_from * a_to < 0 && b_from * b_to < 0) return true;
  const auto holds = [](Segment way, Point point, int side) {
    return side == 0 && dot(point, way.from, way.to) <= 0;
  };
  return holds(b, a.from, a_from) || holds(b, a.to, a_to) || holds(a, b.from, b_from) ||
         holds(a, b.to, b_to);
}

// Whether two ways come nearer to each other than (−1), exactly as near as (0) or never as near as
// (1) `reach`, which is at most kFarthestMil.
constexpr int compare_distance(Segment a, Segment b, std::int32_t reach) {
  if (reach < 0) return 1;
  if (do_meet(a, b)) return reach > 0 ? -1 : 0;
  int nearest = compare_distance(a.from, b, reach);
  const auto take = [&nearest](int one) { nearest = one < nearest ? one : nearest; };
  take(compare_distance(a.to, b, reach));
  take(compare_distance(b.from, a, reach));
  take(compare_distance(b.to, a, reach));
  return nearest;
}

// Whether the borders of two discs are less than (−1), exactly (0) or more than (1) `gap` apart. A
// gap below 0 is how deep they lie in each other.
constexpr int compare_gap(Disc a, Disc b, std::int32_t gap) {
  return compare_distance(a.centre, b.centre, a.radius + b.radius + gap);
}

// The same for a disc that is swept along `way` and one that stands.
constexpr int compare_gap(Segment way, std::int32_t radius, Disc disc, std::int32_t gap) {
  return compare_distance(disc.centre, way, radius + disc.radius + gap);
}

// How far apart the borders of two discs are, rounded up to a whole mil; below 0 if they overlap
// (EDG-R5). For putting gaps in order only.
constexpr std::int32_t gap_between(Disc a, Disc b) {
  return length_between(a.centre, b.centre) - a.radius - b.radius;
}

}  // namespace mael
