#include "engine/maelstrom/force.h"

#include <algorithm>

namespace mael::maelstrom {

std::span<const ForceLine> ready_made_force(Edition edition, Faction faction) {
  const auto deck = catalogue().demo_deck(faction);
  return edition == Edition::Vortex && !deck.empty() ? deck : catalogue().force(faction);
}

std::optional<Faction> ready_made_faction(Edition edition, std::span<const ForceLine> force) {
  const auto same = [](const ForceLine& a, const ForceLine& b) {
    return a.kind == b.kind && a.count == b.count;
  };
  for (int i = 0; i < kFactions; ++i) {
    const auto faction = static_cast<Faction>(i);
    const std::span<const ForceLine> ready = ready_made_force(edition, faction);
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
