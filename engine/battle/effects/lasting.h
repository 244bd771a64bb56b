// What abilities do to units for a time (State::lasting): who it stands on, and when it ends.
#pragma once

#include "engine/battle/derived.h"

namespace mael::battle {

// What a clause says, of what stands by it; kSpent has none.
const Effect& effect_of(const Lasting& lasting);

// Passes what stands on a unit and does this. What stands there by the same ability twice, whoever
// gave it, counts once (EDG-R188).
template <class Take>
void each_lasting(const State& state, UnitId unit, Verb verb, Take&& take) {
  for (int i = 0; i < state.lasting.size(); ++i) {
    const Lasting& each = state.lasting[i];
    if (each.unit != unit || each.clause == kSpent) continue;
    const Effect& effect = effect_of(each);
    bool again = false;
    for (int j = 0; j < i; ++j) {
      const Lasting& other = state.lasting[j];
      again = again ||
              (other.unit == unit && other.ability == each.ability && other.clause == each.clause);
    }
    if (effect.verb == verb && !again) take(effect);
  }
}
inline bool has_lasting(const State& state, UnitId unit, const Effect& effect) {
  for (const Lasting& each : state.lasting) {
    const bool same = each.ability == effect.ability && each.clause == effect.clause;
    if (same && each.unit == unit) return true;
  }
  return false;
}

// The value of an ability as it counts for a unit that has it with so much: with what stands there,
// never below 0 (EDG-R187).
int value_for(const State& state, UnitId unit, std::uint8_t ability, int printed);

// Whether what was used in this activation lets the unit not recover.
bool bars_recovery(const State& state, UnitId unit);

// Ends what lasts so long: of a unit, or kNone of all.
void end_lasting(State& state, Lasts lasts, UnitId unit = kNone);
// Everything that stands on a unit which has fallen.
void end_lasting(State& state, UnitId unit);

}  // namespace mael::battle
