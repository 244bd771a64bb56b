#include "engine/battle/round/prospects.h"

#include <algorithm>

#include "engine/battle/derived.h"
#include "engine/battle/round/dice.h"
#include "engine/battle/round/volley.h"
#include "engine/battle/steps.h"

namespace mael::battle {
namespace {

bool are_alike(const State& state, const Round& round, int a, int b) {
  if (round.shots[a].weapon == kFrag || round.shots[b].weapon == kFrag) return a == b;
  return &weapon_of(state, round.shots[a]) == &weapon_of(state, round.shots[b]) &&
         may_flip(state, round, a) == may_flip(state, round, b) &&
         is_wild(round, a) == is_wild(round, b);
}

// What a hit does where nothing stops it: no more than a model has.
int harm_of(const State& state, const Round& round, int shot) {
  const Weapon& weapon = weapon_of(state, round.shots[shot]);
  const int damage = weapon.damage_die > 0 ? (weapon.damage_die + 1) / 2 : weapon.damage;
  const ModelId first = first_living(state, round.target);
  return std::min<int>(damage_to(state, round, shot, first, damage).sum(),
                       profile_of(state, first).fortitude);
}

// What a hit of this shot is worth against armor without flips, in sixths of its damage.
int worth_of_hit(const State& state, const Round& round, int shot, bool perfect) {
  const int pen = weapon_of(state, round.shots[shot]).pen;
  const int through = perfect && pen <= kSides ? kSides - 1 : std::min(kSides, pen - 1);
  return through * harm_of(state, round, shot);
}

// Room for the sums of a whole roll below each part of a value; the lowest is for flips that are
// spent, so that of equal results the cheapest is taken.
constexpr std::int64_t kAbove = 1 << 16;
constexpr std::int64_t kAboveFlips = kMostPoints + 1;

Offer flip_for(int cost, std::uint8_t face, Gain gain) {
  gain.value -= cost;
  return {cost, face, gain};
}

Gain gain_of(const State& state, const Round& round, const HitDie& die, Aim aim) {
  if (!is_hit(state, round, die)) return {};
  const bool perfect = is_perfect(round, die);
  const int worth = worth_of_hit(state, round, die.shot, perfect);
  const int slot = slot_of_hit(first_alike(state, round, die.shot), perfect);
  const std::int64_t value =
      aim == Aim::Hits ? (kAbove + (perfect ? 1 : 0)) * kAbove + worth : worth * kAbove + 1;
  return {value * kAboveFlips, one_of(slot)};
}

Offer offer_of(const State& state, const Round& round, HitDie die, int face, Aim aim) {
  const int cost = flip_cost(die.shown, face);
  die.shown = static_cast<std::uint8_t>(face);
  return flip_for(cost, die.shown, gain_of(state, round, die, aim));
}

}  // namespace

int first_alike(const State& state, const Round& round, int shot) {
  int first = 0;
  while (!are_alike(state, round, first, shot)) ++first;
  return first;
}

int slot_of_damage(const State& state, const Round& round, int shot) {
  int first = 0;
  while (first < shot &&
         (round.shots[first].weapon == kFrag || !harm_alike(state, round, first, shot))) {
    ++first;
  }
  return first;
}

Prospect prospect_of(const State& state, const Round& round, const HitDie& die, Aim aim) {
  Prospect prospect{gain_of(state, round, die, aim), {}};
  if (!may_flip(state, round, die.shot)) return prospect;
  const PricedFlip flip = cheapest_hit(state, round, die);
  if (flip.face != 0) prospect.offers.push_back(offer_of(state, round, die, flip.face, aim));
  const bool perfectible = !is_wild(round, die.shot) && die.shown != kSides;
  if (perfectible && flip.face != kSides) {
    prospect.offers.push_back(offer_of(state, round, die, kSides, aim));
  }
  return prospect;
}

Prospect prospect_of(const State& state, const Round& round, const ArmorDie& die) {
  if (is_stopped(state, round, die)) return {};
  const int shot = round.die_of(die.hit).shot;
  const int slot = slot_of_damage(state, round, shot);
  Prospect prospect{{0, one_of(slot)}, {}};
  const PricedFlip flip = cheapest_stop(state, round, die);
  if (flip.face == 0) return prospect;
  const ModelId first = first_living(state, round.target);
  const int strongest = profile_of(state, first).fortitude;
  const int stopped = std::min(damage_to(state, round, die, first), strongest);
  const auto face = static_cast<std::uint8_t>(flip.face);
  prospect.offers.push_back(flip_for(flip.cost, face, {stopped * kAboveFlips, 0}));
  return prospect;
}

Prospect blocking_of(const State& state, const Round& round, Defense kind, int shot) {
  const int slot = slot_of_hit(first_alike(state, round, shot), false);
  Prospect prospect{{0, one_of(slot)}, {}};
  // A hit that armor always stops is better blocked than nothing.
  const int worth = 1 + kSides * worth_of_hit(state, round, shot, false);
  prospect.offers.push_back({blocking_cost(state, round, kind, shot), 0, {worth, 0}});
  return prospect;
}

}  // namespace mael::battle
