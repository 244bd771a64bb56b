#include "web/screens/battle/targets.h"

#include "engine/battle/derived.h"
#include "web/screens/battle/under_fire.h"

namespace mael::web::battle {
namespace {

template <class D>
std::optional<Draft> aimed(const State& state, const std::vector<Draft>& begun, UnitId target) {
  for (const Draft& each : begun) {
    if (!std::holds_alternative<D>(each.action.deed)) continue;
    Draft draft = each;
    const Verdict refused = Drafts<Rules>::add(state, draft, {"target", {target}, {}});
    if (!refused && draft.lack == Draft{}.lack) return draft;
  }
  return {};
}

std::optional<Target> aimed_target(const State& state, const std::vector<Draft>& begun,
                                   UnitId enemy) {
  const UnitId unit = state.active.unit;
  Target target{enemy, mael::battle::gap_between(state, unit, enemy), {}};
  auto shot = aimed<Fight>(state, begun, enemy);
  if (!shot) shot = aimed<Fire>(state, begun, enemy);
  if (shot) {
    const auto told = forecast_of(state, shot->action);
    if (told) target.lost = mean_of(told->lost);
    return target;
  }
  const std::int32_t reach =
      mael::battle::walk_of(state, unit, mael::battle::Gait::Charge, enemy).allowance;
  if (target.gap > reach || !aimed<Charge>(state, begun, enemy)) return {};
  return target;
}

}  // namespace

std::vector<Target> targets_of(const State& state, const std::vector<Draft>& begun) {
  std::vector<Target> targets;
  if (state.active.unit == kNone) return targets;
  const Seat own = state.units[state.active.unit].owner;
  for (UnitId enemy = 0; enemy < state.units.size(); ++enemy) {
    if (state.units[enemy].owner == own || !is_on_table(state, enemy)) continue;
    if (const auto target = aimed_target(state, begun, enemy)) targets.push_back(*target);
  }
  return targets;
}

}  // namespace mael::web::battle
