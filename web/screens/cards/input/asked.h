// What the persons at the device are asked, and what it hides from the one before (ECG-R37,
// ECG-R61).
//
// Hands and what is sealed are all that is ever hidden: the table itself is open. A short curtain
// lies over hand and prompt until the one who is to decide says so; what a battle or a toss asks
// for needs no hand, and no curtain.
#pragma once

#include "web/screens/cards/game.h"
#include "web/table/hand_over.h"

namespace mael::web::cards {

HandOver follow(const HandOver& before, const State& state, Seats persons);

}  // namespace mael::web::cards
