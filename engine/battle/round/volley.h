// What a unit may use against a target, and how a round of shooting is declared (sections 8, 11.4,
// 11.5, 11.8 and 14). The figures of a round: effects/figures.h.
#pragma once

#include <cstdint>

#include "engine/battle/action.h"
#include "engine/battle/derived.h"
#include "engine/battle/effects/figures.h"
#include "engine/core/violation.h"

namespace mael::battle {

// The weapon of a shot; bare hands too. Not for frag grenades.
const Weapon& weapon_of(const State& state, Shot shot);

// Whether a shot of a declared round is beyond the range of its weapon (EDG-128).
inline bool is_beyond_range(const Round& round, int shot) {
  return (round.long_shots >> shot & 1) != 0;
}
// Whether a weapon of this reach is beyond it, short ranges below six inches included (EDG-R56).
bool is_beyond_range(const Weapon& weapon, const State& state, UnitId shooter, UnitId target);

// Whether a shot may stand behind another of the same unit: shots go by model, and those of a large
// one, which may use several weapons, by weapon (EDG-130).
bool may_follow(const State& state, Shot before, Shot shot);

// Nothing, or the first rule against the declaration. The unit may act so at all.
Verdict judge_volley(const State& state, RoundKind kind, UnitId shooter, const Volley& volley);
// Whether a model may use this weapon of its in such a round; kFrag and kBareHands too.
Verdict judge_shot(const State& state, RoundKind kind, UnitId shooter, UnitId target, Shot shot);

// The volley that is taken when only the target is said: of each model the weapon that promises the
// most damage, and no frag grenade. No shots where none may be used.
Volley usual_volley(const State& state, RoundKind kind, UnitId shooter, UnitId target);

// A round against a target, declared and not yet begun.
Round declare(const State& state, RoundKind kind, UnitId shooter, const Volley& volley);

// Of a declared round: the hit dice of a shot, `rolled` what a random number of shots came to. 0
// for frag grenades.
int shots_of(const State& state, const Round& round, int shot, int rolled);
// What a weapon of random shots comes to by this face (EDG-031, EDG-R58).
int rolled_shots(const Weapon& weapon, int face);
inline bool is_rolled(const State& state, Shot shot) {
  if (shot.weapon == kFrag) return false;
  const Shots shots = weapon_of(state, shot).shots;
  return shots == Shots::Die || shots == Shots::HalfDie;
}

}  // namespace mael::battle
