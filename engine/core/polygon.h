// Convex polygons on a measured table, and where ways run through them. All answers are exact.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "engine/core/fixed_list.h"
#include "engine/core/plane.h"

namespace mael {

inline constexpr int kFewestCorners = 3;
inline constexpr int kMostCorners = 8;

// Corners counter-clockwise, no three of them on one line; holds its border. The functions below
// take such polygons with measurable corners only.
using ConvexPolygon = FixedList<Point, kMostCorners>;

// Why these corners are no such polygon, in a few words; empty if they are.
std::string_view why_not_convex(std::span<const Point> corners);

// Upright; holds its border.
struct Box {
  Point low, high;
  friend constexpr bool operator==(const Box&, const Box&) = default;
};
constexpr bool do_meet(Box a, Box b) {
  return a.low.x <= b.high.x && b.low.x <= a.high.x && a.low.y <= b.high.y && b.low.y <= a.high.y;
}
constexpr Box widened(Box box, std::int32_t by) {
  return {{box.low.x - by, box.low.y - by}, {box.high.x + by, box.high.y + by}};
}
constexpr Box box_of(Segment way) {
  const auto [a, b] = way;
  return {{a.x < b.x ? a.x : b.x, a.y < b.y ? a.y : b.y},
          {a.x < b.x ? b.x : a.x, a.y < b.y ? b.y : a.y}};
}
Box box_of(const ConvexPolygon& polygon);
ConvexPolygon polygon_of(Box box);

// From corner `i` to the next.
constexpr Segment edge_of(const ConvexPolygon& polygon, int i) {
  return {polygon[i], polygon[i + 1 == polygon.size() ? 0 : i + 1]};
}

bool holds(const ConvexPolygon& polygon, Point point);
bool do_meet(const ConvexPolygon& polygon, Segment way);

// Whether something comes nearer to the polygon than (−1), exactly as near as (0) or never as near
// as (1) `reach`, which is at most kFarthestMil; what lies in the polygon has a distance of 0.
int compare_distance(const ConvexPolygon& polygon, Point point, std::int32_t reach);
int compare_distance(const ConvexPolygon& polygon, Segment way, std::int32_t reach);
int compare_distance(const ConvexPolygon& a, const ConvexPolygon& b, std::int32_t reach);

// Whether two polygons have more in common than points of their borders.
bool do_overlap(const ConvexPolygon& a, const ConvexPolygon& b);
bool holds(const ConvexPolygon& outer, const ConvexPolygon& inner);

// The distance rounded up to a whole mil, for putting distances in order only (EDG-R5).
std::int32_t distance_rounded_up(const ConvexPolygon& polygon, Point point);
std::int32_t distance_rounded_up(const ConvexPolygon& a, const ConvexPolygon& b);

// A part of a way: 0 is its beginning, 1 its end. `over` is at least 0, `under` above 0.
struct Fraction {
  std::int64_t over = 0, under = 1;
};
constexpr int compare(Fraction a, Fraction b) {
  return compare_products(a.over, b.under, b.over, a.under);
}

// The part of a way that lies in a polygon, its border included: from 0 ≤ from ≤ to ≤ 1. Both are
// the same where the way only touches the border. `over` and `under` are at most 2^39.
struct Stretch {
  Fraction from, to{1, 1};
};
std::optional<Stretch> part_within(const ConvexPolygon& polygon, Segment way);

// The convex hull, counter-clockwise and without corners on a line between others; a point or a
// way where all lie on one. At most `kMostHull` points.
inline constexpr int kMostHull = 32;
using Hull = FixedList<Point, kMostHull>;
Hull hull_of(std::span<const Point> points);
// The same for any number of points.
std::vector<Point> outline_of(std::vector<Point> points);
// Whether a hull holds a point, its border included.
bool holds(const Hull& hull, Point point);

}  // namespace mael
