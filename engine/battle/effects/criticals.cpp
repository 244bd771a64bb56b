#include "engine/battle/effects/criticals.h"

#include "engine/battle/effects/figures.h"
#include "engine/battle/round/dice.h"
#include "engine/battle/round/volley.h"

namespace mael::battle {

const Effect* critical_of(const Weapon& weapon, int which) {
  for (const Effect& effect : weapon.effects) {
    const bool critical = effect.verb == Verb::Rise || effect.verb == Verb::Put;
    if (critical && --which == 0) return &effect;
  }
  return nullptr;
}

const Effect& critical_of(const State& state, const Round& round, const Critical& each) {
  return *critical_of(weapon_of(state, round.shots[round.dice[each.die].shot]), each.effect);
}

bool may_do_else(const State& state, const Round& round, const HitDie& die) {
  return die.shown == kSides && !is_wild(round, die.shot) &&
         critical_of(weapon_of(state, round.shots[die.shot]), 1) != nullptr;
}

Verdict judge_criticals(const State& state, const ChooseCriticals& deed) {
  const Round& round = state.round;
  int last = -1;
  for (const Critical& each : deed.chosen) {
    if (each.die >= round.dice.size()) return Violation("EDG-R62"_rule);
    if (each.die <= last) return Violation("EDG-138"_rule);
    last = each.die;
    const HitDie& die = round.dice[each.die];
    if (is_wild(round, die.shot)) return Violation("EDG-149"_rule);
    const Weapon& weapon = weapon_of(state, round.shots[die.shot]);
    const bool known = die.shown == kSides && critical_of(weapon, each.effect) != nullptr;
    if (!known) return Violation("EDG-R62"_rule);
  }
  return {};
}

}  // namespace mael::battle
