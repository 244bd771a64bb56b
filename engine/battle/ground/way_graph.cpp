#include "engine/battle/ground/way_graph.h"

#include <algorithm>
#include <array>

#include "engine/core/polygon.h"

namespace mael::battle {
namespace {

// How many times farther the corners of a polygon of 32 or 16 sides are than the disc in it, in ten
// thousandths, rounded up; and what rounding corners to whole mils needs on top.
struct Drawing {
  int corners;
  std::int32_t secant;
};
constexpr std::array<Drawing, 2> kDrawings{{{32, 10'049}, {16, 10'196}}};
constexpr std::int32_t kRounding = 2;
constexpr std::int32_t kBeside = 2;  // how far beside tall terrain a way may bend
// A way through narrows is straight for this part of a radius.
constexpr std::int32_t kNarrowPart = 4;

// The outline of a shape after every point of it is spread to those of `around`.
std::vector<Point> spread(const ConvexPolygon& shape, const std::vector<Point>& around) {
  std::vector<Point> points;
  for (const Point corner : shape) {
    for (const Point by : around) points.push_back({corner.x + by.x, corner.y + by.y});
  }
  return outline_of(std::move(points));
}

std::int32_t drawn_radius(std::int32_t radius, Fineness fineness) {
  const auto [corners, secant] = kDrawings[static_cast<std::size_t>(fineness)];
  return static_cast<std::int32_t>((std::int64_t{radius} * secant + 9'999) / 10'000) + kRounding;
}

Point clamped(Point point, Box box) {
  return {std::clamp(point.x, box.low.x, box.high.x), std::clamp(point.y, box.low.y, box.high.y)};
}

// The point of a way, or of a polygon's outline, that is nearest to another, in whole mils.
Point nearest_on(Segment way, Point point) {
  const std::int64_t length = squared_distance(way.from, way.to);
  const std::int64_t along = std::clamp<std::int64_t>(dot(way.from, way.to, point), 0, length);
  if (length == 0) return way.from;
  const auto part = [&](std::int32_t from, std::int32_t to) {
    return from +
           static_cast<std::int32_t>(quotient_rounded((std::int64_t{to} - from) * along, length));
  };
  return {part(way.from.x, way.to.x), part(way.from.y, way.to.y)};
}

Point nearest_on(const ConvexPolygon& shape, Point point) {
  Point nearest = shape[0];
  for (int i = 0; i < shape.size(); ++i) {
    const Point place = nearest_on(edge_of(shape, i), point);
    if (squared_distance(place, point) < squared_distance(nearest, point)) nearest = place;
  }
  return nearest;
}

bool lies_within(const std::vector<Point>& outline, Point point) {
  for (std::size_t i = 0; i < outline.size(); ++i) {
    if (cross(outline[i], outline[(i + 1) % outline.size()], point) < 0) return false;
  }
  return true;
}

// Where a place lies as seen along a direction, in mils.
struct Ahead {
  std::int64_t along = 0, aside = 0;
};
Ahead ahead_of(Point from, Direction f, Point place) {
  const std::int64_t dx = std::int64_t{place.x} - from.x, dy = std::int64_t{place.y} - from.y;
  return {quotient_rounded(f.x * dx + f.y * dy, kHeadingScale),
          quotient_rounded(f.x * dy - f.y * dx, kHeadingScale)};
}

std::int64_t room_before(const Disc& disc, Ahead at, std::int64_t most) {
  const std::int64_t square = std::int64_t{disc.radius} * disc.radius - at.aside * at.aside;
  if (at.along <= 0 || square <= 0) return most;
  return std::min(most, at.along - root_rounded_up(square));
}

std::int64_t room_before(Ahead bar_from, Ahead bar_to, std::int64_t most) {
  if (bar_from.aside * bar_to.aside > 0 || bar_from.aside == bar_to.aside) return most;
  const std::int64_t meets = (bar_from.along * bar_to.aside - bar_to.along * bar_from.aside) /
                             (bar_to.aside - bar_from.aside);
  return meets < 0 ? most : std::min(most, meets - 1);
}

// Until a coordinate leaves its limits.
std::int64_t room_within(std::int32_t at, std::int32_t low, std::int32_t high, std::int32_t towards,
                         std::int64_t most) {
  if (towards == 0) return most;
  const std::int64_t room = towards > 0 ? std::int64_t{high} - at : std::int64_t{low} - at;
  return std::min(most, room * kHeadingScale / towards);
}

}  // namespace

WayGraph::WayGraph(const Battlefield& field, const Passage& passage, Point from,
                   std::int32_t allowance, Fineness fineness)
    : field_(field),
      from_(from),
      fineness_(fineness),
      keep_off_(passage.radius - kPlay),
      inner_(widened(field.box(), kPlay - passage.radius)),
      bars_(passage.bars.begin(), passage.bars.end()) {
  for (const Disc blocker : passage.blockers) {
    discs_.push_back({blocker.centre, blocker.radius + keep_off_});
  }
  find_hurdles(allowance);
  draw_hurdles();
  add_narrows();
}

bool WayGraph::is_clear(Box box) const {
  if (clamped(box.low, inner_) != box.low || clamped(box.high, inner_) != box.high) return false;
  const auto holds = [box](const Disc& disc) {
    const Box near = widened(box, disc.radius);
    return clamped(disc.centre, near) == disc.centre;
  };
  const Box wide = widened(box, keep_off_);
  const auto meets = [](Box near) {
    return [near](const Part* part) { return do_meet(part->box, near); };
  };
  return std::none_of(discs_.begin(), discs_.end(), holds) &&
         std::none_of(barred_.begin(), barred_.end(), meets(wide)) &&
         std::none_of(tall_.begin(), tall_.end(), meets(box)) &&
         std::none_of(bars_.begin(), bars_.end(),
                      [box](const Segment& bar) { return do_meet(box_of(bar), box); });
}

bool WayGraph::is_legal(Segment leg) const {
  const Box box = box_of(leg);
  if (clamped(box.low, inner_) != box.low || clamped(box.high, inner_) != box.high) return false;
  for (const Disc& disc : discs_) {
    if (compare_distance(disc.centre, leg, disc.radius) < 0) return false;
  }
  const Box wide = widened(box, keep_off_);
  for (const Part* part : barred_) {
    if (do_meet(part->box, wide) && compare_distance(part->shape, leg, keep_off_) < 0) return false;
  }
  return std::none_of(bars_.begin(), bars_.end(),
                      [leg](const Segment& bar) { return do_meet(leg, bar); });
}

std::int32_t WayGraph::cost_of(Segment leg) const {
  const Box box = box_of(leg);
  const bool climbs = std::any_of(tall_.begin(), tall_.end(),
                                  [&box](const Part* part) { return do_meet(part->box, box); });
  return length_between(leg.from, leg.to) + (climbs ? field_.climb_along(leg).vertical : 0);
}

std::int32_t WayGraph::room_ahead(Point from, Heading heading, std::int32_t most) const {
  const Direction f = direction_of(heading);
  std::int64_t room = room_within(from.x, inner_.low.x, inner_.high.x, f.x, most);
  room = room_within(from.y, inner_.low.y, inner_.high.y, f.y, room);
  for (const Disc& disc : discs_) room = room_before(disc, ahead_of(from, f, disc.centre), room);
  for (const Segment& bar : bars_) {
    room = room_before(ahead_of(from, f, bar.from), ahead_of(from, f, bar.to), room);
  }
  return static_cast<std::int32_t>(std::max<std::int64_t>(room, 0));
}

bool WayGraph::grazes(Point other, const Bend& bend) {
  if (bend.free) return true;
  const int before = sign_of(cross(other, bend.at, bend.before));
  return before * sign_of(cross(other, bend.at, bend.after)) >= 0;
}

void WayGraph::find_hurdles(std::int32_t allowance) {
  const auto far = [this, allowance](const Disc& disc) {
    return compare_distance(from_, disc.centre, disc.radius + allowance) > 0;
  };
  discs_.erase(std::remove_if(discs_.begin(), discs_.end(), far), discs_.end());
  const Box near = widened({from_, from_}, allowance + keep_off_);
  for (const Part& part : field_.parts()) {
    if (!do_meet(part.box, near)) continue;
    if (part.impassable) {
      barred_.push_back(&part);
    } else if (!part.inset && is_solid(field_.feature(part.feature)) && part.top >= kClimb) {
      tall_.push_back(&part);
    }
  }
}

std::vector<Point> WayGraph::ring(std::int32_t radius) const {
  const int corners = kDrawings[static_cast<std::size_t>(fineness_)].corners;
  const std::int32_t drawn = drawn_radius(radius, fineness_);
  std::vector<Point> points;
  for (int i = 0; i < corners; ++i) {
    points.push_back(moved({}, static_cast<Heading>(i * kHeadings / corners), drawn));
  }
  return points;
}

void WayGraph::draw_hurdles() {
  for (const Disc& disc : discs_) {
    std::vector<Point> corners = ring(disc.radius);
    for (Point& corner : corners) corner = {corner.x + disc.centre.x, corner.y + disc.centre.y};
    add_hurdle(corners);
  }
  const std::vector<Point> around = ring(keep_off_);
  for (const Part* part : barred_) add_hurdle(spread(part->shape, around));
  const std::vector<Point> beside{
      {-kBeside, -kBeside}, {kBeside, -kBeside}, {kBeside, kBeside}, {-kBeside, kBeside}};
  for (const Part* part : tall_) {
    add_hurdle(spread(part->shape, beside));
    // On top of a feature of several parts a way may bend at an inner corner of its outline.
    if (part->inner_edges == 0) continue;
    for (const Point corner : part->shape) add_place(corner);
  }
}

void WayGraph::add_hurdle(const std::vector<Point>& corners) {
  const std::size_t count = corners.size();
  const bool round_start = lies_within(corners, from_);
  for (std::size_t i = 0; i < count; ++i) {
    const Point corner = corners[i];
    if (!is_free(corner)) continue;
    bends_.push_back(
        {corner, corners[(i + count - 1) % count], corners[(i + 1) % count], false, round_start});
  }
}

void WayGraph::add_place(Point place) {
  if (is_free(place)) bends_.push_back({place, place, place});
}

// Where two hurdles overlap though what they stand for does not, a way leads straight between.
void WayGraph::add_narrow(Disc a, Disc b) {
  const std::int32_t apart = length_between(a.centre, b.centre);
  const std::int32_t room = apart - a.radius - b.radius;
  const std::int32_t drawn = drawn_radius(a.radius, fineness_) + drawn_radius(b.radius, fineness_);
  if (room < 0 || apart > drawn + kRounding || apart == 0) return;
  const std::int64_t dx = b.centre.x - a.centre.x, dy = b.centre.y - a.centre.y;
  const std::int64_t half = 2 * std::int64_t{a.radius} + room;  // from a to the middle, doubled
  const std::int64_t aside = std::min(a.radius, b.radius) / kNarrowPart;
  for (const std::int64_t side : {-aside, aside}) {
    add_place({a.centre.x + static_cast<std::int32_t>(
                                quotient_rounded(dx * half - 2 * dy * side, 2 * apart)),
               a.centre.y + static_cast<std::int32_t>(
                                quotient_rounded(dy * half + 2 * dx * side, 2 * apart))});
  }
}

// The edge of the table is as narrow as if the disc stood beyond it a second time.
void WayGraph::add_narrow_at_edges(Disc disc) {
  const auto [x, y] = disc.centre;
  for (const Point beyond : {Point{2 * inner_.low.x - x, y}, Point{2 * inner_.high.x - x, y},
                             Point{x, 2 * inner_.low.y - y}, Point{x, 2 * inner_.high.y - y}}) {
    add_narrow(disc, {beyond, disc.radius});
  }
}

void WayGraph::add_narrows() {
  for (std::size_t i = 0; i < discs_.size(); ++i) {
    add_narrow_at_edges(discs_[i]);
    for (std::size_t k = 0; k < i; ++k) add_narrow(discs_[i], discs_[k]);
    for (const Part* part : barred_) {
      add_narrow(discs_[i], {nearest_on(part->shape, discs_[i].centre), keep_off_});
    }
  }
  for (const Part* part : barred_) {
    for (const Point corner : part->shape) {
      add_narrow_at_edges({corner, keep_off_});
      for (const Part* other : barred_) {
        if (other == part) continue;
        add_narrow({corner, keep_off_}, {nearest_on(other->shape, corner), keep_off_});
      }
    }
  }
}

}  // namespace mael::battle
