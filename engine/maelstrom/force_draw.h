// Random forces that are legal: for players who want a surprise, and for random games that meet
// every tile.
#pragma once

#include "engine/core/random.h"
#include "engine/maelstrom/force.h"
#include "engine/maelstrom/rules.h"

namespace mael::maelstrom {

inline constexpr int kUsualForce = 23;  // tiles, like every ready-made force

// A legal force of one to three factions of this alignment, with a third of free strongholds; in
// Vortex with some events and perhaps relics. `size` in kOpeningHand + 1 … kMaxForce.
std::vector<ForceLine> draw_force(Random& random, Edition edition, Alignment alignment,
                                  int size = kUsualForce);

// An advanced set-up of two such forces, of a size between 12 and 40, either seat the good one.
Setup draw_advanced_setup(Random& random, Edition edition);

}  // namespace mael::maelstrom
