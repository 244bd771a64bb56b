#include "engine/maelstrom/described.h"
#include "engine/maelstrom/entry.h"
#include "engine/play/bots_of.h"

namespace mael::maelstrom {

constinit const GameBots kMaelstromBots = bots_of<DescribedMaelstrom>();
constinit const GameBots kVortexBots = bots_of<DescribedVortex>();

}  // namespace mael::maelstrom
