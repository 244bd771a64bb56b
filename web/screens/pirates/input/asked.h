// What the persons at the device are asked, and what it hides from the one before (PIR-R90).
//
// Treasure cards in hand are all that is ever hidden. A curtain lies over the table when a turn
// goes to another person; what is asked in between, answers to a joint attack or an exchange among
// it, is open, and no card is shown meanwhile.
#pragma once

#include "web/screens/pirates/game.h"
#include "web/table/hand_over.h"

namespace mael::web::pirates {

HandOver follow(const HandOver& before, const State& state, Seats persons);

}  // namespace mael::web::pirates
