// Actions half made: which parts may come next. All of it is read off the list of legal actions,
// so that whatever is completed from it is legal; what forbids another part is asked of the action
// that comes nearest to it (attempts.h).
//
// Drafts<G> (engine/core/draft.h) are for what cannot be listed, and grow in the order of the
// notation. Here everything but large groups of attackers is listed, and parts are taken in any
// order: an attack begins with its target as well as with an attacker.
#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "engine/maelstrom/rules.h"

namespace mael::maelstrom {

// A position as the seat sees it, and the legal actions of that seat. It owns nothing.
struct Offers {
  const State& seen;
  Seat by = Seat::A;
  const std::vector<Action>& legal;
};

// Whether something of this kind may be done.
template <class D>
bool offers(const Offers& all) {
  for (const Action& action : all.legal) {
    if (std::holds_alternative<D>(action.deed)) return true;
  }
  return false;
}

std::optional<TileRef> tile_at(const State& state, Hex at);

// Movement: where an own minion may go, and the spaces of a shortest way from its place (left out)
// to `to` (included); empty if there is none.
std::vector<Hex> spaces_for(const Offers& all, TileRef tile);
std::vector<Hex> way_to(const State& state, TileRef tile, Hex to);

// Attack: own minions that may take part against a target. Any group of them may attack, if no text
// speaks of the group; that is for check to say.
TileMask attackers_for(const Offers& all, TileRef target);
// Of the groups that may attack it the smallest that does as much to the target as any other, even
// if it answers as well as it can; of several the one that loses least, and of these the one with
// least Combat. Whoever does not take part is not hit, and may attack something else. 0: there is
// none.
TileMask attackers_that_suffice(const Offers& all, TileRef target);
// Enemy tiles an own minion may attack.
std::vector<TileRef> targets_for(const Offers& all, TileRef attacker);

// Consuming: the other halves of the pairs of own tile and energy tile.
std::vector<TileRef> consumers_of(const Offers& all, TileRef energy);
std::vector<TileRef> energies_for(const Offers& all, TileRef tile);

// Summoning: spaces for a hand tile, and the ways to pay there: cheapest in energy first, then what
// leaves most Output for other tiles.
std::vector<Hex> spaces_for_hand(const Offers& all, Row row);
std::vector<Summon> ways_to_pay(const Offers& all, Row row, Hex at);

// Another way to pay than the one at `now`: with this payer taken in or left out, or with more
// energy (by > 0) or less. Of several it is one that keeps most of the payers; by changing them
// every way is reached from every other.
struct OtherWay {
  std::optional<int> way;  // its place among the ways, if there is one
  Summon tried;            // else what was asked for, for check to refuse
};
OtherWay with_payer_changed(const std::vector<Summon>& ways, int now, std::uint8_t payer);
OtherWay with_energy_changed(const std::vector<Summon>& ways, int now, int by);

// Own tiles that can still do something in this phase, sorted by place in the list.
std::vector<TileRef> usable_tiles(const Offers& all);

}  // namespace mael::maelstrom
