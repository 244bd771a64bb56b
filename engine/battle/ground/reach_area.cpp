#include "engine/battle/ground/reach_area.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include "engine/battle/derived.h"
#include "engine/battle/ground/reach_search.h"

namespace mael::battle {
namespace {

constexpr std::int32_t kHalf = kLatticeStep / 2;

enum class Rank : std::uint8_t { None, Second, First };

// A node of the lattice, counted from the table's corner.
struct Node {
  int x = 0, y = 0;
};

Point point_of(Node node) { return {node.x * kLatticeStep, node.y * kLatticeStep}; }

// Where a leader may end, node by node.
class Ends {
 public:
  explicit Ends(const Battlefield& field)
      : width_(field.width() / kLatticeStep + 1),
        depth_(field.depth() / kLatticeStep + 1),
        ranks_(static_cast<std::size_t>(width_) * static_cast<std::size_t>(depth_)),
        low_{width_, depth_} {}

  void set(Point at, Rank rank) {
    const Node node{at.x / kLatticeStep, at.y / kLatticeStep};
    ranks_[place_of(node)] = rank;
    low_ = {std::min(low_.x, node.x), std::min(low_.y, node.y)};
    high_ = {std::max(high_.x, node.x), std::max(high_.y, node.y)};
  }

  // Nowhere can one end beyond the table.
  Rank rank_of(Node node) const {
    const bool inside = node.x >= 0 && node.x < width_ && node.y >= 0 && node.y < depth_;
    return inside ? ranks_[place_of(node)] : Rank::None;
  }

  // Merged into strips along each row.
  std::vector<ReachArea::Patch> patches() const {
    std::vector<ReachArea::Patch> patches;
    for (int y = low_.y; y <= high_.y; ++y) {
      for (int x = low_.x; x <= high_.x; ++x) {
        const Rank rank = rank_of({x, y});
        if (rank == Rank::None) continue;
        const Point at = point_of({x, y});
        if (rank_of({x - 1, y}) == rank) {
          patches.back().high.x = at.x + kHalf;
        } else {
          patches.push_back(
              {{at.x - kHalf, at.y - kHalf}, {at.x + kHalf, at.y + kHalf}, rank == Rank::Second});
        }
      }
    }
    return patches;
  }

  std::vector<ReachArea::Edge> edges() const {
    std::vector<ReachArea::Edge> edges;
    for (int y = low_.y - 1; y <= high_.y; ++y) {
      for (int x = low_.x - 1; x <= high_.x; ++x) {
        trace({x, y}, Rank::Second, edges);
        trace({x, y}, Rank::First, edges);
      }
    }
    return edges;
  }

 private:
  std::size_t place_of(Node node) const {
    return static_cast<std::size_t>(node.y) * static_cast<std::size_t>(width_) +
           static_cast<std::size_t>(node.x);
  }

  // Between the four nodes of a square the edge runs through the middles of those sides whose ends
  // differ: corners are cut, and slopes are slopes instead of stairs.
  void trace(Node corner, Rank least, std::vector<ReachArea::Edge>& edges) const {
    const std::array<Node, 4> round{
        corner, {corner.x + 1, corner.y}, {corner.x + 1, corner.y + 1}, {corner.x, corner.y + 1}};
    FixedList<Point, 4> crossed;
    for (std::size_t i = 0; i < round.size(); ++i) {
      const Node from = round[i], to = round[(i + 1) % round.size()];
      if ((rank_of(from) >= least) == (rank_of(to) >= least)) continue;
      const Point a = point_of(from), b = point_of(to);
      crossed.push_back({(a.x + b.x) / 2, (a.y + b.y) / 2});
    }
    for (int i = 0; i + 1 < crossed.size(); i += 2) {
      edges.push_back({crossed[i], crossed[i + 1], least == Rank::Second});
    }
  }

  int width_ = 0, depth_ = 0;
  std::vector<Rank> ranks_;
  Node low_, high_{-1, -1};  // round those where one may end
};

}  // namespace

ReachArea reach_area(const State& state, UnitId unit, Gait gait) {
  const bool dashes = gait == Gait::Move;
  const Walk walk = walk_of(state, unit, dashes ? Gait::Dash : gait);
  const std::int32_t near = walk_of(state, unit, gait).allowance;
  const std::vector<ReachNode> nodes = reached_by(state, walk);
  std::vector<Point> spots;
  for (const ReachNode& node : nodes) spots.push_back(node.at);
  const std::vector<bool> possible = possible_ends(state, walk, spots);
  Ends ends(battlefield_of(state));
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    const Point at = spots[i];
    if (!possible[i] || at.x % kLatticeStep != 0 || at.y % kLatticeStep != 0) continue;
    if (!has_room(state, walk, at)) continue;
    ends.set(at, nodes[i].cost > near ? Rank::Second : Rank::First);
  }
  return {ends.patches(), ends.edges()};
}

}  // namespace mael::battle
