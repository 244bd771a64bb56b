// The workbenches of the games of the house.
#include "engine/play/workbench.h"

#include <array>

#include "engine/house/described.h"
#include "engine/house/described_cards.h"
#include "engine/play/workbench_functions.h"

namespace mael {
namespace {

constexpr std::array kWorkbenches{
    WorkbenchFunctions<DescribedMaelstrom>::entry(),
    WorkbenchFunctions<DescribedVortex>::entry(),
    WorkbenchFunctions<DescribedCards>::entry(),
};

}  // namespace

std::span<const Workbench> workbenches() {
  return kWorkbenches;
}

}  // namespace mael
