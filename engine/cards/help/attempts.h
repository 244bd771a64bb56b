// What a player wants who has said half of it, or wants what is not allowed: the action that comes
// nearest to it. check says what is in its way, so that nothing is judged here a second time.
//
// What is pointed at names its owner also where the target of an action does not: as a stack or the
// place of a new one.
#pragma once

#include "engine/cards/rules.h"

namespace mael::cards {

// A card of the hand put on what is pointed at: syphons and military cards on the place where a
// ship lies.
Play nearest_play(const State& state, Seat seat, CardKind card, Target on);

// An own ship put on what is pointed at: its stack attacks what is the enemy's, and a planet that
// no ship guards; else the ship moves there.
Deed nearest_move(const State& state, Seat seat, std::uint8_t ship, Target on);

// Why a card of the hand is of no use whatever it is put on: turn and window before its price, its
// price before where it may go.
Verdict obstacle_to_play(const State& state, Seat seat, CardKind card);

}  // namespace mael::cards
