// Sensible play where both sides decide in secret: sealed bids and the two numbers of The
// Maelstrom. Neither can be answered, so the right play is a mixture, worked out here from what
// each outcome is worth at first sight.
#pragma once

#include <vector>

#include "engine/cards/action.h"
#include "engine/core/rule_set.h"

namespace mael::cards {

// Whether bids or numbers are being sealed.
bool is_sealed(const State& state);

// What the awaited seat may seal and how often a sensible player would: for numbers, every place of
// the row as likely as the others; for bids, a mixture no bid of the other side can exploit.
// is_sealed must hold.
void weigh_sealed(const State& state, std::vector<Weighted<Action>>& actions);
// The same for a seat that may have sealed already.
void weigh_sealed_of(const State& state, Seat seat, std::vector<Weighted<Action>>& actions);

// Seals what each seat still has to, drawn from these; of numbers, that of one seat.
// is_sealed must hold.
void draw_sealed(State& state, Random& random);

// The evaluation a seat can expect once all is open. is_sealed must hold.
int expect_of_secrets(const State& state, Seat seat);

}  // namespace mael::cards
