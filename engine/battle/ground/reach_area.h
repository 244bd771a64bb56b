// Where a squad's leader may end a move, as it is shown on the table.
#pragma once

#include <vector>

#include "engine/battle/play/course.h"

namespace mael::battle {

// Squares round the nodes of the lattice (kLatticeStep), in two ranks.
struct ReachArea {
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
// Of a Move its Dash as well, in the second rank.
ReachArea reach_area(const State& state, UnitId unit, Gait gait);

}  // namespace mael::battle
