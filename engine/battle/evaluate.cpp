#include "engine/battle/evaluate.h"

#include <algorithm>

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

// Near enough to be shot at is near enough to shoot: the pull towards the nearest enemy.
int closeness_of(const State& state, UnitId unit) {
  std::int32_t least = 40 * kMilsPerInch;
  for (UnitId enemy = 0; enemy < state.units.size(); ++enemy) {
    if (state.units[enemy].owner == state.units[unit].owner || !is_on_table(state, enemy)) continue;
    least = std::min(least, gap_between(state, unit, enemy));
  }
  return static_cast<int>((40 * kMilsPerInch - std::max(least, 12 * kMilsPerInch)) / 1400);
}

int worth_of(const State& state, UnitId id) {
  const Unit& unit = state.units[id];
  if (!is_on_table(state, id)) return 0;
  int worth = kSquad + strength_of(state, id) - kLevel * unit.suppression + closeness_of(state, id);
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
  for (UnitId unit = 0; unit < state.units.size(); ++unit) {
    sum += state.units[unit].owner == seat ? worth_of(state, unit) : -worth_of(state, unit);
  }
  return sum;
}

}  // namespace mael::battle
