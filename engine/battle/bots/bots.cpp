#include "engine/battle/described.h"
#include "engine/battle/entry.h"
#include "engine/play/bots_of.h"

namespace mael::battle {

constinit const GameBots kBots = bots_of<Described>();

}  // namespace mael::battle
