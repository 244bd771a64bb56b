// Dice that are thrown over the table: where each is on its way, and where it comes to lie. Pure.
#pragma once

#include <vector>

#include "web/screens/battle/lens.h"
#include "web/screens/battle/timeline.h"

namespace mael::web::battle {

struct ThrownDie {
  Rect at;  // CSS pixels
  int face = 1;
};

// In rows between the two squads they are about, beside these where they are near; without squads
// in the middle of the board. One follows the other out of the hand of whoever throws.
std::vector<ThrownDie> thrown_dice(const DiceScene& scene, const Lens& lens, Rect board);

}  // namespace mael::web::battle
