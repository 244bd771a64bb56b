#include "engine/pirates/described.h"
#include "engine/pirates/entry.h"
#include "engine/play/bots_of.h"

namespace mael::pirates {

constinit const GameBots kBots = bots_of<Described>();

}  // namespace mael::pirates
