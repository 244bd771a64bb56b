// The search that settles whether any move is possible: on a lattice, so that every machine comes
// to the same answer (EDG-R162). A way given by the owner is legal whatever is found here.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/battle/ground/ways.h"

namespace mael::battle {

inline constexpr std::int32_t kLatticeStep = 250;
inline constexpr std::int32_t kLongestLink = 500;  // between two nodes, in x and in y

// A node and what the cheapest way along links costs up to it.
struct ReachNode {
  Point at;
  std::int32_t cost = 0;
  int before = -1;  // the node of the list this way comes from; −1: it is the start
  friend bool operator==(const ReachNode&, const ReachNode&) = default;
};

// All nodes that cost at most `allowance`, cheapest first, of equal ones the lower, then the one to
// the west. Nodes are the start, the lattice and `spots`, such as those in contact with the target
// of a charge. Whether the move may end there is for the caller to ask.
std::vector<ReachNode> search_reach(const Battlefield& field, const Passage& passage, Point from,
                                    std::int32_t allowance, std::span<const Point> spots = {});

}  // namespace mael::battle
