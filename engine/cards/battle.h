// Attacks and battles (sheet section 11).
#pragma once

#include "engine/cards/resolution.h"

namespace mael::cards {

// The declared attack takes place, unless its stack or target is gone (ECG-R41): bids are asked
// for, or a planet loses stock.
void carry_out_attack(const Resolution& resolution);

// What the victor may destroy.
using Casualties = FixedList<Target, kMaxShips>;
Casualties casualties_of(const State& state);

// Both bids are in: they are paid and the sums compared.
void reveal_bids(const Resolution& resolution);

// The victor has chosen.
void finish_battle(const Resolution& resolution, Target casualty);

}  // namespace mael::cards
