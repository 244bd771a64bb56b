// How well a seat stands, for bots: works on observations as well as on full states.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/maelstrom/action.h"
#include "engine/maelstrom/state.h"

namespace mael::maelstrom {

// What a standing is made of. Each is counted for both seats; the other's is taken off.
enum class Term : std::uint8_t {
  Essence,         // counters left
  LastEssence,     // only one left
  Sides,           // of the Vortex held
  FiveSides,       // one more and the game is won
  Behind,          // in the Summon Phase: this turn's burn would cost an Essence
  LastBehind,      // this turn's burn would take the last Essence
  LastBehindNext,  // the next one would
  Gap,             // sides missing beyond the first, in one's own turn
  Strongholds,
  Output,
  Minions,
  MinionCost,
  Combat,
  Wounds,
  RingArmor,    // damage the tiles beside the Vortex could take
  RingMinions,  // minions beside the Vortex
  Distance,     // of minions from the Vortex
  Hand,         // up to what can be summoned soon
  LateHand,     // what is beyond
  FreeTile,     // a tile without cost in hand
  Energy,       // counters in the Hoard
  Fuel,         // energy tiles in reach of own tiles
  ThreatNow,    // tiles beside the Vortex that could be destroyed this turn
  ThreatNext,   // … in the turn to come
  StepNow,      // empty sides minions could move to this turn
  StepNext,     // … in the turn to come
  OpenNow,      // empty sides beside own tiles, in one's own turn
  OpenNext,     // … in the other's
  Actions,      // left this turn
  OnMovement,   // to act in this phase
  OnAction,
  OnSummon,
};
inline constexpr int kTerms = 32;

using Terms = std::array<int, kTerms>;

// The terms of one seat alone, nothing taken off. The game must be running.
Terms count_terms(const State& state, Seat seat);

// The terms as `seat` sees them: its own less the other's. The game must be running.
Terms assess(const State& state, Seat seat);

// What one of each is worth: 100 makes winning 2.7 times as likely as it was.
int weight_of(Term term);

// The standing, seen from `seat`: the terms by their weights; kWon / -kWon when the game is
// decided.
inline constexpr int kWon = 1'000'000;
inline constexpr int kClearLead = 200;  // a seat so far ahead gets some 85 % of the points
int evaluate(const State& state, Seat seat);

}  // namespace mael::maelstrom
