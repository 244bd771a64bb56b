// What a round of shooting would come to, before a die is cast: exact for given choices, which are
// those of choices.h (usual_answer) for both sides.
//
// Dice of weapons that are alike can change places, so that rolls are gone through as multisets of
// faces, each as often as it can fall; hits of one kind lead to the same armor roll, which is gone
// through once. Chances are fixed-point numbers, the same on every platform.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/battle/action.h"
#include "engine/battle/state.h"

namespace mael::battle {

// A chance in parts of kCertain.
using Share = std::int64_t;
inline constexpr Share kCertain = Share{1} << 40;

// How likely each number from 0 on is; they add up to kCertain, but for rounding (at most a part in
// a million).
using Spread = std::vector<Share>;
// The mean in thousandths.
std::int64_t mean_of(const Spread& spread);
// How likely it is that at least so many come.
Share at_least(const Spread& spread, int number);

struct Forecast {
  Spread hits;  // after flips
  Spread lost;  // models of the target that fall
  Spread hurt;  // FOR its models lose
};

// Of a state in which hit dice are due, or would be once shots are rolled and dice removed: a shot,
// charge or defence that was declared. At most kMostForecastDice hit dice.
inline constexpr int kMostForecastDice = 10;
bool can_forecast(const State& state);
Forecast forecast(const State& state);

// The state in which hit dice are due if the active unit, or in an interrupt the unit that may fire
// back, did this; the action must be legal and a Fire, Fight or Defend.
State declared(const State& state, const Action& action);

}  // namespace mael::battle
