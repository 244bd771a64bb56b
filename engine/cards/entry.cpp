#include "engine/cards/entry.h"

#include "engine/cards/described.h"
#include "engine/play/entry_of.h"

namespace mael::cards {

constinit const GameEntry kEntry = EntryOf<Described>::entry();

}  // namespace mael::cards
