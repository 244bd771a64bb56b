#include "engine/battle/bots/evaluate.h"

#include <algorithm>

#include "engine/battle/derived.h"
#include "engine/battle/effects/lasting.h"

namespace mael::battle {
namespace {

constexpr int kPoint = 100;   // a VP
constexpr int kSquad = 220;   // a unit that stands: what its loss gives away
constexpr int kModels = 180;  // all of its models
constexpr int kLevel = 9;     // of suppression
constexpr int kToken = 8;
constexpr int kConfused = 20;  // an action it will lack
constexpr int kPainted = 4;    // each gives whoever fires at it a flip

// What is left of a unit, out of kModels.
int strength_of(const State& state, UnitId unit) {
  const Unit& of = state.units[unit];
  int left = 0, whole = 0;
  for (int i = of.first; i < of.first + of.models; ++i) {
    const Profile& profile = profile_of(state, state.models[i]);
    whole += profile.fortitude;
    left += state.models[i].fortitude;
  }
  return kModels * left / whole;
}

// Beyond the one no enemy pulls, within the other all pull alike.
constexpr std::int32_t kFar = 40 * kMilsPerInch, kNear = 12 * kMilsPerInch;

// Near enough to be shot at is near enough to shoot: the pull towards the nearest enemy.
int closeness_at(std::int32_t gap) {
  return static_cast<int>((kFar - std::max(gap, kNear)) / 1400);
}

}  // namespace

// Whether these are the same units of the same models, wherever those stand.
bool Evaluator::knows_pieces_of(const State& state) const {
  if (battlefield_ != state.battlefield || units_.size() != state.units.size()) return false;
  for (int i = 0; i < units_.size(); ++i) {
    const Unit &was = units_[i], &is = state.units[i];
    if (was.owner != is.owner || was.first != is.first || was.models != is.models) return false;
  }
  return true;
}

bool Evaluator::has_moved(const State& state, UnitId unit) const {
  const Unit& of = state.units[unit];
  if (units_[unit].leader != of.leader) return true;
  for (int i = of.first; i < of.first + of.models; ++i) {
    const Model &was = models_[i], &is = state.models[i];
    const bool stands = was.at == is.at && was.side == is.side && was.line == is.line;
    if (!stands || was.is_alive() != is.is_alive()) return true;
  }
  return false;
}

void Evaluator::follow(const State& state) {
  const bool is_known = knows_pieces_of(state);
  UnitBits moved = 0;
  for (UnitId unit = 0; unit < state.units.size(); ++unit) {
    if (!is_known || has_moved(state, unit)) moved |= unit_bit(unit);
  }
  if (moved == 0) return;
  battlefield_ = state.battlefield;
  units_ = state.units;
  models_ = state.models;
  measure(state, moved);
}

void Evaluator::measure(const State& state, UnitBits moved) {
  nearest_.fill(kFar);
  gaps_.resize(static_cast<std::size_t>(state.units.size()) * kMostUnits);
  for (UnitId one = 0; one < state.units.size(); ++one) {
    const bool moves = (moved & unit_bit(one)) != 0;
    if (moves) covers_[one] = 0;
    for (UnitId other = 0; other < one; ++other) {
      if (state.units[one].owner == state.units[other].owner) continue;
      std::int32_t& gap = gaps_[std::size_t{one} * kMostUnits + other];
      if (moves || (moved & unit_bit(other)) != 0) gap = gap_between(state, one, other, kFar);
      nearest_[one] = std::min(nearest_[one], gap);
      nearest_[other] = std::min(nearest_[other], gap);
    }
  }
}

int Evaluator::cover_of(const State& state, UnitId unit) {
  if (covers_[unit] == 0) covers_[unit] = terrain_cover(state, unit);
  return covers_[unit];
}

int Evaluator::worth_of(const State& state, UnitId id) {
  const Unit& unit = state.units[id];
  if (!is_on_table(state, id)) return 0;
  int worth = kSquad + strength_of(state, id) - kLevel * unit.suppression;
  worth += closeness_at(nearest_[id]);
  if (unit.cover > 0) worth += kToken * std::min(4, cover_of(state, id) + unit.cover - 1);
  worth += kToken * (unit.moving + unit.tokens.of(Token::Zealot));
  each_lasting(state, id, Verb::Confuse,
               [&](const Effect& effect) { worth -= kConfused * effect.amount; });
  worth -= kPainted * unit.tokens.of(Token::Painted) + kLevel * unit.tokens.of(Token::Burn);
  return worth;
}

int Evaluator::evaluate(const State& state, Seat seat) {
  if (state.stage == Stage::Over) {
    if (state.winner == Seat::Chance) return 0;
    return state.winner == seat ? kWon : -kWon;
  }
  const auto own = static_cast<std::size_t>(index_of(seat)), other = 1 - own;
  int sum = kPoint * (state.points[own] - state.points[other]) +
            kPoint * (state.losses.units[other] - state.losses.units[own]) * 2 +
            2 * (state.command[own] - state.command[other]);
  follow(state);
  for (UnitId unit = 0; unit < state.units.size(); ++unit) {
    const int worth = worth_of(state, unit);
    sum += state.units[unit].owner == seat ? worth : -worth;
  }
  return sum;
}

int evaluate(const State& state, Seat seat) { return Evaluator().evaluate(state, seat); }

}  // namespace mael::battle
