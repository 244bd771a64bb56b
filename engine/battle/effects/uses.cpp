#include "engine/battle/effects/uses.h"

#include "engine/battle/effects/commands.h"
#include "engine/battle/steps.h"

namespace mael::battle {
const Effect* use_of(const State& state, UnitId unit, std::uint8_t ability) {
  const Unit& of = state.units[unit];
  for (int i = of.first; i < of.first + of.models; ++i) {
    if (!state.models[i].is_alive()) continue;
    for (const Effect& effect : profile_of(state, state.models[i]).effects) {
      if (effect.ability == ability && effect.verb == Verb::Token) return &effect;
    }
  }
  return nullptr;
}

Verdict judge_use(const State& state, std::uint8_t ability) {
  const UnitId unit = state.active.unit;
  const bool open = is_at(state, Step::Acting) && state.active.recovered == 0;
  const Effect* const use = open ? use_of(state, unit, ability) : nullptr;
  if (use == nullptr) return Violation("EDG-235"_rule);
  const Unit& of = state.units[unit];
  if (use->needs_cover && !is_taking_cover(of)) return Violation("EDG-260"_rule, {unit});
  if (of.cover == kMostTokens) return Violation("EDG-258"_rule);
  if (use->commander != 0 && !is_commanded(state, unit, use->commander)) {
    return Violation("EDG-R215"_rule, {unit});
  }
  const int pool = state.command[static_cast<std::size_t>(index_of(of.owner))];
  return unless(use->cost <= pool, Violation("EDG-012"_rule, {use->cost, pool}));
}

}  // namespace mael::battle
