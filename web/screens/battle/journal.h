// The log of a battle in words.
#pragma once

#include <array>

#include "engine/battle/event.h"
#include "engine/battle/game.h"
#include "web/screens/battle/game.h"
#include "web/table/journal.h"

namespace mael::web::battle {

// What happened after `before`, in sentences; all read the same.
void tell(const State& before, const std::array<Player, kSeats>& players, const Events& events,
          ReaderLog& log);

using Journal = web::Journal<Rules, &tell>;

}  // namespace mael::web::battle
