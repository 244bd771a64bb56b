// Positions of the pirates' game set up by hand (engine/core/arrange.h).
//
// A position that is changed is settled first: tasks, trades and free moves to come are forgotten,
// loot on its way into a hold lies in it, a game in its set-up or over goes on in a turn, and its
// ship acts. As that would come back at once (PIR-125), it is not sunk.
//
//   pieces   ships, "ship a", tokens and loot on the sea by their place in the lists, "token 1",
//            "loot 1", lost islands, "isle 3"; what lies elsewhere by place and tag, "hold.a.CH03",
//            "cards.T05"
//   places   cells, "B3"; "hold.a", "strongbox.a", "artifact.a", "hand.a", "titles.a" of a ship;
//            "sunk", "box" of tokens, "islands", "cards" (the pile), "discard", "chests" and
//            "artifacts" (the piles), "gone" (sold chests and the like), "sold" (artifacts),
//            "calamities" (the pile of their cards), "called", "titles" that no ship has
//   counts   of a ship life (0: it is sunk), points, its tile of each statistic ("movement.a": 0
//            none, then as the stock has them), deaths, isles, forbans; to, first, round, curse,
//            "circle.1" …, moved, turned, attacked, and finder once no chest is left; of a token
//            its damage, "damage.token 1"
#pragma once

#include "engine/core/arrange.h"
#include "engine/pirates/state.h"

namespace mael::pirates {

struct Arranged {
  static Arrangement of(const State& state);
  static Rearranged<State> after(const State& state, const Rearrangement& change);
};
static_assert(ArrangedBy<Arranged, State>);

}  // namespace mael::pirates
