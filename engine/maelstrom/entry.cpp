#include "engine/maelstrom/entry.h"

#include "engine/maelstrom/described.h"
#include "engine/play/entry_of.h"

namespace mael::maelstrom {

constinit const GameEntry kMaelstromEntry = EntryOf<DescribedMaelstrom>::entry();
constinit const GameEntry kVortexEntry = EntryOf<DescribedVortex>::entry();

}  // namespace mael::maelstrom
