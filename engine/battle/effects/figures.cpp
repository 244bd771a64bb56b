#include "engine/battle/effects/figures.h"

#include <algorithm>

#include "engine/battle/effects/lasting.h"
#include "engine/battle/effects/rows.h"
#include "engine/battle/effects/targeting.h"
#include "engine/battle/round/dice.h"
#include "engine/battle/round/volley.h"

namespace mael::battle {

using namespace weapon_type;

namespace {

// What does this among the effects of a weapon or a model: each is passed to `take`.
template <class Take>
void each_effect(const Effects& effects, Verb verb, Take&& take) {
  for (const Effect& effect : effects) {
    if (effect.verb == verb) take(effect);
  }
}

bool has_effect(const Profile& profile, Verb verb, int what) {
  return std::any_of(profile.effects.begin(), profile.effects.end(), [&](const Effect& effect) {
    return effect.verb == verb && effect.what == what;
  });
}
bool all_have(const State& state, UnitId unit, Verb verb, int what) {
  const ModelList living = living_of(state, unit);
  return std::all_of(living.begin(), living.end(), [&](ModelId model) {
    return has_effect(profile_of(state, model), verb, what);
  });
}

// What stands on a unit and adds to a figure of it.
void add_stats(Amount& amount, const State& state, UnitId unit, Stat stat) {
  each_lasting(state, unit, Verb::Stat, [&](const Effect& effect) {
    if (effect.what == static_cast<std::uint8_t>(stat)) {
      amount.add(effect.amount, Why::Ability, effect.ability);
    }
  });
}

// By its parts.
void take_suppression(Amount& amount, const State& state, UnitId unit) {
  for (const Term& part : suppression_of(state, unit)) {
    amount.add(-part.amount, part.why, part.ability);
  }
}

const Weapon& weapon_of_hit(const State& state, const Round& round, int hit) {
  return weapon_of(state, round.shots[round.die_of(hit).shot]);
}

}  // namespace

// ---- Levels -------------------------------------------------------------------------------------

Amount suppression_of(const State& state, UnitId unit) {
  Amount level(state.units[unit].suppression, Why::Suppressed);
  each_lasting(state, unit, Verb::Level, [&](const Effect& effect) {
    level.add(std::max<int>(effect.amount, -level.sum()), Why::Ability, effect.ability);
  });
  return level;
}

Amount actions_of(const State& state, UnitId unit) {
  Amount actions(kMostActions, Why::Printed);
  each_lasting(state, unit, Verb::Confuse, [&](const Effect& effect) {
    actions.add(-effect.amount, Why::Ability, effect.ability);
  });
  return actions;
}

int actions_left(const State& state) {
  const Activation& active = state.active;
  return std::max(0, actions_of(state, active.unit).sum() - active.actions);
}

// ---- Hit dice -----------------------------------------------------------------------------------

Amount skill_of(const State& state, const Round& round) {
  const Unit& shooter = state.units[round.shooter];
  const bool defensive = round.kind == RoundKind::Defensive;
  const bool runs = round.kind == RoundKind::HitAndRun;
  const bool aimed = state.active.unit == round.shooter && state.active.did(Act::Aim);
  Amount skill(highest_skl(state, round.shooter), Why::Printed);
  skill.add(aimed ? 2 : 0, Why::Aimed);
  skill.add(round.open != 0 ? 2 : 0, Why::WideOpen);
  take_suppression(skill, state, round.shooter);
  skill.add(runs ? 0 : -shooter.moving, Why::OwnTokens);
  skill.add(defensive ? 0 : -2 * state.units[round.target].moving, Why::TargetTokens);
  skill.add(defensive ? -1 : 0, Why::Defensive);
  skill.add(runs ? -1 : 0, Why::Running);
  skill.add(state.units[round.target].tokens.of(Token::Painted), Why::Painted);
  add_stats(skill, state, round.shooter, Stat::Skill);
  return skill;
}

bool ignores_dash(const State& state, UnitId unit) {
  return all_have(state, unit, Verb::Ignore, static_cast<int>(Burden::Dash));
}
bool moves_dynamically(const State& state, UnitId unit) {
  return all_have(state, unit, Verb::Ignore, static_cast<int>(Burden::Ground));
}
bool is_forbidden(const State& state, UnitId unit, Pair pair) {
  return all_have(state, unit, Verb::Forbid, static_cast<int>(pair));
}

bool is_abandoned(const State& state, UnitId unit) {
  return all_have(state, unit, Verb::Remove, 0);
}

bool is_heavy(const Profile& profile, const Weapon& weapon) {
  return weapon.is(kHeavy) && !has_effect(profile, Verb::Ignore, static_cast<int>(Burden::Heavy));
}

Verdict judge_flipping(const State& state, const Round& round, int place) {
  const Weapon& weapon = weapon_of(state, round.shots[place]);
  const Profile& profile = profile_of(state, round.shots[place].model);
  const bool burdens = weapon.is(kSuperheavy) || (is_heavy(profile, weapon) && !profile.is_large());
  if (!burdens || weapon.is_melee()) return {};
  if (round.kind == RoundKind::Defensive) {
    return unless(!is_on_the_move(state.units[round.shooter]), Violation("EDG-386"_rule));
  }
  return unless(state.active.walked == 0, Violation("EDG-385"_rule));
}

bool is_wild(const Round& round, int place) {
  return round.wild != 0 || is_beyond_range(round, place);
}

int shots_by_abilities(const State& state, const Round& round, int place) {
  int more = 0;
  each_effect(weapon_of(state, round.shots[place]).effects, Verb::Shots, [&](const Effect& effect) {
    if (!effect.needs_unseen || round.unseen != 0) more += effect.amount;
  });
  return more;
}

int least_hit(const State& state, const Round& round, int place) {
  return is_wild(round, place) ? 6 : lowest_evs(state, round.target);
}

bool is_hit(const State& state, const Round& round, const HitDie& die) {
  return die.shown >= least_hit(state, round, die.shot);
}

bool is_perfect(const Round& round, const HitDie& die) {
  return die.shown == 6 && die.critical == 0 && !is_wild(round, die.shot);
}

// ---- Special defense ----------------------------------------------------------------------------

Amount cover_of(const State& state, UnitId unit, int tokens) {
  Amount cover(terrain_cover(state, unit), Why::Terrain);
  cover.add(tokens - 1, Why::CoverTokens);
  take_suppression(cover, state, unit);
  cover.add(is_large(state, unit) ? -1 : 0, Why::Large);
  return cover;
}

int worth_of_cover(const State& state, UnitId unit, int tokens) {
  return tokens == 0 ? 0 : cover_of(state, unit, tokens).at_least_none();
}

int cover_value(const State& state, const Round& round) {
  const Unit& target = state.units[round.target];
  const bool charged = state.active.did(Act::Charge) && state.active.target == round.target;
  const bool counts = is_taking_cover(target) && round.kind != RoundKind::Defensive &&
                      (round.kind != RoundKind::Fight || charged);
  if (!counts) return 0;
  Amount cover = cover_of(state, round.target, target.cover);
  cover.add(-round.behind, Why::Behind);
  return cover.at_least_none();
}

Amount field_of(const State& state, UnitId unit) {
  Amount field(highest_field(state, unit), Why::Printed);
  for (const ModelId model : living_of(state, unit)) {
    for (const int weapon : profile_of(state, model).weapons) {
      each_effect(weapon_at(weapon).effects, Verb::Field, [&](const Effect& effect) {
        field.add(effect.amount, Why::Ability, effect.ability);
      });
    }
  }
  add_stats(field, state, unit, Stat::Field);
  return field;
}

Amount dodge_of(const State& state, UnitId unit) {
  const Effect* best = nullptr;
  for (const ModelId model : living_of(state, unit)) {
    each_effect(profile_of(state, model).effects, Verb::Dodge, [&](const Effect& effect) {
      if (best == nullptr || effect.amount > best->amount) best = &effect;
    });
  }
  Amount dodge(0, Why::Printed);
  if (best == nullptr) return dodge;
  dodge.add(best->amount, Why::Ability, best->ability);
  each_lasting(state, unit, Verb::Value, [&](const Effect& effect) {
    if (effect.what == best->ability) dodge.add(effect.amount, Why::Ability, effect.ability);
  });
  return dodge;
}

Amount cascade_of(const State& state, UnitId unit) {
  int blocks = 0;
  std::uint8_t ability = kNone;
  for (const ModelId model : living_of(state, unit)) {
    each_effect(profile_of(state, model).effects, Verb::Cascade, [&](const Effect& effect) {
      blocks += effect.amount;
      ability = effect.ability;
    });
  }
  Amount cascade(0, Why::Printed);
  cascade.add(blocks, Why::Ability, ability);
  return cascade;
}

int defense_value(const State& state, const Round& round, Defense kind) {
  switch (kind) {
    case Defense::None: return 0;
    case Defense::Cover: return cover_value(state, round);
    case Defense::Field: return field_of(state, round.target).at_least_none();
    case Defense::Dodge: return dodge_of(state, round.target).at_least_none();
    case Defense::Cascade: return cascade_of(state, round.target).at_least_none();
  }
  return 0;
}

Amount blocking_price(const State& state, const Round& round, Defense kind, int shot) {
  const Weapon& weapon = weapon_of(state, round.shots[shot]);
  Amount price(1, Why::Printed);
  if (kind == Defense::Cover && weapon.is_melee()) price.add(1, Why::InFight);  // EDG-282
  const Defense countered = kind == Defense::Cascade ? Defense::Field : kind;
  each_effect(weapon.effects, Verb::Counter, [&](const Effect& effect) {
    // Two points, however many reasons there are (EDG-171).
    const bool counts = effect.what == static_cast<std::uint8_t>(countered) && price.sum() == 1 &&
                        is_asked_of(state, round.target, effect);
    if (counts) price.add(1, Why::Ability, effect.ability);
  });
  return price;
}

HitBits blockable_hits(const State&, const Round& round) {
  HitBits bits = 0;
  for (HitBits left = round.hits; left != 0; left &= left - 1) {
    const int hit = lowest_bit(left);
    if (!is_perfect(round, round.die_of(hit))) bits |= hit_bit(hit);
  }
  return bits;
}

// ---- Armor and damage ---------------------------------------------------------------------------

Amount av_of(const State& state, ModelId model) {
  const Profile& profile = profile_of(state, model);
  Amount av(profile.av, Why::Printed);
  // The commonest case is quick.
  const int tokens = state.units[unit_of(state, model)].tokens.of(Token::Zealot);
  if (tokens == 0) return av;
  static const Designators zealots =
      static_cast<Designators>(designator_named("armored") | designator_named("organic"));
  av.add((profile.designators & zealots) != 0 ? tokens : 0, Why::ZealotTokens);
  return av;
}

Amount armor_of(const Round& round) {
  Amount armor(round.av, Why::Printed);
  armor.add(-round.behind, Why::Behind);
  return armor;
}

std::uint16_t avs_of(const State& state, UnitId unit) {
  if (const ModelId injured = injured_of(state, unit); injured != kNone) {
    return static_cast<std::uint16_t>(1u << av_of(state, injured).sum());
  }
  unsigned avs = 0;
  for (const ModelId model : living_of(state, unit)) avs |= 1u << av_of(state, model).sum();
  return static_cast<std::uint16_t>(avs);
}

int least_stop(const State& state, const Round& round, const ArmorDie& die) {
  const int pen = weapon_of_hit(state, round, die.hit).pen;
  return is_perfect(round, round.die_of(die.hit)) ? std::max(6, pen) : pen;
}

Amount armor_flip_price(const State& state, const Round& round, const ArmorDie& die, int face) {
  Amount price(flip_cost(die.shown, face), Why::Printed);
  if (die.shown == face) return price;
  each_effect(
      weapon_of_hit(state, round, die.hit).effects, Verb::FlipCost,
      [&](const Effect& effect) { price.add(effect.amount, Why::Ability, effect.ability); });
  return price;
}

bool is_stopped(const State& state, const Round& round, const ArmorDie& die) {
  return die.shown >= least_stop(state, round, die);
}

int damage_of(const State& state, const Round& round, const ArmorDie& die) {
  if (die.damage > 0) return die.damage;
  return weapon_of_hit(state, round, die.hit).damage;
}

Amount damage_to(const State& state, const Round& round, int shot, ModelId model, int damage) {
  const Profile& profile = profile_of(state, model);
  if (profile.type == ModelType::Swarm) return {1, Why::Printed};
  Amount whole(damage, Why::Printed);
  each_effect(weapon_of(state, round.shots[shot]).effects, Verb::Damage, [&](const Effect& effect) {
    const bool counts = effect.designators == 0 || (effect.designators & profile.designators) != 0;
    if (counts) whole.add(effect.amount, Why::Ability, effect.ability);
  });
  return whole;
}

int damage_to(const State& state, const Round& round, const ArmorDie& die, ModelId model) {
  const int shot = round.die_of(die.hit).shot;
  return damage_to(state, round, shot, model, damage_of(state, round, die)).sum();
}

int rays_of(const State& state, const Round& round, int shot) {
  int rays = 0;
  each_effect(weapon_of(state, round.shots[shot]).effects, Verb::Injury,
              [&](const Effect& effect) { rays += effect.amount; });
  return rays;
}

bool harm_alike(const State& state, const Round& round, int a, int b) {
  const Weapon &one = weapon_of(state, round.shots[a]), &other = weapon_of(state, round.shots[b]);
  if (one.damage != other.damage || one.damage_die != other.damage_die) return false;
  if (one.effects == other.effects) return true;
  if (rays_of(state, round, a) != rays_of(state, round, b)) return false;
  const ModelList living = living_of(state, round.target);
  return std::all_of(living.begin(), living.end(), [&](ModelId model) {
    return damage_to(state, round, a, model, one.damage).sum() ==
           damage_to(state, round, b, model, one.damage).sum();
  });
}

int added_shots(const State& state, UnitId shooter, const Weapon& weapon) {
  int added = 0;
  each_effect(weapon.effects, Verb::Stat, [&](const Effect& effect) {
    const bool shots = effect.what == static_cast<std::uint8_t>(Stat::Shots);
    if (shots && has_lasting(state, shooter, effect)) added += effect.amount;
  });
  return added;
}

// ---- Tests --------------------------------------------------------------------------------------

int tests_of(const State& state, Shot shot) {
  if (shot.weapon == kFrag) return 0;
  int tests = 1;
  each_effect(weapon_of(state, shot).effects, Verb::Tests,
              [&](const Effect& effect) { tests = effect.amount; });
  return tests;
}

Amount nerve_in_fight() { return {-1, Why::InFight}; }

}  // namespace mael::battle
