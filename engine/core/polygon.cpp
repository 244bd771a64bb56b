#include "engine/core/polygon.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <iterator>

namespace mael {
namespace {

// The whole number that is nearest above or equal.
std::int64_t quotient_rounded_up(Int128 over, std::int64_t under) {
  return static_cast<std::int64_t>((over + under - 1) / under);
}

std::int64_t squared_distance_rounded_up(Segment way, Point point) {
  const std::int64_t length = squared_distance(way.from, way.to);
  const std::int64_t along = dot(way.from, way.to, point);
  if (along <= 0) return squared_distance(way.from, point);
  if (along >= length) return squared_distance(way.to, point);
  const std::int64_t aside = cross(way.from, way.to, point);
  return quotient_rounded_up(Int128{aside} * aside, length);
}

std::int64_t squared_distance_rounded_up(const ConvexPolygon& polygon, Point point) {
  std::int64_t nearest = squared_distance(polygon[0], point);
  for (int i = 0; i < polygon.size(); ++i) {
    nearest = std::min(nearest, squared_distance_rounded_up(edge_of(polygon, i), point));
  }
  return nearest;
}

// Whether some edge of `a` has all of `b` on its outer side, or on its line.
bool parts(const ConvexPolygon& a, const ConvexPolygon& b, bool strictly) {
  for (int i = 0; i < a.size(); ++i) {
    const Segment edge = edge_of(a, i);
    bool outside = true;
    for (const Point corner : b) {
      const std::int64_t side = cross(edge.from, edge.to, corner);
      outside = outside && (strictly ? side < 0 : side <= 0);
    }
    if (outside) return true;
  }
  return false;
}

// Writes the hull of the points into `chain`, which has room for twice as many, and says how long
// it is: once along the lower side and once back along the upper one (Andrew 1979).
std::size_t walk_round(std::span<Point> points, std::span<Point> chain) {
  std::sort(points.begin(), points.end());
  const auto end = std::unique(points.begin(), points.end());
  std::size_t size = 0;
  const auto walk = [&](auto from, auto to, std::size_t kept) {
    for (; from != to; ++from) {
      while (size > kept && cross(chain[size - 2], chain[size - 1], *from) <= 0) --size;
      chain[size++] = *from;
    }
  };
  walk(points.begin(), end, 1);
  if (size <= 1) return size;
  walk(std::make_reverse_iterator(end) + 1, std::make_reverse_iterator(points.begin()), size);
  return size - 1;  // it comes back to where it began
}

}  // namespace

std::string_view why_not_convex(std::span<const Point> corners) {
  if (corners.size() < kFewestCorners) return "fewer than three corners";
  if (corners.size() > kMostCorners) return "more than eight corners";
  for (const Point corner : corners) {
    if (!is_measurable(corner)) return "a corner is too far out";
  }
  const auto at = [&corners](std::size_t i) { return corners[i % corners.size()]; };
  std::int64_t area = 0;
  bool turns_left = true;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    area += cross(at(0), at(i), at(i + 1));
    turns_left = turns_left && cross(at(i), at(i + 1), at(i + 2)) > 0;
  }
  if (area < 0) return "corners run clockwise";
  if (!turns_left) return "not convex, or three corners on one line";
  // A star turns left at each corner too, but more than once round.
  for (std::size_t i = 1; i + 1 < corners.size(); ++i) {
    if (cross(at(0), at(i), at(i + 1)) <= 0) return "the outline crosses itself";
  }
  return {};
}

Box box_of(const ConvexPolygon& polygon) {
  Box box{polygon[0], polygon[0]};
  for (const Point corner : polygon) {
    box.low = {std::min(box.low.x, corner.x), std::min(box.low.y, corner.y)};
    box.high = {std::max(box.high.x, corner.x), std::max(box.high.y, corner.y)};
  }
  return box;
}

ConvexPolygon polygon_of(Box box) {
  ConvexPolygon polygon;
  for (const Point corner :
       {box.low, Point{box.high.x, box.low.y}, box.high, Point{box.low.x, box.high.y}}) {
    polygon.push_back(corner);
  }
  return polygon;
}

bool holds(const ConvexPolygon& polygon, Point point) {
  for (int i = 0; i < polygon.size(); ++i) {
    const Segment edge = edge_of(polygon, i);
    if (cross(edge.from, edge.to, point) < 0) return false;
  }
  return true;
}

bool do_meet(const ConvexPolygon& polygon, Segment way) {
  // One of the lines along the edges and along the way parts any two that do not meet.
  if (way.from == way.to) return holds(polygon, way.from);
  bool left = false, right = false;
  for (int i = 0; i < polygon.size(); ++i) {
    const Segment edge = edge_of(polygon, i);
    if (cross(edge.from, edge.to, way.from) < 0 && cross(edge.from, edge.to, way.to) < 0) {
      return false;
    }
    const std::int64_t side = cross(way.from, way.to, edge.from);
    left = left || side >= 0;
    right = right || side <= 0;
  }
  return left && right;
}

int compare_distance(const ConvexPolygon& polygon, Point point, std::int32_t reach) {
  if (reach < 0) return 1;
  if (holds(polygon, point)) return reach > 0 ? -1 : 0;
  int nearest = 1;
  for (int i = 0; i < polygon.size(); ++i) {
    nearest = std::min(nearest, compare_distance(point, edge_of(polygon, i), reach));
  }
  return nearest;
}

int compare_distance(const ConvexPolygon& polygon, Segment way, std::int32_t reach) {
  if (reach < 0) return 1;
  if (do_meet(polygon, way)) return reach > 0 ? -1 : 0;
  int nearest = 1;
  for (int i = 0; i < polygon.size(); ++i) {
    const Segment edge = edge_of(polygon, i);
    nearest =
        std::min({nearest, compare_distance(edge.from, way, reach),
                  compare_distance(way.from, edge, reach), compare_distance(way.to, edge, reach)});
  }
  return nearest;
}

int compare_distance(const ConvexPolygon& a, const ConvexPolygon& b, std::int32_t reach) {
  if (reach < 0) return 1;
  if (!parts(a, b, true) && !parts(b, a, true)) return reach > 0 ? -1 : 0;
  int nearest = 1;
  for (const Point corner : a) nearest = std::min(nearest, compare_distance(b, corner, reach));
  for (const Point corner : b) nearest = std::min(nearest, compare_distance(a, corner, reach));
  return nearest;
}

bool do_overlap(const ConvexPolygon& a, const ConvexPolygon& b) {
  return !parts(a, b, false) && !parts(b, a, false);
}

bool holds(const ConvexPolygon& outer, const ConvexPolygon& inner) {
  return std::all_of(inner.begin(), inner.end(),
                     [&outer](Point corner) { return holds(outer, corner); });
}

std::int32_t distance_rounded_up(const ConvexPolygon& polygon, Point point) {
  return holds(polygon, point) ? 0 : root_rounded_up(squared_distance_rounded_up(polygon, point));
}

std::int32_t distance_rounded_up(const ConvexPolygon& a, const ConvexPolygon& b) {
  if (compare_distance(a, b, 0) <= 0) return 0;
  std::int64_t nearest = squared_distance(a[0], b[0]);
  for (const Point corner : a) nearest = std::min(nearest, squared_distance_rounded_up(b, corner));
  for (const Point corner : b) nearest = std::min(nearest, squared_distance_rounded_up(a, corner));
  return root_rounded_up(nearest);
}

std::optional<Stretch> part_within(const ConvexPolygon& polygon, Segment way) {
  Stretch part;
  for (int i = 0; i < polygon.size(); ++i) {
    const Segment edge = edge_of(polygon, i);
    // How far inside of the edge the way begins and ends; between them it changes evenly.
    const std::int64_t begin = cross(edge.from, edge.to, way.from);
    const std::int64_t end = cross(edge.from, edge.to, way.to);
    if (begin < 0 && end < 0) return std::nullopt;
    if (begin >= 0 && end >= 0) continue;
    if (begin < 0) {
      const Fraction enters{-begin, end - begin};
      if (compare(enters, part.from) > 0) part.from = enters;
    } else {
      const Fraction leaves{begin, begin - end};
      if (compare(leaves, part.to) < 0) part.to = leaves;
    }
  }
  if (compare(part.from, part.to) > 0) return std::nullopt;
  return part;
}

Hull hull_of(std::span<const Point> points) {
  assert(points.size() <= kMostHull);
  std::array<Point, kMostHull> sorted{};
  std::array<Point, 2 * kMostHull> chain{};
  std::copy(points.begin(), points.end(), sorted.begin());
  const std::size_t size = walk_round(std::span(sorted).first(points.size()), chain);
  Hull hull;
  for (std::size_t i = 0; i < size; ++i) hull.push_back(chain[i]);
  return hull;
}

std::vector<Point> outline_of(std::vector<Point> points) {
  std::vector<Point> chain(2 * points.size());
  chain.resize(walk_round(points, chain));
  return chain;
}

bool holds(const Hull& hull, Point point) {
  if (hull.empty()) return false;
  if (hull.size() < 3) {
    return compare_distance(point, Segment{hull[0], hull[hull.size() - 1]}, 0) <= 0;
  }
  for (int i = 0; i < hull.size(); ++i) {
    if (cross(hull[i], hull[i + 1 == hull.size() ? 0 : i + 1], point) < 0) return false;
  }
  return true;
}

}  // namespace mael
