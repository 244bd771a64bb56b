// Positions of the Edge card game set up by hand (engine/core/arrange.h).
//
// A position that is changed is settled first: what was declared, a battle, windows and numbers are
// forgotten, a game in its set-up or over goes on in a turn, and its seat is awaited. A card that
// was announced goes back to its hand, a Maelstrom that was played to the discard pile.
//
//   pieces   ships by their seat and place in its list, "ship a 1", with what is attached to them;
//            planets, "planet 1", which stay; cards by place and tag, "hand.a.Pic", "deck.Pic",
//            "discard.Pic"; attached ones "on.ship a 1.Hul", "on.planet 1.Dou"
//   places   "fleet a 1" at a planet, "stack a 1", "new_stack a", "ship a 1" and "planet 1" for
//   what
//            is attached, "hand.a", "deck", "discard"
//   counts   stockpile for a seat; of a planet its stock; to, first, actions
#pragma once

#include "engine/cards/state.h"
#include "engine/core/arrange.h"

namespace mael::cards {

struct Arranged {
  static Arrangement of(const State& state);
  static Rearranged<State> after(const State& state, const Rearrangement& change);
};
static_assert(ArrangedBy<Arranged, State>);

}  // namespace mael::cards
