// The log of Maelstrom in words.
#pragma once

#include <array>

#include "engine/maelstrom/event.h"
#include "engine/maelstrom/game.h"
#include "web/screens/maelstrom/game.h"
#include "web/table/journal.h"

namespace mael::web::maelstrom {

// What happened after `before`, in sentences for the log's reader.
void tell(const State& before, const std::array<Player, kSeats>& players, const Events& events,
          ReaderLog& log);

using Journal = web::Journal<Maelstrom, &tell>;

}  // namespace mael::web::maelstrom
