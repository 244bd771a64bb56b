// Slow plain twins of the predicates in plane.h and polygon.h: other formulas, in fractions of 128
// bits, case by case. And what random cases are drawn from.
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "engine/core/polygon.h"
#include "engine/core/random.h"

namespace mael::plain {

// A point in fractions: (x / under, y / under).
struct Spot {
  Int128 x, y, under;
};

inline Spot spot_on(Segment way, Fraction at) {
  return {Int128{way.from.x} * at.under + Int128{at.over} * (way.to.x - way.from.x),
          Int128{way.from.y} * at.under + Int128{at.over} * (way.to.y - way.from.y), at.under};
}

inline int sign(Int128 number) { return (number > 0) - (number < 0); }

// How the squared distance of a spot and a point compares with the square of `reach`.
inline int compare(Spot spot, Point point, Int128 reach) {
  const Int128 dx = spot.x - point.x * spot.under, dy = spot.y - point.y * spot.under;
  return sign(dx * dx + dy * dy - reach * reach * spot.under * spot.under);
}

// The foot of the perpendicular, moved into the way where it lies beyond its ends.
inline int compare(Point point, Segment way, std::int32_t reach) {
  const std::int64_t dx = way.to.x - way.from.x, dy = way.to.y - way.from.y;
  const std::int64_t length = dx * dx + dy * dy;
  Fraction at{0, 1};
  if (length > 0) {
    const std::int64_t along = dx * (point.x - way.from.x) + dy * (point.y - way.from.y);
    at = {std::clamp<std::int64_t>(along, 0, length), length};
  }
  return compare(spot_on(way, at), point, reach);
}

inline bool is_between(std::int64_t number, std::int64_t a, std::int64_t b) {
  return std::min(a, b) <= number && number <= std::max(a, b);
}

// Solves for where the lines cross; ways on one line meet where an end of one lies in the other.
inline bool do_meet(Segment a, Segment b) {
  const std::int64_t ax = a.to.x - a.from.x, ay = a.to.y - a.from.y;
  const std::int64_t bx = b.to.x - b.from.x, by = b.to.y - b.from.y;
  const std::int64_t x = b.from.x - a.from.x, y = b.from.y - a.from.y;
  const std::int64_t under = ax * by - ay * bx;
  if (under != 0) {
    const std::int64_t on_a = x * by - y * bx, on_b = x * ay - y * ax;
    return is_between(on_a, 0, under) && is_between(on_b, 0, under);
  }
  const auto lies_in = [](Point point, Segment way) { return compare(point, way, 0) == 0; };
  return lies_in(a.from, b) || lies_in(a.to, b) || lies_in(b.from, a) || lies_in(b.to, a);
}

inline int compare(Segment a, Segment b, std::int32_t reach) {
  if (plain::do_meet(a, b)) return reach > 0 ? -1 : 0;
  return std::min({compare(a.from, b, reach), compare(a.to, b, reach), compare(b.from, a, reach),
                   compare(b.to, a, reach)});
}

// A point lies in the hull of points if it lies in a triangle of three of them (Carathéodory).
inline bool lies_in_triangle(Point a, Point b, Point c, Point point) {
  const int sides[3] = {sign_of(cross(a, b, point)), sign_of(cross(b, c, point)),
                        sign_of(cross(c, a, point))};
  const auto [low, high] = std::minmax({sides[0], sides[1], sides[2]});
  if (low < 0 && high > 0) return false;
  if (cross(a, b, c) != 0) return true;
  return compare(point, Segment{a, b}, 0) == 0 || compare(point, Segment{b, c}, 0) == 0 ||
         compare(point, Segment{c, a}, 0) == 0;
}

inline bool lies_in(std::span<const Point> points, Point point) {
  for (const Point a : points) {
    for (const Point b : points) {
      for (const Point c : points) {
        if (lies_in_triangle(a, b, c, point)) return true;
      }
    }
  }
  return false;
}

inline bool lies_in(const ConvexPolygon& polygon, Point point) {
  for (int i = 2; i < polygon.size(); ++i) {
    if (lies_in_triangle(polygon[0], polygon[i - 1], polygon[i], point)) return true;
  }
  return false;
}

inline int compare(const ConvexPolygon& polygon, Segment way, std::int32_t reach) {
  if (lies_in(polygon, way.from)) return reach > 0 ? -1 : 0;
  int nearest = 1;
  for (int i = 0; i < polygon.size(); ++i) {
    nearest = std::min(nearest, compare(edge_of(polygon, i), way, reach));
  }
  return nearest;
}

inline int compare(const ConvexPolygon& a, const ConvexPolygon& b, std::int32_t reach) {
  if (lies_in(b, a[0]) || lies_in(a, b[0])) return reach > 0 ? -1 : 0;
  int nearest = 1;
  for (int i = 0; i < a.size(); ++i) nearest = std::min(nearest, compare(b, edge_of(a, i), reach));
  return nearest;
}

inline bool holds(const ConvexPolygon& polygon, Spot spot) {
  for (int i = 0; i < polygon.size(); ++i) {
    const Segment edge = edge_of(polygon, i);
    const Int128 dx = edge.to.x - edge.from.x, dy = edge.to.y - edge.from.y;
    if (dx * (spot.y - edge.from.y * spot.under) - dy * (spot.x - edge.from.x * spot.under) < 0) {
      return false;
    }
  }
  return true;
}

// Random cases: on a grid so small that corners, edges and lines coincide all the time, on a table,
// and as far out as points go.
inline constexpr std::array<std::int32_t, 4> kScales{3, 8, 36'000, kFarthestMil};

inline Point point(Random& random, std::int32_t scale) {
  const auto width = static_cast<std::uint32_t>(2 * scale + 1);
  return {static_cast<std::int32_t>(random.below(width)) - scale,
          static_cast<std::int32_t>(random.below(width)) - scale};
}
inline Segment way(Random& random, std::int32_t scale) {
  const Point from = point(random, scale);
  return {from, random.below(16) == 0 ? from : point(random, scale)};
}
inline std::int32_t reach(Random& random, std::int32_t scale) {
  return static_cast<std::int32_t>(random.below(static_cast<std::uint32_t>(scale + 1)));
}
inline ConvexPolygon polygon(Random& random, std::int32_t scale) {
  for (;;) {
    std::array<Point, kMostCorners> drawn;
    const auto corners = 3 + random.below(kMostCorners - 2);
    for (std::uint32_t i = 0; i < corners; ++i) drawn[i] = point(random, scale);
    const Hull hull = hull_of(std::span(drawn).first(corners));
    if (hull.size() < 3) continue;
    ConvexPolygon made;
    for (const Point corner : hull) made.push_back(corner);
    return made;
  }
}

}  // namespace mael::plain
