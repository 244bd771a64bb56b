// What the shortest ways from one start to many places cost: for lists of end spots, and for a
// finger that drags a leader about. The ways themselves are those of shortest_way.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/battle/way_search.h"

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

 private:
  WayGraph graph_;
  WaySearch search_;
  std::int32_t allowance_;
};

}  // namespace mael::battle
