#include "engine/battle/way_costs.h"

namespace mael::battle {

WayCosts::WayCosts(const Battlefield& field, const Passage& passage, Point from,
                   std::int32_t allowance)
    : graph_(field, passage, from, allowance, Fineness::Fine),
      search_(graph_, from, allowance),
      allowance_(allowance) {
  search_.spread();
}

std::optional<std::int32_t> WayCosts::to(Point goal) const {
  if (!graph_.is_legal({goal, goal})) return std::nullopt;
  std::int32_t least = allowance_ + 1;
  for (const WaySearch::Node& node : search_.nodes()) {
    const Segment leg{node.bend.at, goal};
    if (!node.done || compare_distance(leg.from, leg.to, least - node.cost - 1) > 0) continue;
    const std::int32_t cost = node.cost + graph_.cost_of(leg);
    if (cost < least && graph_.is_legal(leg)) least = cost;
  }
  if (least > allowance_) return std::nullopt;
  return least;
}

}  // namespace mael::battle
