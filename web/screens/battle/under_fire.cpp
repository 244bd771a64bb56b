#include "web/screens/battle/under_fire.h"

#include "engine/battle/round/volley.h"

namespace mael::web::battle {
namespace {

// The same table in an activation of the enemy's.
State activated(const State& state, UnitId enemy) {
  State after = state;
  after.stage = Stage::Active;
  after.to = state.units[enemy].owner;
  after.active = {};
  after.active.unit = enemy;
  after.round = {};
  after.frames.clear();
  after.frames.push_back({Step::Acting, enemy});
  return after;
}

}  // namespace

std::optional<mael::battle::Forecast> forecast_of(const State& state, const Action& action) {
  if (std::holds_alternative<SuppressiveFire>(action.deed)) return {};
  const State after = declared(state, action);
  if (!can_forecast(after)) return {};
  return forecast(after);
}

std::optional<std::int64_t> losses_to_fire(const State& state, UnitId unit,
                                           const std::vector<UnitId>& watchers, bool covered) {
  State there = state;
  there.units[unit].cover = covered ? 1 : 0;
  std::optional<std::int64_t> lost;
  for (const UnitId enemy : watchers) {
    const State firing = activated(there, enemy);
    const Volley volley = usual_volley(firing, RoundKind::Fire, enemy, unit);
    const Action fire{firing.to, Fire{volley}};
    if (volley.shots.empty() || check(firing, fire)) continue;
    const auto told = forecast_of(firing, fire);
    if (!told) return {};
    lost = lost.value_or(0) + mean_of(told->lost);
  }
  return lost;
}

int dice_of(const State& state, const Round& round) {
  int dice = 0;
  for (int i = 0; i < round.shots.size(); ++i) dice += shots_of(state, round, i, 3);
  return dice;
}

int dice_of_answer(const State& state, UnitId charger, UnitId target) {
  const Volley volley = usual_volley(state, RoundKind::Defensive, target, charger);
  return dice_of(state, declare(state, RoundKind::Defensive, target, volley));
}

}  // namespace mael::web::battle
