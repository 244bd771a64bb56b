#include "engine/battle/effects/uses.h"

#include <algorithm>

#include "engine/battle/steps.h"

namespace mael::battle {
namespace {

// Whether a commander of such designators has the unit in its range, which of Command (0) is its
// own unit alone (EDG-338, EDG-R215).
bool is_commanded(const State& state, UnitId unit, Designators designators) {
  for (UnitId other = 0; other < state.units.size(); ++other) {
    if (are_enemies(state, unit, other)) continue;
    const ModelId commander = commander_of(state, other);
    if (commander == kNone) continue;
    const Profile& profile = profile_of(state, commander);
    if ((profile.designators & designators) == 0) continue;
    const bool reaches =
        profile.command > 0 && is_within(state, base_of(state, commander), unit, 18 * kMilsPerInch);
    if (other == unit || reaches) return true;
  }
  return false;
}

}  // namespace

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
