// Positions of a battle set up by hand (engine/core/arrange.h).
//
// A position that is changed is settled first: an activation and what goes on in it are forgotten,
// a battle that is over goes on in its last turn, and a side that has a squad to activate has its
// go; where none has, squads are taken off.
//
//   pieces   squads by their leaders, "a1", who take the others along; the other models "a1.3". A
//            squad that is off the table is one piece
//   places   spots of the table, "at 12/8.5", which are not listed; "out.a" beside it
//   counts   of a model fortitude, "fortitude.a1.3" (0: it is removed), and x and y of its centre
//            in mils; of a squad suppression, cover, moving, activated, orders, facing
//            ("facing.a1", eighths from the east to the left), leader, its number, and painted,
//            burn and zealot, which are listed where there are some; command, points and lost of
//            a side; to, priority, attacker, turn
#pragma once

#include "engine/battle/state.h"
#include "engine/core/arrange.h"

namespace mael::battle {

struct Arranged {
  static Arrangement of(const State& state);
  static Rearranged<State> after(const State& state, const Rearrangement& change);
};
static_assert(ArrangedBy<Arranged, State>);

}  // namespace mael::battle
