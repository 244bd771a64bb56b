#include "engine/battle/ground/reach_search.h"

#include <algorithm>
#include <cstdlib>
#include <queue>

#include "engine/battle/ground/way_search.h"

namespace mael::battle {
namespace {

// The lattice points of a square, row by row from the south-west.
class Lattice {
 public:
  Lattice(Point from, std::int32_t allowance)
      : low_x_(step_up(from.x - allowance)),
        low_y_(step_up(from.y - allowance)),
        width_(count(low_x_, from.x + allowance)),
        depth_(count(low_y_, from.y + allowance)) {}

  int size() const { return width_ * depth_; }

  // The nodes at most kLongestLink from a point, in x and in y, and where they lie.
  template <class Visit>
  void visit_near(Point point, Visit&& visit) const {
    const int west = std::max(step_up(point.x - kLongestLink) - low_x_, 0);
    const int south = std::max(step_up(point.y - kLongestLink) - low_y_, 0);
    const int east = std::min(step_down(point.x + kLongestLink) - low_x_, width_ - 1);
    const int north = std::min(step_down(point.y + kLongestLink) - low_y_, depth_ - 1);
    for (int y = south; y <= north; ++y) {
      for (int x = west; x <= east; ++x) {
        visit(y * width_ + x, Point{(low_x_ + x) * kLatticeStep, (low_y_ + y) * kLatticeStep});
      }
    }
  }

 private:
  static int step_down(std::int32_t mils) {
    return mils >= 0 ? mils / kLatticeStep : -((kLatticeStep - 1 - mils) / kLatticeStep);
  }
  static int step_up(std::int32_t mils) { return -step_down(-mils); }
  static int count(int low, std::int32_t high) { return std::max(step_down(high) - low + 1, 0); }

  int low_x_, low_y_, width_, depth_;
};

// Lowest cost first, then lower, then further west.
struct Later {
  bool operator()(const ReachNode& a, const ReachNode& b) const {
    if (a.cost != b.cost) return a.cost > b.cost;
    return a.at.y != b.at.y ? a.at.y > b.at.y : a.at.x > b.at.x;
  }
};

class ReachSearch {
 public:
  ReachSearch(const WayGraph& graph, Point from, std::int32_t allowance,
              std::span<const Point> spots)
      : graph_(graph), lattice_(from, allowance), allowance_(allowance) {
    for (int i = 0; i < kLengths * kLengths; ++i) {
      lengths_.push_back(
          length_between({}, {i / kLengths * kLatticeStep, i % kLengths * kLatticeStep}));
    }
    spots_.push_back(from);
    spots_.insert(spots_.end(), spots.begin(), spots.end());
    for (const Point spot : spots) {
      Point &low = round_spots_.low, &high = round_spots_.high;
      low = {std::min(low.x, spot.x), std::min(low.y, spot.y)};
      high = {std::max(high.x, spot.x), std::max(high.y, spot.y)};
    }
    costs_.assign(static_cast<std::size_t>(lattice_.size()) + spots_.size(), kNoCost);
  }

  std::vector<ReachNode> run() {
    std::vector<ReachNode> found;
    offer(lattice_.size(), spots_.front(), 0, -1);
    while (!open_.empty()) {
      const Open next = open_.top();
      open_.pop();
      if (next.reached.cost != costs_[static_cast<std::size_t>(next.node)]) continue;
      found.push_back(next.reached);
      expand(next.reached, static_cast<int>(found.size()) - 1);
    }
    return found;
  }

 private:
  struct Open {
    ReachNode reached;
    int node = 0;
    friend bool operator<(const Open& a, const Open& b) { return Later{}(a.reached, b.reached); }
  };

  void expand(const ReachNode& from, int place) {
    const Box near = widened({from.at, from.at}, kLongestLink);
    const bool clear = graph_.is_clear(near);
    lattice_.visit_near(from.at,
                        [&](int node, Point at) { try_link(from, place, node, at, clear); });
    if (!do_meet(near, round_spots_)) return;
    for (int i = 1; i < static_cast<int>(spots_.size()); ++i) {
      const Point spot = spots_[static_cast<std::size_t>(i)];
      if (do_meet(near, Box{spot, spot})) try_link(from, place, lattice_.size() + i, spot, clear);
    }
  }

  // Where all is clear a link is as legal as any, and costs its length.
  void try_link(const ReachNode& from, int place, int node, Point at, bool clear) {
    const std::int32_t known = costs_[static_cast<std::size_t>(node)];
    if (from.cost >= known) return;
    const Segment link{from.at, at};
    const std::int32_t least = from.cost + length_of(link);
    if (least >= known || least > allowance_) return;
    if (clear) return offer(node, at, least, place);
    if (!graph_.is_legal(link)) return;
    const std::int32_t cost = from.cost + graph_.cost_of(link);
    if (cost < known && cost <= allowance_) offer(node, at, cost, place);
  }

  // Between nodes of the lattice there are few lengths.
  std::int32_t length_of(Segment link) const {
    const std::int32_t dx = std::abs(link.to.x - link.from.x);
    const std::int32_t dy = std::abs(link.to.y - link.from.y);
    if (dx % kLatticeStep != 0 || dy % kLatticeStep != 0) return length_between(link.from, link.to);
    return lengths_[static_cast<std::size_t>(dx / kLatticeStep * kLengths + dy / kLatticeStep)];
  }

  void offer(int node, Point at, std::int32_t cost, int before) {
    costs_[static_cast<std::size_t>(node)] = cost;
    open_.push({{at, cost, before}, node});
  }

  static constexpr int kLengths = kLongestLink / kLatticeStep + 1;

  const WayGraph& graph_;
  Lattice lattice_;
  std::vector<std::int32_t> lengths_;  // of links so many steps to the side and so many up
  std::vector<Point> spots_;           // the start first
  // Round all but the start, which no link makes cheaper; nothing meets it where there are none.
  Box round_spots_{{kFarthestMil, kFarthestMil}, {-kFarthestMil, -kFarthestMil}};
  std::vector<std::int32_t> costs_;
  std::priority_queue<Open> open_;
  std::int32_t allowance_;
};

}  // namespace

std::vector<ReachNode> search_reach(const Battlefield& field, const Passage& passage, Point from,
                                    std::int32_t allowance, std::span<const Point> spots) {
  const WayGraph graph(field, passage, from, allowance, Fineness::Coarse);
  return ReachSearch(graph, from, allowance, spots).run();
}

}  // namespace mael::battle
