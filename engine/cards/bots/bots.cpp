#include "engine/cards/described.h"
#include "engine/cards/entry.h"
#include "engine/play/bots_of.h"

namespace mael::cards {

constinit const GameBots kBots = bots_of<Described>();

}  // namespace mael::cards
