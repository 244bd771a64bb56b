#include "engine/play/workbench.h"

#include <algorithm>
#include <cassert>

namespace mael {

const Workbench& workbench_of(const Game& game) {
  const std::span<const Workbench> all = workbenches();
  const auto found = std::find_if(all.begin(), all.end(),
                                  [&](const Workbench& each) { return each.id == game.id; });
  assert(found != all.end());
  return *found;
}

}  // namespace mael
