// What only games for two can ask. Nothing that serves every game includes this.
#pragma once

#include "engine/core/seat.h"

namespace mael {

// The other seat of a game for two. `seat` must be A or B.
constexpr Seat opponent_of(Seat seat) { return seat == Seat::A ? Seat::B : Seat::A; }

}  // namespace mael
