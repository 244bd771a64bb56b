// How far a leader comes: fans from the start and from every place where ways bend.
#include <algorithm>

#include "engine/battle/ground/way_search.h"
#include "engine/battle/ground/ways.h"
#include "engine/core/heading.h"

namespace mael::battle {
namespace {

constexpr int kStep = 8;  // headings between two points of a rim

Heading turned(Heading heading, int by) {
  return static_cast<Heading>((heading + by + kHeadings) % kHeadings);
}

// The headings of a fan, from one to another counter-clockwise.
struct Sector {
  Heading from = 0, to = 0;
  bool whole = false;
};

class ReachFinder {
 public:
  ReachFinder(const WayGraph& graph, const WaySearch& search, std::int32_t allowance)
      : graph_(graph), search_(search), allowance_(allowance) {}

  std::vector<Fan> find() const {
    std::vector<Fan> fans;
    for (const WaySearch::Node& node : search_.nodes()) {
      if (node.done && (node.before < 0 || node.cost + kNearlyShortest < allowance_)) {
        fans.push_back(fan_of(node));
      }
    }
    return fans;
  }

 private:
  Fan fan_of(const WaySearch::Node& node) const {
    const Sector sector = sector_of(node);
    Fan fan{node.bend.at, node.cost, sector.whole, {}};
    for (const Heading heading : headings_of(node, sector)) {
      fan.rim.push_back(farthest(node.bend.at, heading, allowance_ - node.cost));
    }
    return fan;
  }

  // What lies in the shadow of the hurdle that a way bends round there: all else is seen from
  // before.
  Sector sector_of(const WaySearch::Node& node) const {
    if (node.before < 0 || node.bend.free) return {0, 0, true};
    const Point before = search_.nodes()[static_cast<std::size_t>(node.before)].bend.at;
    const Bend& bend = node.bend;
    const int next = sign_of(cross(before, bend.at, bend.after));
    const int last = sign_of(cross(before, bend.at, bend.before));
    if (next * last < 0) return {0, 0, true};
    const Heading ahead = heading_towards(before, bend.at);
    // With the hurdle on the left the way goes on along it to the corner after, else to that
    // before.
    if (next > 0 || last > 0) {
      return {turned(ahead, -1), turned(heading_towards(bend.at, bend.after), 1), false};
    }
    return {turned(heading_towards(bend.at, bend.before), -1), turned(ahead, 1), false};
  }

  std::vector<Heading> headings_of(const WaySearch::Node& node, const Sector& sector) const {
    std::vector<Heading> headings;
    const int width = sector.whole ? kHeadings : (sector.to - sector.from + kHeadings) % kHeadings;
    for (int turn = 0; turn < width; turn += kStep) headings.push_back(turned(sector.from, turn));
    if (!sector.whole) headings.push_back(sector.to);
    if (node.before < 0) add_edges_of_shadows(node, headings);
    return headings;
  }

  // Shadows begin beside the corners of hurdles that are seen from there.
  void add_edges_of_shadows(const WaySearch::Node& node, std::vector<Heading>& headings) const {
    const Point at = node.bend.at;
    for (const Bend& bend : graph_.bends()) {
      if (bend.free || compare_distance(at, bend.at, allowance_ - node.cost) > 0) continue;
      if (!WayGraph::may_join({at, at, at}, bend) || !graph_.is_legal({at, bend.at})) continue;
      const Heading edge = heading_towards(at, bend.at);
      for (const int by : {-1, 0, 1}) headings.push_back(turned(edge, by));
    }
    std::sort(headings.begin(), headings.end());
    headings.erase(std::unique(headings.begin(), headings.end()), headings.end());
  }

  // As far as one comes that way with so much left: mostly what lies ahead says it at once.
  Point farthest(Point from, Heading heading, std::int32_t left) const {
    std::int32_t high = graph_.room_ahead(from, heading, left), low = 0;
    const auto is_reached = [&](std::int32_t length) {
      const Segment leg{from, moved(from, heading, length)};
      return graph_.cost_of(leg) <= left && graph_.is_legal(leg);
    };
    if (is_reached(high)) return moved(from, heading, high);
    while (low + 1 < high) {
      const std::int32_t middle = low + (high - low) / 2;
      (is_reached(middle) ? low : high) = middle;
    }
    return moved(from, heading, low);
  }

  const WayGraph& graph_;
  const WaySearch& search_;
  std::int32_t allowance_;
};

}  // namespace

std::vector<Fan> reach_of(const Battlefield& field, const Passage& passage, Point from,
                          std::int32_t allowance) {
  const WayGraph graph(field, passage, from, allowance, Fineness::Fine);
  WaySearch search(graph, from, allowance);
  search.spread();
  return ReachFinder(graph, search, allowance).find();
}

}  // namespace mael::battle
