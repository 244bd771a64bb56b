#include "engine/battle/evaluate.h"

#include <algorithm>
#include <array>

#include "engine/battle/derived.h"

namespace mael::battle {
namespace {

constexpr int kPoint = 100;   // a VP
constexpr int kSquad = 220;   // a unit that stands: what its loss gives away
constexpr int kModels = 180;  // all of its models
constexpr int kLevel = 9;     // of suppression
constexpr int kToken = 8;

// What is left of a unit, out of kModels.
int strength_of(const State& state, UnitId unit) {
  const Unit& of = state.units[unit];
  int left = 0, whole = 0;
  for (int i = of.first; i < of.first + of.models; ++i) {
    const Profile& profile = profile_at(state.models[i].profile);
    whole += profile.fortitude;
    left += state.models[i].fortitude;
  }
  return kModels * left / whole;
}

// Beyond the one no enemy pulls, within the other all pull alike.
constexpr std::int32_t kFar = 40 * kMilsPerInch, kNear = 12 * kMilsPerInch;

// From each unit to its nearest enemy, at most kFar, and exact only above kNear.
using Gaps = std::array<std::int32_t, kMostUnits>;
Gaps gaps_of(const State& state) {
  Gaps gaps;
  gaps.fill(kFar);
  for (UnitId one = 0; one < state.units.size(); ++one) {
    for (UnitId other = 0; other < one; ++other) {
      if (state.units[one].owner == state.units[other].owner) continue;
      const std::int32_t most = std::max(gaps[one], gaps[other]);
      if (most <= kNear) continue;
      const std::int32_t gap = gap_between(state, one, other, most);
      gaps[one] = std::min(gaps[one], gap);
      gaps[other] = std::min(gaps[other], gap);
    }
  }
  return gaps;
}

// Near enough to be shot at is near enough to shoot: the pull towards the nearest enemy.
int closeness_at(std::int32_t gap) {
  return static_cast<int>((kFar - std::max(gap, kNear)) / 1400);
}

int worth_of(const State& state, UnitId id, std::int32_t gap) {
  const Unit& unit = state.units[id];
  if (!is_on_table(state, id)) return 0;
  int worth = kSquad + strength_of(state, id) - kLevel * unit.suppression + closeness_at(gap);
  if (unit.cover > 0) worth += kToken * std::min(4, terrain_cover(state, id) + unit.cover - 1);
  worth += kToken * unit.moving;
  return worth;
}

}  // namespace

int evaluate(const State& state, Seat seat) {
  if (state.stage == Stage::Over) {
    if (state.winner == Seat::Chance) return 0;
    return state.winner == seat ? kWon : -kWon;
  }
  const auto own = static_cast<std::size_t>(index_of(seat)), other = 1 - own;
  int sum = kPoint * (state.points[own] - state.points[other]) +
            kPoint * (state.losses.units[other] - state.losses.units[own]) * 2 +
            2 * (state.command[own] - state.command[other]);
  const Gaps gaps = gaps_of(state);
  for (UnitId unit = 0; unit < state.units.size(); ++unit) {
    const int worth = worth_of(state, unit, gaps[unit]);
    sum += state.units[unit].owner == seat ? worth : -worth;
  }
  return sum;
}

}  // namespace mael::battle
