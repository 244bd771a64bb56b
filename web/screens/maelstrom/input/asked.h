// What the persons at the device are asked, and what it hides from the one before (MAE-R83,
// MAE-R84).
//
// When the turn passes, a curtain falls over the whole table until the next person lifts it. For a
// single answer in the other's turn (which attacker to hit, what a triggered text asks, a draw
// offer) only the hand is covered, since the question is about the open table. An answer with an
// event takes the hand: the curtain falls.
#pragma once

#include "web/screens/maelstrom/game.h"
#include "web/table/hand_over.h"

namespace mael::web::maelstrom {

HandOver follow(const HandOver& before, const State& state, Seats persons);

}  // namespace mael::web::maelstrom
