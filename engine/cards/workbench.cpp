#include "engine/cards/described.h"
#include "engine/cards/entry.h"
#include "engine/play/workbench_functions.h"

namespace mael::cards {

constinit const Workbench kWorkbench = WorkbenchFunctions<Described>::entry();

}  // namespace mael::cards
