// What played cards do (sheet sections 5 to 9).
#pragma once

#include "engine/cards/resolution.h"

namespace mael::cards {

// The declared card comes into effect, or returns to hand if its target is gone (ECG-R42).
void carry_out_card(const Resolution& resolution);

// An event's instructions are followed; the card is out of hand and paid.
void follow_event(const Resolution& resolution, Seat seat, CardKind kind, Target target);

// The declared action did not happen (ECG-072, ECG-R30).
void negate_declared(const Resolution& resolution);

// Both numbers are in: they are shown, and a planet is destroyed (ECG-076 to ECG-079).
void reveal_numbers(const Resolution& resolution);

// A ship and what is attached to it goes to the discard pile (ECG-087, ECG-109).
void destroy_ship(const Resolution& resolution, Seat seat, int index);

// The place from 1 in a row of `planets` that a total of numbers counts to; 0 for none (ECG-082).
int place_counted(int total, int planets);

}  // namespace mael::cards
