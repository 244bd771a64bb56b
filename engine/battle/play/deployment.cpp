#include "engine/battle/play/deployment.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "engine/battle/ground/battlefield.h"

namespace mael::battle {
namespace {

constexpr std::array<std::string_view, kDeployments> kNames{
    "broad-front", "face-off", "pincer", "long-march", "outflank", "long-flank"};

// Red's boxes in inches: west, south, east, north. An empty box is none.
struct Inches {
  int west = 0, south = 0, east = 0, north = 0;
};
using Boxes = std::array<Inches, 2>;
constexpr std::array<Boxes, kDeployments> kLarge{{
    {{{0, 0, 72, 12}, {}}},
    {{{12, 0, 60, 15}, {}}},
    {{{0, 0, 24, 15}, {48, 0, 72, 15}}},
    {{{0, 0, 24, 48}, {}}},
    {{{0, 0, 72, 9}, {0, 0, 18, 18}}},
    {{{0, 0, 15, 48}, {0, 0, 30, 12}}},
}};
constexpr std::array<Boxes, kDeployments> kSmall{{
    {{{0, 0, 36, 6}, {}}},
    {{{6, 0, 30, 9}, {}}},
    {{{0, 0, 12, 9}, {24, 0, 36, 9}}},
    {{{0, 0, 6, 36}, {}}},
    {{{0, 0, 36, 6}, {0, 0, 9, 12}}},
    {{{0, 0, 6, 36}, {0, 0, 12, 9}}},
}};
constexpr std::int32_t kLargeWidth = 72'000, kLargeDepth = 48'000;
constexpr std::int32_t kSmallSide = 36'000;

Box box_in_mils(Inches box) {
  return {{box.west * kMilsPerInch, box.south * kMilsPerInch},
          {box.east * kMilsPerInch, box.north * kMilsPerInch}};
}

Box half_turned(Box box, std::int32_t width, std::int32_t depth) {
  return {{width - box.high.x, depth - box.high.y}, {width - box.low.x, depth - box.low.y}};
}

// What is left of an edge outside of the other box, as up to two ways. `upright`: it runs north.
struct Outside {
  FixedList<Segment, 2> ways;
};
Outside outside_of(Box box, Segment edge) {
  const bool upright = edge.from.x == edge.to.x;
  const auto along = [upright](Point p) { return upright ? p.y : p.x; };
  const auto across = [upright](Point p) { return upright ? p.x : p.y; };
  Outside left;
  const bool passes = across(edge.from) > across(box.low) && across(edge.from) < across(box.high);
  const std::int32_t from = std::max(along(edge.from), along(box.low));
  const std::int32_t to = std::min(along(edge.to), along(box.high));
  if (!passes || from >= to) {
    left.ways.push_back(edge);
    return left;
  }
  const auto at = [&](std::int32_t place) {
    return upright ? Point{edge.from.x, place} : Point{place, edge.from.y};
  };
  if (along(edge.from) < from) left.ways.push_back({edge.from, at(from)});
  if (to < along(edge.to)) left.ways.push_back({at(to), edge.to});
  return left;
}

std::array<Segment, 4> edges_of(Box box) {
  const Point south_east{box.high.x, box.low.y}, north_west{box.low.x, box.high.y};
  return {{{box.low, south_east},
           {north_west, box.high},
           {box.low, north_west},
           {south_east, box.high}}};
}

bool holds(Box box, Point point) { return do_meet(box, Box{point, point}); }

// Whether an outer edge of one of the boxes comes nearer to the point than `reach`.
bool is_edge_near(const Zone& zone, Point point, std::int32_t reach) {
  for (int i = 0; i < zone.areas.size(); ++i) {
    for (const Segment edge : edges_of(zone.areas[i])) {
      Outside outer;
      if (zone.areas.size() == 1) {
        outer.ways.push_back(edge);
      } else {
        outer = outside_of(zone.areas[1 - i], edge);
      }
      for (const Segment way : outer.ways) {
        if (compare_distance(point, way, reach) < 0) return true;
      }
    }
  }
  return false;
}

}  // namespace

std::string_view name_of(Deployment deployment) {
  return kNames[static_cast<std::size_t>(deployment)];
}

std::optional<Deployment> deployment_named(std::string_view name) {
  const auto found = std::find(kNames.begin(), kNames.end(), name);
  if (found == kNames.end()) return std::nullopt;
  return static_cast<Deployment>(found - kNames.begin());
}

bool has_zones(std::int32_t width, std::int32_t depth) {
  return (width == kLargeWidth && depth == kLargeDepth) ||
         (width == kSmallSide && depth == kSmallSide);
}

Zone zone_of(Deployment deployment, Side side, std::int32_t width, std::int32_t depth) {
  assert(has_zones(width, depth));
  const auto& all = width == kLargeWidth ? kLarge : kSmall;
  Zone zone;
  for (const Inches inches : all[static_cast<std::size_t>(deployment)]) {
    if (inches.east == 0) continue;
    const Box box = box_in_mils(inches);
    zone.areas.push_back(side == Side::Red ? box : half_turned(box, width, depth));
  }
  return zone;
}

Edge reserve_edge_of(Deployment deployment, Side side) {
  const bool west = deployment == Deployment::LongMarch || deployment == Deployment::LongFlank;
  if (west) return side == Side::Red ? Edge::West : Edge::East;
  return side == Side::Red ? Edge::South : Edge::North;
}

bool holds_wholly(const Zone& zone, Disc base) {
  const bool inside = std::any_of(zone.areas.begin(), zone.areas.end(),
                                  [&base](Box area) { return holds(area, base.centre); });
  return inside && !is_edge_near(zone, base.centre, base.radius - kPlay);
}

bool is_clear_of(const Zone& zone, Disc base) {
  return std::all_of(zone.areas.begin(), zone.areas.end(), [&base](Box area) {
    return compare_distance(polygon_of(area), base.centre, base.radius) > 0;
  });
}

}  // namespace mael::battle
