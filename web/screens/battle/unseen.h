// What of the table a squad's leader does not see, and how that is hatched. Pure.
#pragma once

#include <utility>
#include <vector>

#include "web/screens/battle/game.h"
#include "web/screens/battle/lens.h"

namespace mael::web::battle {

inline constexpr std::int32_t kSightStep = 500;  // mils between the spots that are looked at

class Unseen {
 public:
  // A model like the leader of the unit is looked for on every spot of a lattice.
  Unseen(const State& state, UnitId unit);

  // Whether the spot nearest to this point is out of sight; beyond the table nothing is.
  bool hides(Point at) const;

 private:
  int width_ = 0, depth_ = 0;
  std::vector<bool> hidden_;
};

// Slanted strokes over all that is not seen, in CSS pixels within `room`; they keep their distance
// on the screen at any scale.
using HatchStroke = std::pair<Vec2, Vec2>;
std::vector<HatchStroke> hatch(const Unseen& unseen, const Lens& lens, Rect room);

}  // namespace mael::web::battle
