#include "engine/battle/described.h"
#include "engine/battle/entry.h"
#include "engine/play/workbench_functions.h"

namespace mael::battle {

constinit const Workbench kWorkbench = WorkbenchFunctions<Described>::entry();

}  // namespace mael::battle
