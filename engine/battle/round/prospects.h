// What dice of a round come to as they lie and what they could be made, in one measure for those
// who spend flips and defenses (choices.h) and those who look ahead (forecast.h).
#pragma once

#include <cstdint>

#include "engine/battle/round/spending.h"
#include "engine/battle/state.h"

namespace mael::battle {

// ---- Tallies ----------------------------------------------------------------------------------
// Counts of results of one kind, side by side in one number: twelve slots for up to 31 dice.

inline constexpr int kTallied = 12;
inline constexpr int kMostTallied = 31;
constexpr std::int64_t one_of(int slot) { return std::int64_t{1} << (5 * slot); }
constexpr int count_of(std::int64_t tally, int slot) {
  return static_cast<int>(tally >> (5 * slot) & kMostTallied);
}

// The first shot of the round that is like this one: the same weapon, as free to be flipped and as
// wild. Their hit dice can change places.
int first_alike(const State& state, const Round& round, int shot);

// The slot of hits by such a shot: blockable ones and perfect strikes are told apart. Kinds that
// begin behind so many shots share the last: of their rolls nothing is forecast.
inline constexpr int kKindsTallied = kTallied / 2;
constexpr int slot_of_hit(int first_alike, bool perfect) {
  return 2 * (first_alike < kKindsTallied ? first_alike : kKindsTallied - 1) + (perfect ? 1 : 0);
}
// The slot of hits by such a shot that armor did not stop: the first shot whose hits do the same.
static_assert(kMostShots <= kTallied);
int slot_of_damage(const State& state, const Round& round, int shot);

// ---- Prospects --------------------------------------------------------------------------------

// What flips on hit dice are for, each where those before it are equal.
enum class Aim : std::uint8_t {
  Hits,    // the most hits, the most perfect strikes, the most damage to be expected
  Damage,  // the most damage to be expected, the most hits
};
Prospect prospect_of(const State& state, const Round& round, const HitDie& die, Aim aim);
// Of an armor die: damage stopped.
Prospect prospect_of(const State& state, const Round& round, const ArmorDie& die);
// Of a blockable hit of this shot: what special defense of this kind asks to block it.
Prospect blocking_of(const State& state, const Round& round, Defense kind, int shot);

}  // namespace mael::battle
