// The workbenches of the games of the house.
#include "engine/play/workbench.h"

#include <array>

#include "engine/battle/entry.h"
#include "engine/cards/entry.h"
#include "engine/maelstrom/entry.h"
#include "engine/pirates/entry.h"

namespace mael {
namespace {

constexpr std::array kWorkbenches{&maelstrom::kMaelstromWorkbench, &maelstrom::kVortexWorkbench,
                                  &cards::kWorkbench, &pirates::kWorkbench,
                                  &battle::kWorkbench};

}  // namespace

std::span<const Workbench* const> workbenches() {
  return kWorkbenches;
}

}  // namespace mael
