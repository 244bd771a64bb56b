// What a round of shooting would come to, before a die is cast or while hit dice lie: exact for
// given choices, which are those of choices.h (usual_answer) for both sides. Only flips on hit dice
// are those that serve better over the whole round, the usual ones or the strongest.
//
// Dice of weapons that are alike can change places, so that only how many show each face counts,
// and of that only what they come to for each number of flips (spending.h): rolls that come to the
// same are one. The kinds of dice are then put together, all flips shared, first those that hit
// and, kind by kind, the armor against them. Chances are fixed-point numbers, the same on every
// platform.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/battle/action.h"
#include "engine/battle/state.h"

namespace mael::battle {

// A chance in parts of kCertain.
using Share = std::int64_t;
inline constexpr Share kCertain = Share{1} << 60;

// How likely each number from 0 on is; they add up to kCertain, but for rounding (at most a part in
// a million million).
using Spread = std::vector<Share>;
// The mean in thousandths.
std::int64_t mean_of(const Spread& spread);
// How likely it is that at least so many come.
Share at_least(const Spread& spread, int number);

struct Forecast {
  Spread hits;  // after flips
  Spread past;  // of these what special defense leaves
  Spread lost;  // models of the target that fall
  Spread hurt;  // FOR its models lose
  // Levels of suppression it gets: for hits and models lost (EDG-190, EDG-191), and for what a
  // cascade field blocks.
  Spread raised;
  // Of dice to be cast: whether they are taken to be flipped as strongest_hit_flips does, else as
  // usual_hit_flips does.
  bool strongest = false;
};

// Of a state in which hit dice are due, a shot, fight or defence that was declared, dice removed;
// in which they lie and may be flipped; or in which numbers of shots are rolled first. Not for
// weapons whose damage is rolled, nor for more dice or kinds of them than a tally counts
// (prospects.h), which no volley of the squads comes to.
bool can_forecast(const State& state);
// Before hit dice are cast. Where shots are rolled first, flips are those that serve better for
// each number of them.
Forecast forecast(const State& state);
// After these flips on hit dice that lie; they must be legal.
Forecast forecast(const State& state, const FlipDice& flips);

// The flips on hit dice that lie after which the most FOR is to be expected lost, of these those
// with the most hits, with no flip more than that needs. Where there is no forecast, the strongest.
FlipDice best_hit_flips(const State& state);

// What the critical hits that lie serve best for: FOR the target is to be expected to lose, a level
// of suppression or a Burn token as much as a quarter of one. Of equally good choices the one with
// the most perfect strikes; these alone where there is no forecast.
ChooseCriticals best_criticals(const State& state);

// By how many Suppressive Fire that was declared raises it, beyond what it does at once (EDG-270 to
// EDG-273).
Spread support_forecast(const State& state);

// The state in which hit dice are due if the active unit, or in an interrupt the unit that may fire
// back, did this; the action must be legal and a Fire, Fight, Hit & Run or Defend. The target of a
// Hit & Run is taken to hold its own fire.
State declared(const State& state, const Action& action);

}  // namespace mael::battle
