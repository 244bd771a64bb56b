// The search along the places where ways bend (A*, Hart, Nilsson and Raphael 1968): within
// engine/battle only.
#pragma once

#include <cstdint>
#include <optional>
#include <queue>
#include <vector>

#include "engine/battle/ground/way_graph.h"

namespace mael::battle {

inline constexpr std::int32_t kNoCost = 0x7fffffff;

class WaySearch {
 public:
  WaySearch(const WayGraph& graph, Point from, std::int32_t allowance);

  // Node 0 is the start, node i the bend i − 1.
  struct Node {
    Bend bend;
    std::int32_t cost = kNoCost;
    int before = -1;
    bool done = false;
  };

  // The waypoints of the cheapest way to `goal` within the allowance, the goal among them; none
  // where the start is the goal.
  std::optional<std::vector<Point>> find(Point goal);

  // Spends the allowance in all directions; what is done then is reached.
  void spread();
  const std::vector<Node>& nodes() const { return nodes_; }
  // The bends up to a node that is reached, itself among them and the start not.
  std::vector<Point> points_to(int node) const;

 private:
  struct Open {
    std::int32_t most_hopeful = 0;
    int node = 0;
    // A queue gives the greatest first; equal ones in the order of nodes, the same everywhere.
    friend bool operator<(const Open& a, const Open& b) {
      return a.most_hopeful != b.most_hopeful ? a.most_hopeful > b.most_hopeful : a.node > b.node;
    }
  };

  int take_next();
  void try_goal(int node, Point goal);
  void expand(int node);
  std::int32_t rest(Point at) const { return goal_ ? length_between(at, *goal_) : 0; }

  const WayGraph& graph_;
  std::vector<Node> nodes_;
  std::priority_queue<Open> open_;
  std::optional<Point> goal_;
  std::int32_t most_;  // that a way may cost: the allowance, or what is found
  int last_before_goal_ = -1;
};

// Leaves out waypoints that are of no use: corners of hurdles are drawn a bit too far out.
void shorten(const WayGraph& graph, Point from, std::vector<Point>& points);

}  // namespace mael::battle
