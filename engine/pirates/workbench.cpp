#include "engine/pirates/described.h"
#include "engine/pirates/entry.h"
#include "engine/play/workbench_functions.h"

namespace mael::pirates {

constinit const Workbench kWorkbench = WorkbenchFunctions<Described>::entry();

}  // namespace mael::pirates
