#include "engine/battle/entry.h"

#include "engine/battle/described.h"
#include "engine/play/entry_of.h"

namespace mael::battle {

constinit const GameEntry kEntry = EntryOf<Described>::entry();

}  // namespace mael::battle
