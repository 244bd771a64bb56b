// Taps and drags on board and hand. Each changes the reaction: its selection, its actions, or a
// refusal in the selection.
#pragma once

#include "web/screens/maelstrom/input/input.h"

namespace mael::web::maelstrom {

void tap_space(const Situation& situation, Hex at, Reaction& reaction);
void lift_tile(const Situation& situation, Hex at, Reaction& reaction);
void drop_on(const Situation& situation, Hex at, Reaction& reaction);
void tap_hand(const Situation& situation, Row row, Reaction& reaction);
void lift_hand(const Situation& situation, Row row, Reaction& reaction);

// Carries out what has been prepared: the attack, the payment, the only consumer.
void confirm(const Situation& situation, Reaction& reaction);

// The ability of the tile picked up, or of the own tile under the cursor.
void use_ability(const Situation& situation, Reaction& reaction);

// Does it and puts down what was picked up, or says why it may not be done.
void act(const Situation& situation, const Deed& deed, Reaction& reaction);

// Whose turn it is, to a viewer who wants something and is not awaited.
void refuse_waiting(const Situation& situation, Selection& selection);

// One energy more or less for the payment, by another choice of strongholds.
void change_energy(const Situation& situation, int by, Reaction& reaction);

}  // namespace mael::web::maelstrom
