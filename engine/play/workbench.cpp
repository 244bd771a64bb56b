#include "engine/play/workbench.h"

#include <algorithm>
#include <cassert>

namespace mael {

const Workbench& workbench_of(const GameEntry& game) {
  const std::span<const Workbench* const> all = workbenches();
  const auto found = std::find_if(all.begin(), all.end(), [&](const Workbench* each) {
    return each->id == game.card.id;
  });
  assert(found != all.end());
  return **found;
}

}  // namespace mael
