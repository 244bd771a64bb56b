#include "engine/maelstrom/force.h"

#include <algorithm>

namespace mael::maelstrom {

std::optional<Faction> ready_made_faction(std::span<const ForceLine> force) {
  const auto same = [](const ForceLine& a, const ForceLine& b) {
    return a.kind == b.kind && a.count == b.count;
  };
  for (int i = 0; i < kFactions; ++i) {
    const auto faction = static_cast<Faction>(i);
    const std::span<const ForceLine> ready = catalogue().force(faction);
    if (!ready.empty() &&
        std::equal(ready.begin(), ready.end(), force.begin(), force.end(), same)) {
      return faction;
    }
  }
  return std::nullopt;
}

std::vector<ForceLine> force_of(const SideState& side) {
  std::vector<ForceLine> force;
  for (const ForceRow& row : side.rows) force.push_back({row.kind, row.count});
  return force;
}

}  // namespace mael::maelstrom
