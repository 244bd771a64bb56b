// Where a squad's leader may end a move, as it is shown on the table. Pure.
#pragma once

#include <vector>

#include "engine/battle/course.h"
#include "web/screens/battle/game.h"

namespace mael::web::battle {

// Squares round the nodes of the lattice (kLatticeStep), in two ranks.
struct Reach {
  struct Patch {
    Point low, high;
    bool second = false;  // only with a Dash
  };
  struct Edge {
    Point from, to;
    bool second = false;
  };
  std::vector<Patch> patches;  // none overlap
  // Closed lines round what a Move reaches, and round all of it; in no order.
  std::vector<Edge> edges;
};
Reach make_reach(const State& state, UnitId unit, Gait gait);

}  // namespace mael::web::battle
