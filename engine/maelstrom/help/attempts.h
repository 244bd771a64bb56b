// What a player wants who has said half of it, or wants what is not allowed: the action that comes
// nearest to it. check says what is in its way, so that nothing is judged here a second time.
#pragma once

#include "engine/core/rule_id.h"
#include "engine/maelstrom/powers.h"

namespace mael::maelstrom {

// An own tile put onto a space: in the Action Phase it consumes or attacks what lies there, else it
// moves.
Deed deed_onto(const State& state, TileRef tile, Hex at);

// An enemy tile, or an energy tile, with the own tile nearest to it that could have to do with it.
Attack nearest_attack(const State& state, Seat seat, TileRef target);
Consume nearest_consumption(const State& state, Seat seat, TileRef energy);

// The most that could be offered for a hand tile at a space: every stronghold beside it that can
// still pay, and as much energy as is needed and there. Where none can pay all of them are named.
Summon nearest_summon(const State& state, Seat seat, Row row, Hex at);

// A tile of the hand, or of the force while hands are chosen, wherever it could be of use: legal if
// anything can be done with it.
Deed nearest_use(const Offers& all, Row row);

// What has been picked for a text, and the tile or the space at a place with it.
Choice choice_with(const Picks& picks, std::optional<TileRef> tile, Hex at);

// Why an own tile is of no use in this phase, whatever it is to be used on; nothing if it may be,
// though it may find no space or target. The rule is that of every action it is refused.
Verdict obstacle_to_use(const Offers& all, TileRef tile);

// Why a tile of the force cannot come to an opening hand in which these lie already.
Verdict obstacle_to_take(const State& state, Seat seat, const std::vector<Row>& taken, Row row);

// The rule by which the awaited decision is about something else than tiles in play, or about more
// than one of them: tiles come from the hand (MAE-140), an event answers (VTX-R17), a hand is five
// tiles (MAE-048). Another decision has none.
RuleId rule_of_decision(const State& state);

}  // namespace mael::maelstrom
