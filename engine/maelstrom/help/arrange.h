// Positions of Maelstrom and Vortex set up by hand (engine/core/arrange.h).
//
// A position that is changed is settled first: an attack, plays and triggers that wait, and an
// offer are forgotten, a game in its set-up or over goes on in a turn, and its seat is awaited.
//
//   pieces   tiles in play by their space, "1.2"; tiles out of play by place, seat and tag,
//            "hand.a.LoF"
//   places   the spaces at the mass, "1.3"; hand, stack, discard and in Vortex relics of a seat,
//            "hand.a". A tile belongs to its force, so it goes to no place of the other seat's
//   counts   hoard, essence for a seat; to, phase, actions; of a tile in play wounds and energy
//            (face down)
#pragma once

#include "engine/core/arrange.h"
#include "engine/maelstrom/state.h"

namespace mael::maelstrom {

struct Arranged {
  static Arrangement of(const State& state);
  static Rearranged<State> after(const State& state, const Rearrangement& change);
};
static_assert(ArrangedBy<Arranged, State>);

}  // namespace mael::maelstrom
