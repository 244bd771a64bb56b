// Plays a position on to one that can be judged at first sight.
#pragma once

#include "engine/cards/state.h"
#include "engine/core/random.h"

namespace mael::cards {

// Plays a fully known state on to the end of the turn's actions, where both seats have had equally
// many. Both take what is best at first sight, but for paid moves; what is secret is mixed as by
// sensible players.
void settle(State& state, Random& random);

}  // namespace mael::cards
