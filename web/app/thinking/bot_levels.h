// The bots among the players of a table, and how long they think there.
#pragma once

#include "engine/play/levels.h"
#include "web/app/screen.h"

namespace mael::web {

// The bot that plays for a seat; `kind` must not be a person.
BotKind bot_of(PlayerKind kind);

// How long it thinks at the table. The strongest one uses its time for all it is worth; how well
// the others play shall not depend on the device.
Budget budget_at_table(BotKind kind);

// The same where it thinks on the page's own thread.
Budget brief_budget_at_table(BotKind kind);

// Whether as many of it as the device can bear think together.
bool thinks_together(BotKind kind);

}  // namespace mael::web
