#include "engine/battle/ground/ways.h"

#include "engine/battle/ground/way_graph.h"
#include "engine/battle/ground/way_search.h"
#include "engine/core/polygon.h"

namespace mael::battle {
namespace {

std::optional<Stopped> what_stops_leg(const Battlefield& field, const Passage& passage,
                                      Segment leg) {
  for (const Point end : {leg.from, leg.to}) {
    if (!field.is_on_table({end, passage.radius})) return Stopped{Hindrance::Edge, 0, 0};
  }
  const FeatureIndex feature = field.barred_by(leg, passage.radius);
  if (feature != kNoFeature) return Stopped{Hindrance::Impassable, 0, feature};
  for (std::size_t i = 0; i < passage.blockers.size(); ++i) {
    if (compare_gap(leg, passage.radius, passage.blockers[i], -kPlay) < 0) {
      return Stopped{Hindrance::Model, 0, static_cast<int>(i)};
    }
  }
  for (std::size_t i = 0; i < passage.bars.size(); ++i) {
    if (do_meet(leg, passage.bars[i])) return Stopped{Hindrance::Bar, 0, static_cast<int>(i)};
  }
  return std::nullopt;
}

Way straight_way(Point from, Point to, std::int32_t cost) {
  Way way;
  if (from != to) way.points.push_back(to);
  way.cost = cost;
  return way;
}

using Found = std::optional<std::vector<Point>>;

Found find_waypoints(const Battlefield& field, const Passage& passage, Segment ends,
                     std::int32_t allowance, Fineness fineness) {
  const WayGraph graph(field, passage, ends.from, allowance, fineness);
  Found found = WaySearch(graph, ends.from, allowance).find(ends.to);
  if (found) shorten(graph, ends.from, *found);
  return found;
}

}  // namespace

void add_bars(std::span<const Point> centres, Point from, std::vector<Segment>& bars) {
  const Hull hull = hull_of(centres);
  if (hull.size() < 2 || holds(hull, from)) return;
  for (int i = 0; i + 1 < hull.size(); ++i) bars.push_back({hull[i], hull[i + 1]});
  if (hull.size() > 2) bars.push_back({hull[hull.size() - 1], hull[0]});
}

std::optional<Stopped> what_stops(const Battlefield& field, const Passage& passage, Point from,
                                  std::span<const Point> waypoints) {
  for (std::size_t i = 0; i < waypoints.size(); ++i) {
    auto stopped = what_stops_leg(field, passage, {from, waypoints[i]});
    if (stopped) {
      stopped->leg = static_cast<int>(i);
      return stopped;
    }
    from = waypoints[i];
  }
  return std::nullopt;
}

std::int32_t cost_of(const Battlefield& field, Point from, std::span<const Point> waypoints) {
  std::int32_t cost = 0;
  for (const Point to : waypoints) {
    cost += length_between(from, to) + field.climb_along({from, to}).vertical;
    from = to;
  }
  return cost;
}

std::optional<Way> shortest_way(const Battlefield& field, const Passage& passage, Point from,
                                Point to, std::int32_t allowance) {
  if (length_between(from, to) > allowance) return std::nullopt;
  if (what_stops_leg(field, passage, {to, to})) return std::nullopt;
  if (!what_stops_leg(field, passage, {from, to})) {
    const std::int32_t straight = cost_of(field, from, {&to, 1});
    if (straight == length_between(from, to)) return straight_way(from, to, straight);
  }
  // Round many bases a fine way has more waypoints than may be said; then a coarse one is tried.
  for (const Fineness fineness : {Fineness::Fine, Fineness::Coarse}) {
    const Found found = find_waypoints(field, passage, {from, to}, allowance, fineness);
    if (!found) return std::nullopt;
    if (found->size() > kMostWaypoints) continue;
    Way way;
    for (const Point point : *found) way.points.push_back(point);
    way.cost = cost_of(field, from, *found);
    return way;
  }
  return std::nullopt;
}

}  // namespace mael::battle
