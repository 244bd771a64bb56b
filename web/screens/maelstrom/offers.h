// What may be done with what: questions the view and the input ask about a situation. All answers
// come from its legal actions and from `check`; no rule is decided here.
#pragma once

#include <optional>
#include <vector>

#include "web/screens/maelstrom/situation.h"

namespace mael::web::maelstrom {

// The tile at a space, as the engine finds it.
std::optional<TileRef> tile_at(const State& state, Hex at);

// Movement: where an own minion may go, and the spaces of a shortest way from its place (left out)
// to `to` (included); empty if there is none.
std::vector<Hex> spaces_for(const Situation& situation, TileRef tile);
std::vector<Hex> way_to(const State& state, TileRef tile, Hex to);

// Attack: own minions that may take part against a target.
TileMask attackers_for(const Situation& situation, TileRef target);
// Enemy tiles an own minion may attack.
std::vector<TileRef> targets_for(const Situation& situation, TileRef attacker);

// Consuming: the other halves of the pairs of own tile and energy tile.
std::vector<TileRef> consumers_of(const Situation& situation, TileRef energy);
std::vector<TileRef> energies_for(const Situation& situation, TileRef tile);

// Summoning: spaces for a hand tile, and the ways to pay there, cheapest in energy first.
std::vector<Hex> spaces_for_hand(const Situation& situation, Row row);
std::vector<Summon> ways_to_pay(const Situation& situation, Row row, Hex at);

// Own tiles that can still do something in this phase, sorted by place in the list.
std::vector<TileRef> usable_tiles(const Situation& situation);

// The legal action with exactly this deed, if there is one.
template <class D>
bool offers(const Situation& situation) {
  for (const Action& action : situation.legal) {
    if (deed_of<D>(action)) return true;
  }
  return false;
}

// Whether picking this hand tile up is of use: it can be summoned, played, or taken for the opening
// hand.
Verdict judge_hand_tile(const Situation& situation, Row row);
// Why a hand tile may not be summoned at a space; nothing if it may.
Verdict judge_space_for_hand(const Situation& situation, Row row, Hex at);

}  // namespace mael::web::maelstrom
