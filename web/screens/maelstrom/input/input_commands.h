// Buttons and letter keys.
#pragma once

#include "web/screens/maelstrom/input/input.h"

namespace mael::web::maelstrom {

void press_command(const Situation& situation, Command command, Reaction& reaction);

}  // namespace mael::web::maelstrom
