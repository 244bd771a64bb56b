#include "engine/play/workbench.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "engine/play/described.h"
#include "engine/play/described_cards.h"
#include "engine/play/workbench_functions.h"

namespace mael {
namespace {

constexpr std::array kWorkbenches{
    WorkbenchFunctions<DescribedMaelstrom>::entry(),
    WorkbenchFunctions<DescribedVortex>::entry(),
    WorkbenchFunctions<DescribedCards>::entry(),
};

}  // namespace

const Workbench& workbench_of(const Game& game) {
  const auto found = std::find_if(kWorkbenches.begin(), kWorkbenches.end(),
                                  [&](const Workbench& each) { return each.id == game.id; });
  assert(found != kWorkbenches.end());
  return *found;
}

}  // namespace mael
