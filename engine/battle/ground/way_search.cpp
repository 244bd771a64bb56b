#include "engine/battle/ground/way_search.h"

#include <algorithm>

namespace mael::battle {

WaySearch::WaySearch(const WayGraph& graph, Point from, std::int32_t allowance)
    : graph_(graph), most_(allowance) {
  nodes_.push_back({{from, from, from}, 0, -1, false});
  for (const Bend& bend : graph.bends()) nodes_.push_back({bend, kNoCost, -1, false});
}

std::optional<std::vector<Point>> WaySearch::find(Point goal) {
  goal_ = goal;
  open_.push({rest(nodes_[0].bend.at), 0});
  for (int node = take_next(); node >= 0; node = take_next()) {
    try_goal(node, goal);
    expand(node);
  }
  if (last_before_goal_ < 0) return std::nullopt;
  std::vector<Point> points = points_to(last_before_goal_);
  if (nodes_[static_cast<std::size_t>(last_before_goal_)].bend.at != goal) points.push_back(goal);
  return points;
}

void WaySearch::spread() {
  open_.push({0, 0});
  for (int node = take_next(); node >= 0; node = take_next()) expand(node);
}

// The most hopeful node that is not done, −1 once none can lead to something better.
int WaySearch::take_next() {
  while (!open_.empty()) {
    const auto [most_hopeful, node] = open_.top();
    open_.pop();
    const bool worthwhile = last_before_goal_ < 0 ? most_hopeful <= most_ : most_hopeful < most_;
    if (!worthwhile) return -1;
    Node& taken = nodes_[static_cast<std::size_t>(node)];
    if (taken.done) continue;
    taken.done = true;
    return node;
  }
  return -1;
}

void WaySearch::try_goal(int node, Point goal) {
  const Node& from = nodes_[static_cast<std::size_t>(node)];
  const Segment leg{from.bend.at, goal};
  const std::int64_t cost = std::int64_t{from.cost} + graph_.cost_of(leg);
  const bool better = last_before_goal_ < 0 ? cost <= most_ : cost < most_;
  if (!better || !graph_.is_legal(leg)) return;
  most_ = static_cast<std::int32_t>(cost);
  last_before_goal_ = node;
}

void WaySearch::expand(int node) {
  const Node from = nodes_[static_cast<std::size_t>(node)];
  for (std::size_t i = 1; i < nodes_.size(); ++i) {
    Node& to = nodes_[i];
    if (to.done) continue;
    // Most pairs fail here, and it costs less than a root. Out of a hurdle that it lies in, the
    // start sees corners which are not at its border.
    const bool leaves = node == 0 && to.bend.round_start;
    if (!leaves && !WayGraph::may_join(from.bend, to.bend)) continue;
    const std::int64_t least = std::int64_t{from.cost} + length_between(from.bend.at, to.bend.at);
    if (least >= to.cost || least + rest(to.bend.at) > most_) continue;
    const Segment leg{from.bend.at, to.bend.at};
    if (!graph_.is_legal(leg)) continue;
    const std::int64_t cost = std::int64_t{from.cost} + graph_.cost_of(leg);
    if (cost >= to.cost || cost + rest(to.bend.at) > most_) continue;
    to.cost = static_cast<std::int32_t>(cost);
    to.before = node;
    open_.push({static_cast<std::int32_t>(cost + rest(to.bend.at)), static_cast<int>(i)});
  }
}

std::vector<Point> WaySearch::points_to(int node) const {
  std::vector<Point> points;
  for (int i = node; i > 0; i = nodes_[static_cast<std::size_t>(i)].before) {
    points.push_back(nodes_[static_cast<std::size_t>(i)].bend.at);
  }
  std::reverse(points.begin(), points.end());
  return points;
}

void shorten(const WayGraph& graph, Point from, std::vector<Point>& points) {
  for (std::size_t i = 0; i + 1 < points.size();) {
    const Point before = i == 0 ? from : points[i - 1];
    const Segment straight{before, points[i + 1]};
    const std::int32_t bent =
        graph.cost_of({before, points[i]}) + graph.cost_of({points[i], points[i + 1]});
    if (graph.cost_of(straight) <= bent && graph.is_legal(straight)) {
      points.erase(points.begin() + static_cast<std::ptrdiff_t>(i));
    } else {
      ++i;
    }
  }
}

}  // namespace mael::battle
