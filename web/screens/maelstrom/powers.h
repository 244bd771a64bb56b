// The text that is open at the table, and whose it is.
#pragma once

#include <optional>

#include "engine/maelstrom/powers.h"
#include "web/screens/maelstrom/input/selection.h"
#include "web/screens/maelstrom/situation.h"

namespace mael::web::maelstrom {

using Options = NextPicks;

// The power whose choice is open: the trigger that waits, else the one picked up.
std::optional<Power> open_power(const Situation& situation, const Selection& selection);

// Whose text it is.
TileKind kind_of(const Situation& situation, const Power& power);

// What is still to be chosen for it, with the rule that asks for it; nothing once it may be used.
std::optional<Refusal> refusal_to_use(const Situation& situation, const Power& power,
                                      const Picks& picks);

}  // namespace mael::web::maelstrom
