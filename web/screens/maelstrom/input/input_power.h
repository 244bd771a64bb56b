// Choosing for a text: taps on the board and on tiles out of play, one step after the other.
#pragma once

#include "web/screens/maelstrom/input/input.h"

namespace mael::web::maelstrom {

// The power is picked up, or refused with its rule.
void begin_power(const Situation& situation, const Power& power, Reaction& reaction);

void tap_for_power(const Situation& situation, const Power& power, Hex at, Reaction& reaction);
// A dragged tile is chosen, if it may be.
void lift_for_power(const Situation& situation, const Power& power, Hex at, Reaction& reaction);
// False if this tile out of play is no choice of the power.
bool pick_row(const Situation& situation, const Power& power, Row row, Reaction& reaction);

// One step back from what has been chosen for it, or from the power itself.
void back_from_power(const Situation& situation, const Power& power, Reaction& reaction);

// Does it with what has been chosen, or says what is still to be chosen.
void confirm_power(const Situation& situation, const Power& power, Reaction& reaction);

// A relic beside the table: its ability, or its card.
void tap_relic(const Situation& situation, Seat seat, int place, Reaction& reaction);

}  // namespace mael::web::maelstrom
