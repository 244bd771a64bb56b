// How far it is to a place on a sea that turns: what evaluations and advice reckon with. Others
// who turn circles in between are left out of it, and so is the Maw.
#pragma once

#include <cstdint>

#include "engine/core/seat.h"
#include "engine/pirates/state.h"

namespace mael::pirates {

// What a ship can spend on its way: in the turn under way, and in each that follows. Of the others
// nothing is left in this turn.
struct Pace {
  int moves = 0, rotations = 0;
  int moves_each = 1, rotations_each = 1;
};
Pace pace_of(const State& state, Seat seat);

// How near something is, of kHere: less for every turn, and a little less for every move.
inline constexpr int kHere = 256;

// Turns and moves to a place; in its own turn, as far as it can be reached in it, `turns` is 0.
struct Way {
  int turns = 99;
  int moves = 99;
  int nearness() const;
};

Way way_to_cell(const State& state, const Pace& pace, Cell from, Cell to);
// To any of these; the farthest if there is none.
Way way_to_any(const State& state, const Pace& pace, Cell from, Cells to);
// To where a treasure card can be claimed.
Way way_to_treasure(const State& state, const Pace& pace, Cell from, int card);

}  // namespace mael::pirates
