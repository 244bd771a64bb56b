#include "engine/battle/effects/targeting.h"

#include <algorithm>

#include "engine/battle/round/volley.h"

namespace mael::battle {
namespace {

bool lifts(const State& state, const Weapon& weapon, UnitId target, Lifted what) {
  return std::any_of(weapon.effects.begin(), weapon.effects.end(), [&](const Effect& effect) {
    return effect.verb == Verb::Targeting && effect.what == static_cast<std::uint8_t>(what) &&
           is_asked_of(state, target, effect);
  });
}

bool marks(const Effect& effect) {
  return effect.verb == Verb::Mark && effect.what == static_cast<std::uint8_t>(Token::Painted);
}

// A weapon that was fired, at the distance there was.
bool is_painted_by(const State& state, const Round& round, int shot) {
  if (round.shots[shot].weapon == kFrag) return false;
  const bool far = is_beyond_range(round, shot);
  const Effects& effects = weapon_of(state, round.shots[shot]).effects;
  return std::any_of(effects.begin(), effects.end(), [&](const Effect& effect) {
    return marks(effect) && !(effect.range == kOwnRange && far);
  });
}

}  // namespace

bool is_asked_of(const State& state, UnitId target, const Effect& effect) {
  return effect.token == Token::Cover || state.units[target].tokens.of(effect.token) > 0;
}

bool reaches_anywhere(const State& state, const Weapon& weapon, UnitId target) {
  return lifts(state, weapon, target, Lifted::Range);
}

bool needs_no_sight(const State& state, const Weapon& weapon, UnitId target) {
  return lifts(state, weapon, target, Lifted::Sight);
}

bool may_aim_blind(const State& state, UnitId shooter, UnitId target) {
  for (const ModelId model : living_of(state, shooter)) {
    for (const int weapon : profile_of(state, model).weapons) {
      if (needs_no_sight(state, weapon_at(weapon), target)) return true;
    }
  }
  return false;
}

int paints_of(const State& state, const Round& round) {
  if (round.kind != RoundKind::Fire) return 0;
  int paints = 0;
  for (int shot = 0; shot < round.shots.size() && paints == 0; ++shot) {
    paints += is_painted_by(state, round, shot);
  }
  for (const ModelId model : living_of(state, round.shooter)) {
    for (const Effect& effect : profile_of(state, model).effects) {
      paints += marks(effect) &&
                is_within(state, round.shooter, round.target, effect.range * kMilsPerInch);
    }
  }
  return std::min<int>(paints, UnitTokens::most_of(Token::Painted));
}

}  // namespace mael::battle
