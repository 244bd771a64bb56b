// What a unit may use against a target, and the numbers of a round of shooting (sections 8, 11.4,
// 11.5, 11.8 and 14).
#pragma once

#include <cstdint>

#include "engine/battle/action.h"
#include "engine/battle/derived.h"
#include "engine/core/violation.h"

namespace mael::battle {

// The weapon of a shot; bare hands too. Not for frag grenades.
const Weapon& weapon_of(const State& state, Shot shot);

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
inline bool is_rolled(const State& state, Shot shot) {
  return shot.weapon != kFrag && weapon_of(state, shot).shots == Shots::Die;
}

// What the unit's skill is made of in this round (EDG-R50).
struct Skill {
  int base = 0, aim = 0, open = 0, suppression = 0, own_tokens = 0, target_tokens = 0,
      defensive = 0, running = 0;
  int sum() const {
    return base + aim + open + suppression + own_tokens + target_tokens + defensive + running;
  }
};
Skill skill_of(const State& state, const Round& round);

// Nothing if the hit dice of a shot may be flipped, or the rule against it (EDG-385, EDG-386).
Verdict judge_flipping(const State& state, const Round& round, int shot);
inline bool may_flip(const State& state, const Round& round, int shot) {
  return !judge_flipping(state, round, shot);
}
bool is_wild(const Round& round, int shot);

// What a hit die of this shot shows at least where it is a success.
int least_hit(const State& state, const Round& round, int shot);
// Of a hit die as it lies: whether it is a success, and one that may strike perfectly.
bool is_hit(const State& state, const Round& round, const HitDie& die);
bool is_perfect(const Round& round, const HitDie& die);

// What cover is worth to a unit with so many Cover tokens where it stands, hit from the front:
// never below 0 (EDG-R65).
int worth_of_cover(const State& state, UnitId unit, int tokens);
// What special defenses are worth to the target (EDG-R65), and what a hit of a shot costs.
int cover_value(const State& state, const Round& round);
int defense_value(const State& state, const Round& round, Defense kind);
int blocking_cost(const State& state, const Round& round, Defense kind, int shot);
// Hits no special defense may block are not among them (EDG-140).
HitBits blockable_hits(const State& state, const Round& round);

// The AV the armor dice are flipped with (EDG-175, EDG-163).
int flips_of_armor(const Round& round);
// Different AVs of the living models, a bit each; only that of an injured model where there is one
// (EDG-178).
std::uint16_t avs_of(const State& state, UnitId unit);
// What an armor die shows at least where it stops its hit, and whether it does as it lies.
int least_stop(const State& state, const Round& round, const ArmorDie& die);
bool is_stopped(const State& state, const Round& round, const ArmorDie& die);
// What a hit that is not stopped does, once it is rolled where it is (EDG-180) …
int damage_of(const State& state, const Round& round, const ArmorDie& die);
// … and of such a damage what counts for a model (EDG-320).
int damage_to(const State& state, ModelId model, int damage);

}  // namespace mael::battle
