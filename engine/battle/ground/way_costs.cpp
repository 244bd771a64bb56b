#include "engine/battle/ground/way_costs.h"

namespace mael::battle {

WayCosts::WayCosts(const Battlefield& field, const Passage& passage, Point from,
                   std::int32_t allowance)
    : graph_(field, passage, from, allowance, Fineness::Fine),
      search_(graph_, from, allowance),
      from_(from),
      allowance_(allowance) {
  search_.spread();
}

WayCosts::Last WayCosts::last_before(Point goal) const {
  Last last{-1, allowance_ + 1};
  if (!graph_.is_legal({goal, goal})) return last;
  int place = -1;
  for (const WaySearch::Node& node : search_.nodes()) {
    ++place;
    const Segment leg{node.bend.at, goal};
    if (!node.done || compare_distance(leg.from, leg.to, last.cost - node.cost - 1) > 0) continue;
    const std::int32_t cost = node.cost + graph_.cost_of(leg);
    if (cost < last.cost && graph_.is_legal(leg)) last = {place, cost};
  }
  return last;
}

std::optional<std::int32_t> WayCosts::to(Point goal) const {
  const Last last = last_before(goal);
  if (last.node < 0) return std::nullopt;
  return last.cost;
}

std::optional<Way> WayCosts::way_to(Point goal) const {
  const Last last = last_before(goal);
  if (last.node < 0) return std::nullopt;
  std::vector<Point> points = search_.points_to(last.node);
  const Point before = points.empty() ? from_ : points.back();
  if (before != goal) points.push_back(goal);
  shorten(graph_, from_, points);
  if (points.size() > kMostWaypoints) return std::nullopt;
  Way way;
  Point at = from_;
  for (const Point point : points) {
    way.cost += graph_.cost_of({at, point});
    way.points.push_back(point);
    at = point;
  }
  return way;
}

}  // namespace mael::battle
