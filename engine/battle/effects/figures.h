// The one place where numbers of a round are made: what a unit is good for in it and of which parts
// that is, what dice must show, what a block costs. Whoever judges, forecasts, plays on or explains
// asks here and adds nothing.
#pragma once

#include <cstdint>

#include "engine/battle/derived.h"
#include "engine/core/violation.h"

namespace mael::battle {

// ---- Amounts and their parts --------------------------------------------------------------------

// Why an amount has a part.
enum class Why : std::uint8_t {
  Printed,       // on a profile
  Aimed,         // EDG-250
  WideOpen,      // EDG-153
  Suppressed,    // EDG-170
  OwnTokens,     // EDG-256
  TargetTokens,  // EDG-257
  Defensive,     // EDG-308
  Running,       // EDG-396
  Terrain,       // EDG-262, EDG-263
  CoverTokens,   // EDG-264
  Large,         // EDG-346
  Behind,        // from the rear arc
  InFight,       // EDG-282, EDG-290
  Painted,       // tokens of the target
  Ability,       // Term::ability
  ZealotTokens,  // EDG-R218
};

struct Term {
  std::int8_t amount = 0;
  Why why = Why::Printed;
  std::uint8_t ability = kNone;  // of Content::abilities
  friend bool operator==(const Term&, const Term&) = default;
};

// A number by its parts, in the order in which they are told: first what it begins with, then what
// adds to it or takes from it.
class Amount {
 public:
  Amount(int amount, Why why) { terms_.push_back({static_cast<std::int8_t>(amount), why}); }
  void add(int amount, Why why, std::uint8_t ability = kNone) {
    if (amount != 0) terms_.push_back({static_cast<std::int8_t>(amount), why, ability});
  }
  int sum() const {
    int sum = 0;
    for (const Term& term : terms_) sum += term.amount;
    return sum;
  }
  int at_least_none() const { return sum() > 0 ? sum() : 0; }
  const Term* begin() const { return terms_.begin(); }
  const Term* end() const { return terms_.end(); }

 private:
  CompactList<Term, 12> terms_;
};

// ---- Levels -------------------------------------------------------------------------------------

// The suppression of a unit as it counts wherever it is read, never below 0; what raises and lowers
// it changes Unit::suppression (EDG-R214).
Amount suppression_of(const State& state, UnitId unit);
// The actions of an activation (EDG-232, EDG-R190).
Amount actions_of(const State& state, UnitId unit);
// Those the active unit has left.
int actions_left(const State& state);

// ---- Hit dice -----------------------------------------------------------------------------------

// The unit's skill in this round (EDG-R50).
Amount skill_of(const State& state, const Round& round);
// The flips the roller of these hit dice has, and the dice that go for a skill below none
// (EDG-143).
inline int flips_of_hits(const State& state, const Round& round) {
  return skill_of(state, round).at_least_none();
}
inline int dice_owed(const State& state, const Round& round) {
  return -skill_of(state, round).sum();
}

// Whether a dash makes no fire of the unit wild (EDG-150), and whether these may not be done
// together.
bool ignores_dash(const State& state, UnitId unit);
// Whether it may move dynamically (EDG-091).
bool moves_dynamically(const State& state, UnitId unit);
bool is_forbidden(const State& state, UnitId unit, Pair pair);
// Whether what lives of a unit goes with what fell.
bool is_abandoned(const State& state, UnitId unit);

// Whether a weapon of this model is heavy for it (EDG-384).
bool is_heavy(const Profile& profile, const Weapon& weapon);
// Nothing if the hit dice of a shot may be flipped, or the rule against it (EDG-385, EDG-386).
Verdict judge_flipping(const State& state, const Round& round, int shot);
inline bool may_flip(const State& state, const Round& round, int shot) {
  return !judge_flipping(state, round, shot);
}
bool is_wild(const Round& round, int shot);
// What abilities of its weapon add to the dice of a shot, or take from them.
int shots_by_abilities(const State& state, const Round& round, int shot);

// What a hit die of this shot shows at least where it is a success.
int least_hit(const State& state, const Round& round, int shot);
// Of a hit die as it lies: whether it is a success, and one that may strike perfectly.
bool is_hit(const State& state, const Round& round, const HitDie& die);
bool is_perfect(const Round& round, const HitDie& die);

// ---- Special defense ----------------------------------------------------------------------------

// The cover of a unit with so many Cover tokens, at least one, where it stands, hit from the front
// (EDG-R65).
Amount cover_of(const State& state, UnitId unit, int tokens);
// What it is worth: never below 0, and nothing without a token.
int worth_of_cover(const State& state, UnitId unit, int tokens);
// What special defenses are worth to the target (EDG-R65), and what a hit of a shot costs.
int cover_value(const State& state, const Round& round);
// The best field of a model, and what weapons of the unit add (EDG-R186).
Amount field_of(const State& state, UnitId unit);
// What it dodges: the best of its models (EDG-R186); and the hits its cascade fields block.
Amount dodge_of(const State& state, UnitId unit);
Amount cascade_of(const State& state, UnitId unit);
int defense_value(const State& state, const Round& round, Defense kind);
// Whether a die of a cascade field raises the suppression of its unit.
constexpr bool is_costly(int face) { return face <= 3; }
Amount blocking_price(const State& state, const Round& round, Defense kind, int shot);
inline int blocking_cost(const State& state, const Round& round, Defense kind, int shot) {
  return blocking_price(state, round, kind, shot).sum();
}
// Hits no special defense may block are not among them (EDG-140).
HitBits blockable_hits(const State& state, const Round& round);

// ---- Armor and damage ---------------------------------------------------------------------------

// The AV of a model (EDG-R218).
Amount av_of(const State& state, ModelId model);
// The AV the armor dice are flipped with (EDG-175, EDG-163).
Amount armor_of(const Round& round);
inline int flips_of_armor(const Round& round) { return armor_of(round).at_least_none(); }
// Different AVs of the living models, a bit each; only that of an injured model where there is one
// (EDG-178).
std::uint16_t avs_of(const State& state, UnitId unit);
// What an armor die shows at least where it stops its hit, and whether it does as it lies.
int least_stop(const State& state, const Round& round, const ArmorDie& die);
// What it costs to turn an armor die to another face: the flip, and what the weapon of the hit asks
// for beyond it.
Amount armor_flip_price(const State& state, const Round& round, const ArmorDie& die, int face);
bool is_stopped(const State& state, const Round& round, const ArmorDie& die);
// What a hit that is not stopped does, once it is rolled where it is (EDG-180) …
int damage_of(const State& state, const Round& round, const ArmorDie& die);
// … and what such a damage by a shot comes to for a model (EDG-320).
Amount damage_to(const State& state, const Round& round, int shot, ModelId model, int damage);
// Of an armor die that did not stop its hit.
int damage_to(const State& state, const Round& round, const ArmorDie& die, ModelId model);
// Injuries to other models of the target for each hit of a shot that removes one (EDG-R195).
int rays_of(const State& state, const Round& round, int shot);
// Whether hits of both shots do the same to every model of the target.
bool harm_alike(const State& state, const Round& round, int a, int b);

// What abilities add to the shots of a weapon that are rolled with.
int added_shots(const State& state, UnitId shooter, const Weapon& weapon);

// ---- Tests --------------------------------------------------------------------------------------

// The suppression tests a shot of Suppressive Fire makes (EDG-270).
int tests_of(const State& state, Shot shot);
// What is added to the die of the target's WP test in a fight (EDG-290).
Amount nerve_in_fight();

}  // namespace mael::battle
