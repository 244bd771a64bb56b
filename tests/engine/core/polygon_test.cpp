// Every predicate against its slow plain twin over a million random cases, and the nasty ones by
// hand.
#include "engine/core/polygon.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <vector>

#include "tests/engine/core/plain_plane.h"

namespace mael {
namespace {

constexpr int kCases = 1'000'000;
constexpr int kFewCases = kCases / 10;  // of what takes longer; all of them run as [slow]

ConvexPolygon made_of(std::initializer_list<Point> corners) {
  ConvexPolygon polygon;
  for (const Point corner : corners) polygon.push_back(corner);
  return polygon;
}
const ConvexPolygon kSquare = made_of({{0, 0}, {1000, 0}, {1000, 1000}, {0, 1000}});

// How many of so many random cases `agrees` does not hold for. `agrees(random, scale)`.
template <class Agrees>
int failures(std::uint64_t seed, int cases, Agrees&& agrees) {
  Random random(seed);
  int failed = 0;
  for (int i = 0; i < cases; ++i) {
    const std::int32_t scale = plain::kScales[static_cast<std::size_t>(i) % plain::kScales.size()];
    failed += !agrees(random, scale);
  }
  return failed;
}

// The area that two polygons share, cut edge by edge.
double shared_area(const ConvexPolygon& a, const ConvexPolygon& b) {
  using Real = std::pair<double, double>;
  std::vector<Real> left;
  for (const Point corner : a) left.emplace_back(corner.x, corner.y);
  for (int i = 0; i < b.size(); ++i) {
    const Segment edge = edge_of(b, i);
    const auto side = [&edge](Real p) {
      return (edge.to.x - edge.from.x) * (p.second - edge.from.y) -
             (edge.to.y - edge.from.y) * (p.first - edge.from.x);
    };
    std::vector<Real> cut;
    for (std::size_t k = 0; k < left.size(); ++k) {
      const Real p = left[k], q = left[(k + 1) % left.size()];
      const double p_side = side(p), q_side = side(q);
      if (p_side >= 0) cut.push_back(p);
      if ((p_side > 0 && q_side < 0) || (p_side < 0 && q_side > 0)) {
        const double t = p_side / (p_side - q_side);
        cut.emplace_back(p.first + t * (q.first - p.first), p.second + t * (q.second - p.second));
      }
    }
    left = cut;
  }
  double twice = 0;
  for (std::size_t k = 0; k < left.size(); ++k) {
    const Real p = left[k], q = left[(k + 1) % left.size()];
    twice += p.first * q.second - p.second * q.first;
  }
  return twice / 2;
}

bool agrees_on_way(Random& random, std::int32_t scale) {
  const ConvexPolygon polygon = plain::polygon(random, scale);
  const Point point = plain::point(random, scale);
  for (int i = 0; i < 4; ++i) {
    const Segment way = plain::way(random, scale);
    const std::int32_t reach = plain::reach(random, scale);
    const int expected = plain::compare(polygon, way, reach);
    if (compare_distance(polygon, way, reach) != expected) return false;
  }
  const Segment way = plain::way(random, scale);
  const std::int32_t reach = plain::reach(random, scale);
  if (do_meet(polygon, way) != (plain::compare(polygon, way, 0) == 0)) return false;
  const int expected = plain::compare(polygon, Segment{point, point}, reach);
  if (compare_distance(polygon, point, reach) != expected) return false;
  return true;
}

bool agrees_on_polygons(Random& random, std::int32_t scale) {
  const ConvexPolygon a = plain::polygon(random, scale), b = plain::polygon(random, scale);
  const std::int32_t reach = plain::reach(random, scale);
  return compare_distance(a, b, reach) == plain::compare(a, b, reach);
}

bool agrees_on_roots(Random& random, std::int32_t scale) {
  const ConvexPolygon a = plain::polygon(random, scale), b = plain::polygon(random, scale);
  const Point point = plain::point(random, scale);
  const std::int32_t one = distance_rounded_up(a, point), two = distance_rounded_up(a, b);
  return compare_distance(a, point, one) <= 0 && compare_distance(a, point, one - 1) > 0 &&
         compare_distance(a, b, two) <= 0 && compare_distance(a, b, two - 1) > 0;
}

bool agrees_on_hull(Random& random, std::int32_t scale) {
  std::vector<Point> points(1 + random.below(7));
  for (Point& point : points) point = plain::point(random, scale);
  const Hull hull = hull_of(points);
  for (const Point point : points) {
    if (!holds(hull, point)) return false;
  }
  const std::vector<Point> outline = outline_of(points);
  if (!std::equal(hull.begin(), hull.end(), outline.begin(), outline.end())) return false;
  const Point point = plain::point(random, scale);
  return holds(hull, point) == plain::lies_in(points, point) &&
         (hull.size() < 3 || why_not_convex({hull.begin(), hull.end()}).size() == 0 ||
          hull.size() > kMostCorners);
}

// Where coordinates are small an area is told apart from none.
bool agrees_on_overlap(Random& random, std::int32_t) {
  const ConvexPolygon a = plain::polygon(random, 8), b = plain::polygon(random, 8);
  const bool expected = shared_area(a, b) > 1e-6;
  return do_overlap(a, b) == expected && do_overlap(b, a) == expected;
}

bool agrees_on_part(Random& random, std::int32_t scale) {
  const ConvexPolygon polygon = plain::polygon(random, scale);
  const Segment way = plain::way(random, scale);
  const auto part = part_within(polygon, way);
  if (part.has_value() != (plain::compare(polygon, way, 0) == 0)) return false;
  for (std::int64_t step = 0; step <= 3; ++step) {
    const Fraction at{step, 3};
    const bool inside = part && compare(part->from, at) <= 0 && compare(at, part->to) <= 0;
    if (inside != plain::holds(polygon, plain::spot_on(way, at))) return false;
  }
  return !part || (plain::holds(polygon, plain::spot_on(way, part->from)) &&
                   plain::holds(polygon, plain::spot_on(way, part->to)));
}

}  // namespace

TEST_CASE("a point and a way are compared like their plain twin", "[core][plane][EDG-R5]") {
  CHECK(failures(1, kCases, [](Random& random, std::int32_t scale) {
          const Point point = plain::point(random, scale);
          const Segment way = plain::way(random, scale);
          const std::int32_t reach = plain::reach(random, scale);
          return compare_distance(point, way, reach) == plain::compare(point, way, reach);
        }) == 0);
}

TEST_CASE("two ways are compared like their plain twin", "[core][plane][EDG-R9]") {
  CHECK(failures(2, kCases, [](Random& random, std::int32_t scale) {
          const Segment a = plain::way(random, scale), b = plain::way(random, scale);
          const std::int32_t reach = plain::reach(random, scale);
          return do_meet(a, b) == plain::do_meet(a, b) &&
                 compare_distance(a, b, reach) == plain::compare(a, b, reach);
        }) == 0);
}

TEST_CASE("ways that only just meet or miss", "[core][plane][EDG-R9]") {
  const Segment way{{0, 0}, {1000, 1000}};
  CHECK(do_meet(way, {{500, 500}, {900, 0}}));  // an end on the line
  CHECK_FALSE(do_meet(way, {{501, 500}, {900, 0}}));
  CHECK(do_meet(way, {{1000, 1000}, {2000, 0}}));     // end to end
  CHECK(do_meet(way, {{400, 400}, {600, 600}}));      // one in the other
  CHECK(do_meet(way, {{1000, 1000}, {2000, 2000}}));  // one after the other
  CHECK_FALSE(do_meet(way, {{1001, 1001}, {2000, 2000}}));
  CHECK_FALSE(do_meet(way, {{0, 1}, {1000, 1001}}));  // side by side
  CHECK(do_meet(way, {{500, 500}, {500, 500}}));      // no length, on it
  CHECK_FALSE(do_meet(way, {{500, 501}, {500, 501}}));
  CHECK(do_meet(Segment{{7, 7}, {7, 7}}, Segment{{7, 7}, {7, 7}}));
  CHECK(compare_distance(way, Segment{{1003, 1004}, {2000, 2000}}, 5) == 0);
  CHECK(compare_distance(way, Segment{{0, 5}, {0, 5}}, 4) == -1);
  CHECK(compare_distance(way, way, 0) == 0);
  CHECK(compare_distance(way, way, -1) == 1);
}

TEST_CASE("discs are compared by their borders", "[core][plane][EDG-R5][EDG-R6]") {
  const Disc a{{0, 0}, 591}, b{{3000, 4000}, 1575};
  CHECK(compare_gap(a, b, 5000 - 591 - 1575) == 0);
  CHECK(compare_gap(a, b, 5000 - 591 - 1575 + 1) == -1);
  CHECK(compare_gap(a, b, 5000 - 591 - 1575 - 1) == 1);
  CHECK(gap_between(a, b) == 5000 - 591 - 1575);
  CHECK(gap_between(a, {{100, 0}, 591}) == 100 - 2 * 591);
  CHECK(compare_gap(a, a, -2 * 591) == 0);  // one in the place of the other
  CHECK(compare_gap(a, a, -2 * 591 - 1) == 1);
  // A swept disc that is tangent to one standing.
  CHECK(compare_gap(Segment{{-9000, 1182}, {9000, 1182}}, 591, a, 0) == 0);
  CHECK(compare_gap(Segment{{-9000, 1181}, {9000, 1181}}, 591, a, 0) == -1);
  CHECK(compare_gap(Segment{{5, 1182}, {5, 1182}}, 591, Disc{{5, 0}, 591}, 0) == 0);
}

TEST_CASE("points in polygons agree with triangles of corners", "[core][polygon]") {
  CHECK(failures(3, kCases / 4, [](Random& random, std::int32_t scale) {
          const ConvexPolygon polygon = plain::polygon(random, scale);
          for (int i = 0; i < 4; ++i) {
            const Point point = plain::point(random, scale);
            if (holds(polygon, point) != plain::lies_in(polygon, point)) return false;
          }
          return true;
        }) == 0);
}

TEST_CASE("ways and polygons are compared like their plain twin", "[core][polygon][EDG-R8]") {
  CHECK(failures(4, kCases / 4, agrees_on_way) == 0);
}

TEST_CASE("polygons at ends, edges and corners", "[core][polygon][EDG-R6]") {
  CHECK(holds(kSquare, Point{0, 0}));
  CHECK(holds(kSquare, Point{500, 1000}));
  CHECK_FALSE(holds(kSquare, Point{500, 1001}));
  CHECK(compare_distance(kSquare, Point{500, 500}, 0) == 0);
  CHECK(compare_distance(kSquare, Point{500, 500}, 1) == -1);
  CHECK(compare_distance(kSquare, Point{1300, 1400}, 500) == 0);  // at a corner: 3-4-5
  CHECK(compare_distance(kSquare, Point{1300, 1400}, 499) == 1);
  CHECK(compare_distance(kSquare, Point{500, 1591}, 591) == 0);  // tangent to an edge
  CHECK(compare_distance(kSquare, Segment{{-500, 1591}, {1500, 1591}}, 591) == 0);
  CHECK(do_meet(kSquare, Segment{{-1000, 1000}, {1000, -1000}}));  // through one corner
  CHECK_FALSE(do_meet(kSquare, Segment{{-1001, 1000}, {999, -1000}}));
  CHECK(do_meet(kSquare, Segment{{-500, 0}, {1500, 0}}));        // along an edge
  CHECK_FALSE(do_meet(kSquare, Segment{{1001, 0}, {1500, 0}}));  // on its line
  CHECK(do_meet(kSquare, Segment{{200, 200}, {300, 300}}));      // within
  CHECK(do_meet(kSquare, Segment{{1000, 500}, {1000, 500}}));    // no length, on the border
}

TEST_CASE("the part of a way within a polygon is exact", "[core][polygon][EDG-R17]") {
  CHECK(failures(5, kFewCases, agrees_on_part) == 0);
}

TEST_CASE("parts of ways by hand", "[core][polygon][EDG-R17]") {
  const auto part = [](Segment way) {
    const auto found = part_within(kSquare, way);
    return found ? std::vector<std::int64_t>{1000 * found->from.over / found->from.under,
                                             1000 * found->to.over / found->to.under}
                 : std::vector<std::int64_t>{};
  };
  using Thousandths = std::vector<std::int64_t>;
  CHECK(part({{-1000, 500}, {3000, 500}}) == Thousandths{250, 500});
  CHECK(part({{500, 500}, {500, 2500}}) == Thousandths{0, 250});
  CHECK(part({{200, 200}, {300, 300}}) == Thousandths{0, 1000});
  CHECK(part({{-1000, 1000}, {1000, -1000}}) == Thousandths{500, 500});  // touches a corner
  CHECK(part({{-1000, 0}, {1000, 0}}) == Thousandths{500, 1000});        // runs along an edge
  CHECK(part({{500, 1000}, {500, 1000}}) == Thousandths{0, 1000});       // no length
  CHECK(part({{500, 1001}, {500, 1001}}).empty());
  CHECK(part({{1000, 1000}, {2000, 2000}}) == Thousandths{0, 0});  // leaves at once
}

TEST_CASE("two polygons are compared like their plain twin", "[core][polygon][EDG-R5]") {
  CHECK(failures(6, kFewCases, agrees_on_polygons) == 0);
}

TEST_CASE("polygons overlap if they share an area", "[core][polygon][EDG-R13]") {
  CHECK(failures(7, kFewCases, agrees_on_overlap) == 0);
  CHECK(do_overlap(kSquare, kSquare));
  CHECK_FALSE(do_overlap(kSquare, polygon_of({{1000, 0}, {2000, 1000}})));     // an edge
  CHECK_FALSE(do_overlap(kSquare, polygon_of({{1000, 1000}, {2000, 2000}})));  // a corner
  CHECK(do_overlap(kSquare, polygon_of({{999, 999}, {2000, 2000}})));
  CHECK(holds(kSquare, polygon_of({{0, 500}, {1000, 1000}})));
  CHECK_FALSE(holds(kSquare, polygon_of({{0, 500}, {1001, 1000}})));
}

TEST_CASE("distances rounded up are the least that are enough", "[core][polygon][EDG-R5]") {
  CHECK(failures(8, kFewCases, agrees_on_roots) == 0);
}

TEST_CASE("a hull holds what triangles of its points hold", "[core][polygon][EDG-R9]") {
  CHECK(failures(9, kFewCases, agrees_on_hull) == 0);
  const std::array<Point, 3> line{{{0, 0}, {2, 2}, {1, 1}}};
  CHECK(hull_of(line).size() == 2);
  CHECK(hull_of(std::span(line).first(1)).size() == 1);
}

TEST_CASE("what is no convex polygon is told", "[core][polygon][EDG-R13]") {
  const auto why = [](std::vector<Point> corners) { return std::string(why_not_convex(corners)); };
  CHECK(why({{0, 0}, {4, 0}, {4, 4}, {0, 4}}).empty());
  CHECK(why({{0, 0}, {4, 0}}) == "fewer than three corners");
  CHECK(why(std::vector<Point>(9)) == "more than eight corners");
  CHECK(why({{0, 0}, {0, 4}, {4, 4}, {4, 0}}) == "corners run clockwise");
  CHECK(why({{0, 0}, {2, 0}, {4, 0}, {4, 4}}) == "not convex, or three corners on one line");
  CHECK(why({{0, 0}, {4, 0}, {1, 1}, {0, 4}}) == "not convex, or three corners on one line");
  CHECK(why({{0, 0}, {0, 0}, {4, 0}, {4, 4}}) == "not convex, or three corners on one line");
  CHECK(why({{0, 0}, {kFarthestMil + 1, 0}, {0, 9}}) == "a corner is too far out");
  // The five-pointed star.
  CHECK(why({{0, 10}, {-6, -8}, {10, 3}, {-10, 3}, {6, -8}}) == "the outline crosses itself");
}

TEST_CASE("what takes longer agrees in a million cases too", "[core][polygon][.slow]") {
  CHECK(failures(11, kCases, agrees_on_way) == 0);
  CHECK(failures(12, kCases, agrees_on_polygons) == 0);
  CHECK(failures(16, kCases, agrees_on_part) == 0);
  CHECK(failures(13, kCases, agrees_on_roots) == 0);
  CHECK(failures(14, kCases, agrees_on_hull) == 0);
  CHECK(failures(15, kCases, agrees_on_overlap) == 0);
}

}  // namespace mael
