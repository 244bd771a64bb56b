// What the shortest ways from one start to many places cost: for lists of end spots, and for a
// finger that drags a leader about.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/battle/ground/way_search.h"

namespace mael::battle {

class WayCosts {
 public:
  // `field` and what `passage` holds must outlive it.
  WayCosts(const Battlefield& field, const Passage& passage, Point from, std::int32_t allowance);
  WayCosts(const WayCosts&) = delete;
  WayCosts& operator=(const WayCosts&) = delete;

  // At most `allowance`; never less than shortest_way says, and at most kNearlyShortest more. None
  // where there is no way.
  std::optional<std::int32_t> to(Point goal) const;
  // The way that costs no more than this; none where it would have more waypoints than may be said.
  std::optional<Way> way_to(Point goal) const;

 private:
  struct Last {
    int node = -1;  // the last bend before the goal; −1: there is no way
    std::int32_t cost = 0;
  };
  Last last_before(Point goal) const;

  WayGraph graph_;
  WaySearch search_;
  Point from_;
  std::int32_t allowance_;
};

}  // namespace mael::battle
