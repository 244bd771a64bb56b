#include "engine/pirates/entry.h"

#include "engine/pirates/described.h"
#include "engine/play/entry_of.h"

namespace mael::pirates {

constinit const GameEntry kEntry = EntryOf<Described>::entry();

}  // namespace mael::pirates
