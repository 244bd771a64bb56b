#include "engine/maelstrom/described.h"
#include "engine/maelstrom/entry.h"
#include "engine/play/workbench_functions.h"

namespace mael::maelstrom {

constinit const Workbench kMaelstromWorkbench = WorkbenchFunctions<DescribedMaelstrom>::entry();
constinit const Workbench kVortexWorkbench = WorkbenchFunctions<DescribedVortex>::entry();

}  // namespace mael::maelstrom
