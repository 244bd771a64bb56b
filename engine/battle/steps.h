// The steps of an activation, of a round of shooting and of what interrupts them, as one table: who
// decides at each, when there is something to decide, and how the step passes where there is not.
// The order of the table is the order of the rulebook; what a decision does stands in apply.cpp.
#pragma once

#include "engine/battle/effects/figures.h"
#include "engine/battle/flow.h"
#include "engine/battle/state.h"
#include "engine/core/seat.h"

namespace mael::battle {

enum class Asked : std::uint8_t {
  Nobody,
  Owner,   // of the frame's unit
  Target,  // the owner of the target of the round
  Prey,    // the owner of the target of the charge or Hit & Run
  Chance,
};

struct StepForm {
  Step step;
  Asked asked;
  // Whether a player must decide or dice must fall; else the step passes by itself.
  bool (*pending)(const State& state);
  void (Flow::*pass)();
};
const StepForm& form_of(Step step);

// Whether the frame on top stands at this step.
inline bool is_at(const State& state, Step step) {
  return !state.frames.empty() && state.top().step == step;
}

// The unit for which the frame on top asks its owner; kNone where it asks none, or chance.
UnitId asked_unit(const State& state);
// Who is asked by the frame on top.
Seat asked_by(const State& state);

// ---- What is due at a step --------------------------------------------------------------------

// Dice of the roll that is due; 0 where none is.
int dice_due(const State& state);

int total_of_counts(const Round& round);
// Hits that special defense left, in the order of their dice.
HitBits unblocked_hits(const Round& round);
// Armor dice that did not stop their hit, a bit each.
HitBits surviving_hits(const State& state, const Round& round);
// The cheapest flip that makes a miss a hit, or armor that failed armor that holds: the face it
// shows, 0 for none, and what it costs.
struct PricedFlip {
  int face = 0, cost = 0;
};
PricedFlip cheapest_hit(const State& state, const Round& round, HitDie die);
PricedFlip cheapest_stop(const State& state, const Round& round, ArmorDie die);
// Whether this model, named leader, may take the place where the old one fell: it carries the same
// (EDG-050), and stands on as wide a base.
bool may_take_place(const State& state, UnitId unit, ModelId named);
// Whether the target of a charge may fire at those who charged (EDG-311, EDG-R77), that of a Hit &
// Run at those who run past.
bool may_defend(const State& state);

}  // namespace mael::battle
