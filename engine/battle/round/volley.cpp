#include "engine/battle/round/volley.h"

#include <algorithm>

#include "engine/battle/effects/targeting.h"
#include "engine/battle/round/dice.h"

namespace mael::battle {
namespace {

using namespace weapon_type;

int count_types(const Profile& profile, std::uint8_t types) {
  return static_cast<int>(
      std::count_if(profile.weapons.begin(), profile.weapons.end(),
                    [&](std::uint8_t each) { return weapon_at(each).is(types); }));
}

// One more shot for a second weapon at hand in a fight (EDG-285, EDG-387).
bool has_second_weapon(const Profile& profile, int used, const Weapon& weapon) {
  if (weapon.is_melee() && is_heavy(profile, weapon)) return false;
  for (int i = 0; i < profile.weapons.size(); ++i) {
    const Weapon& other = weapon_at(profile.weapons[i]);
    if (i == used) continue;
    if (other.is_melee() && !is_heavy(profile, other)) return true;
    if (other.is(kPistol) && weapon.is_melee()) return true;
  }
  return false;
}

// Models of the target as blasts count them (EDG-378, EDG-379, EDG-322).
int count_for_blast(const State& state, UnitId target) {
  int count = 0;
  for (const ModelId model : living_of(state, target)) {
    const bool swarm = profile_of(state, model).type == ModelType::Swarm;
    count += swarm ? state.models[model].fortitude : 1;
  }
  return count;
}

int printed_shots(const State& state, const Weapon& weapon, const Profile& profile, UnitId target,
                  int rolled) {
  const int large = is_large(state, target) ? 1 : 0;
  switch (weapon.shots) {
    case Shots::Fixed: return weapon.number;
    case Shots::SmallBlast: return weapon.number + (count_for_blast(state, target) + 1) / 2 + large;
    case Shots::LargeBlast: return weapon.number + count_for_blast(state, target) + 2 * large;
    case Shots::Die:
    case Shots::HalfDie: return rolled_shots(weapon, rolled);
    case Shots::Attacks: return profile.cqa + weapon.number;
  }
  return 0;
}

// Pistols and short ranged weapons never hit beyond their range (EDG-398, EDG-402).
bool misses_far(const Weapon& weapon) { return weapon.is(kPistol | kShortRanged); }

Verdict judge_frag(const State& state, RoundKind kind, UnitId shooter, UnitId target, Shot shot) {
  if (!profile_of(state, shot.model).frags) return Violation("EDG-381"_rule);
  if (kind == RoundKind::Fight) return Violation("EDG-R164"_rule);
  if (kind == RoundKind::HitAndRun) return Violation("EDG-393"_rule);
  const bool near = kind == RoundKind::Defensive || is_within(state, shooter, target, kFirstRange);
  return unless(near, Violation("EDG-382"_rule));
}

Verdict judge_bare_hands(const State& state, RoundKind kind, Shot shot) {
  const Profile& profile = profile_of(state, shot.model);
  if (kind == RoundKind::HitAndRun) return Violation("EDG-393"_rule);
  if (kind != RoundKind::Fight) return Violation("EDG-281"_rule);
  const bool armed = count_types(profile, kMelee | kPistol) > 0;
  return unless(!armed, Violation("EDG-287"_rule));
}

Verdict judge_weapon(const State& state, RoundKind kind, UnitId shooter, UnitId target,
                     const Weapon& weapon) {
  if (kind == RoundKind::HitAndRun) {
    return unless(weapon.is(kHitAndRun), Violation("EDG-393"_rule));
  }
  if (weapon.reach == Reach::HitAndRun) return Violation("EDG-390"_rule);
  if (kind == RoundKind::Fight) {
    return unless(weapon.is(kMelee | kPistol), Violation("EDG-276"_rule));
  }
  if (weapon.is_melee()) return Violation("EDG-281"_rule);
  if (kind != RoundKind::Suppressive) return {};
  if (weapon.sup == 0) return Violation("EDG-274"_rule);
  return unless(!is_beyond_range(weapon, state, shooter, target), Violation("EDG-267"_rule));
}

bool is_close(RoundKind kind) { return kind != RoundKind::Fire && kind != RoundKind::Suppressive; }

std::uint8_t noted(UnitBits units, UnitId unit) {
  return static_cast<std::uint8_t>((units & unit_bit(unit)) != 0);
}

bool is_all_wild(const State& state, RoundKind kind, UnitId shooter, UnitId target) {
  if (kind == RoundKind::Defensive) return noted(state.active.unseen, shooter) != 0;
  if (kind == RoundKind::Suppressive) return false;
  const bool dashed = state.active.did(Act::Dash) && !ignores_dash(state, shooter);
  return dashed || is_out_of_front(state, shooter, target);
}

// Nobody looks who has no weapon for it.
bool is_unseen(const State& state, RoundKind kind, UnitId shooter, UnitId target) {
  return !is_close(kind) && may_aim_blind(state, shooter, target) && !sees(state, shooter, target);
}

bool may_be_fired_blind(const State& state, UnitId target, Shot shot) {
  return shot.weapon != kFrag && needs_no_sight(state, weapon_of(state, shot), target);
}

// What of a round hangs on no shot, and is asked by each of them.
Round begun(const State& state, RoundKind kind, UnitId shooter, UnitId target) {
  Round round;
  round.kind = kind;
  round.shooter = shooter;
  round.target = target;
  const bool near = is_close(kind) || is_within(state, shooter, target, kFirstRange);
  round.band = near ? Band::Short : Band::Standard;
  round.wild = is_all_wild(state, kind, shooter, target);
  round.unseen = is_unseen(state, kind, shooter, target);
  return round;
}

void name_shots(const State& state, Round& round, const Declared& shots) {
  round.shots = shots;
  round.long_shots = 0;
  if (is_close(round.kind)) return;
  for (int i = 0; i < shots.size(); ++i) {
    if (shots[i].weapon == kFrag) continue;
    const Weapon& weapon = weapon_of(state, shots[i]);
    const bool far = is_beyond_range(weapon, state, round.shooter, round.target);
    if (far) round.long_shots = static_cast<std::uint16_t>(round.long_shots | 1u << i);
  }
}

// How much a weapon promises, for choosing one by default: hits it may cause times what they do.
int promise_of(const State& state, const Round& round, int shot) {
  const Weapon& weapon = weapon_of(state, round.shots[shot]);
  if (round.kind == RoundKind::Suppressive) return 7 - weapon.sup;
  const int damage = weapon.damage_die > 0 ? 2 : weapon.damage;
  const int wild = is_wild(round, shot) ? 1 : 3;
  const int shots = shots_of(state, round, shot, 3);
  return shots == 0 ? 0 : shots * wild * (weapon.pen + 2) * 4 + damage;
}

}  // namespace

const Weapon& weapon_of(const State& state, Shot shot) {
  const Profile& profile = profile_of(state, shot.model);
  if (shot.weapon == kBareHands) {
    return weapon_at(profile.is_large() ? content().unarmed_large() : content().unarmed());
  }
  return weapon_at(profile.weapons[shot.weapon]);
}

bool is_beyond_range(const Weapon& weapon, const State& state, UnitId shooter, UnitId target) {
  return weapon.reach == Reach::Ranged && !reaches_anywhere(state, weapon, target) &&
         !is_within(state, shooter, target, weapon.range);
}

Verdict judge_shot(const State& state, RoundKind kind, UnitId shooter, UnitId target, Shot shot) {
  const bool own = shot.model < state.models.size() && unit_of(state, shot.model) == shooter &&
                   state.models[shot.model].is_alive();
  if (!own) return Violation("EDG-R61"_rule);
  const bool threw = kind == RoundKind::Fight && state.active.thrower == shot.model;
  if (threw) return Violation("EDG-383"_rule);
  if (shot.weapon == kFrag) return judge_frag(state, kind, shooter, target, shot);
  if (shot.weapon == kBareHands) return judge_bare_hands(state, kind, shot);
  if (shot.weapon >= profile_of(state, shot.model).weapons.size()) return Violation("EDG-R61"_rule);
  return judge_weapon(state, kind, shooter, target, weapon_of(state, shot));
}

bool may_follow(const State& state, Shot before, Shot shot) {
  const bool again = before.model == shot.model && profile_of(state, shot.model).is_large();
  return before.model < shot.model || (again && before.weapon < shot.weapon);
}

Verdict judge_volley(const State& state, RoundKind kind, UnitId shooter, const Volley& volley) {
  if (volley.shots.empty()) return Violation("EDG-133"_rule);
  const bool blind = is_unseen(state, kind, shooter, volley.target);
  int grenades = 0;
  for (int i = 0; i < volley.shots.size(); ++i) {
    const Shot shot = volley.shots[i];
    if (const Verdict verdict = judge_shot(state, kind, shooter, volley.target, shot)) {
      return verdict;
    }
    if (i > 0 && !may_follow(state, volley.shots[i - 1], shot)) return Violation("EDG-130"_rule);
    if (blind && !may_be_fired_blind(state, volley.target, shot)) return Violation("EDG-124"_rule);
    grenades +=
        shot.weapon == kFrag || (shot.weapon != kBareHands && weapon_of(state, shot).is(kGrenade));
  }
  return unless(grenades <= 1, Violation("EDG-380"_rule));
}

Volley usual_volley(const State& state, RoundKind kind, UnitId shooter, UnitId target) {
  Volley volley;
  volley.target = target;
  Round round = begun(state, kind, shooter, target);
  for (const ModelId model : living_of(state, shooter)) {
    const bool takes_all = profile_of(state, model).is_large();  // EDG-347
    Shot best;
    int most = 0;
    const auto take = [&](std::uint8_t weapon) {
      const Shot shot{model, weapon};
      if (judge_shot(state, kind, shooter, target, shot)) return;
      if (round.unseen != 0 && !may_be_fired_blind(state, target, shot)) return;
      Declared alone;
      alone.push_back(shot);
      name_shots(state, round, alone);
      const int promise = promise_of(state, round, 0);
      if (takes_all && promise > 0 && !volley.shots.full()) volley.shots.push_back(shot);
      if (promise <= most) return;
      most = promise;
      best = shot;
    };
    for (int i = 0; i < profile_of(state, model).weapons.size(); ++i) {
      take(static_cast<std::uint8_t>(i));
    }
    take(kBareHands);
    if (most > 0 && !takes_all && !volley.shots.full()) volley.shots.push_back(best);
  }
  return volley;
}

Round declare(const State& state, RoundKind kind, UnitId shooter, const Volley& volley) {
  const UnitId target = volley.target;
  Round round = begun(state, kind, shooter, target);
  name_shots(state, round, volley.shots);
  round.paints = static_cast<std::uint8_t>(paints_of(state, round));
  if (kind == RoundKind::Defensive || kind == RoundKind::Suppressive) return round;
  const std::uint8_t from_behind = noted(state.active.from_behind, target);
  if (kind == RoundKind::Fight) {
    const bool charged = state.active.did(Act::Charge) && state.active.target == target;
    round.behind = charged && from_behind != 0;
    return round;
  }
  round.behind = kind == RoundKind::HitAndRun ? from_behind : is_behind(state, target, shooter);
  const Unit& unit = state.units[target];
  round.open = !is_on_the_move(unit) && !is_taking_cover(unit) && !is_in_contact(state, target) &&
               is_unobscured(state, shooter, target);
  return round;
}

int rolled_shots(const Weapon& weapon, int face) {
  return weapon.number + (weapon.shots == Shots::HalfDie ? halved(face) : face);
}

int shots_of(const State& state, const Round& round, int place, int rolled) {
  const Shot shot = round.shots[place];
  if (shot.weapon == kFrag) return 0;
  const Weapon& weapon = weapon_of(state, shot);
  const Profile& profile = profile_of(state, shot.model);
  const bool far = is_beyond_range(round, place);
  if (far && misses_far(weapon)) return 0;
  int shots = printed_shots(state, weapon, profile, round.target, rolled);
  const bool near = round.band == Band::Short && !far;
  if (near && misses_far(weapon)) ++shots;  // EDG-397, EDG-401
  const bool pistol = weapon.is(kPistol);
  if (pistol && !profile.is_large() && count_types(profile, kPistol) > 1) ++shots;  // EDG-399
  if (round.kind == RoundKind::Fight && !profile.is_large() && shot.weapon != kBareHands &&
      has_second_weapon(profile, shot.weapon, weapon)) {
    ++shots;
  }
  shots += shots_by_abilities(state, round, place) + added_shots(state, round.shooter, weapon);
  return std::max(0, shots);  // EDG-R166
}

}  // namespace mael::battle
