#include "engine/play/workbench.h"

#include <cassert>

#include "engine/play/find_entry.h"

namespace mael {

const Workbench& workbench_of(const GameEntry& game) {
  const Workbench* found =
      find_entry(workbenches(), [&](const Workbench& each) { return each.id == game.card.id; });
  assert(found != nullptr);
  return *found;
}

}  // namespace mael
