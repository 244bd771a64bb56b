// Force lists: what a seat brought to the game (MAE-215).
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "engine/maelstrom/content.h"
#include "engine/maelstrom/state.h"

namespace mael::maelstrom {

// What the name of a faction stands for: its ready-made force, in Vortex rather its demo deck if it
// has one (VTX-002, VTX-003).
std::span<const ForceLine> ready_made_force(Edition edition, Faction faction);

// The faction whose ready-made force this is; nothing for any other.
std::optional<Faction> ready_made_faction(Edition edition, std::span<const ForceLine> force);

// The force list of a seat, by catalogue order.
std::vector<ForceLine> force_of(const SideState& side);

}  // namespace mael::maelstrom
