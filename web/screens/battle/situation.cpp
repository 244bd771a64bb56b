#include "web/screens/battle/situation.h"

#include <algorithm>

#include "engine/battle/derived.h"
#include "engine/battle/steps.h"
#include "web/screens/battle/arms.h"

namespace mael::web::battle {

Seat Situation::near() const {
  for (const Seat seat : {device.viewer, device.next, device.actor}) {
    if (seat != Seat::Chance) return seat;
  }
  return Seat::A;
}

bool Situation::is_at(Step step) const {
  return decides() && !seen.frames.empty() && seen.top().step == step;
}

bool Situation::chooses_squad() const {
  return decides() && seen.frames.empty() &&
         (seen.stage == Stage::Go || seen.stage == Stage::Second);
}

bool Situation::may_march() const {
  if (taught || !(chooses_squad() || is_ahead())) return false;
  return mael::battle::count_waiting(seen, actor()) > (is_ahead() ? 0 : 1);
}

bool Situation::is_fresh() const {
  if (is_ahead() || taught || !may_take_back || !is_at(Step::Acting)) return false;
  const Activation& active = seen.active;
  // An order takes no action, and is taken back by itself.
  return active.actions == 0 && active.recovered == 0 && seen.units[active.unit].orders == 0;
}

bool Situation::is_first_deed() const {
  if (taught || !may_take_back || !is_at(Step::Acting)) return false;
  const Activation& active = seen.active;
  const bool walked = active.last == Act::Move || active.last == Act::Dash;
  const bool settled = walked || active.last == Act::Aim || active.last == Act::TakeCover;
  return settled && active.actions == 1 && active.recovered == 0 &&
         seen.units[active.unit].orders == 0;
}

const Situation& Situation::with_active(UnitId unit) const {
  if (!ahead || !may(Activate{unit})) return *this;
  std::unique_ptr<Situation>& moment = ahead->moments[unit];
  if (!moment) {
    moment = std::make_unique<Situation>(device, seen, players);
    moment->chosen = unit;
    apply(moment->seen, {actor(), Activate{unit}});
    Drafts<Rules>::begin(moment->seen, actor(), moment->begun);
    for (const Draft& draft : moment->begun) {
      if (draft.lack == Draft{}.lack) moment->legal.push_back(draft.action);
    }
  }
  if (!moment->is_at(Step::Acting)) return *this;
  static_cast<Moment&>(*moment) = *this;
  moment->goal = goal;
  moment->marched = marched;
  return *moment;
}

UnitId Situation::mover() const {
  if (is_at(Step::Acting) || is_at(Step::BonusMove)) return seen.active.unit;
  return is_at(Step::Retreat) ? seen.round.target : kNone;
}

UnitId Situation::spoken_of() const {
  if (seen.frames.empty()) return seen.active.unit;
  if (decides()) return asked_unit(seen);
  if (!seen.has_round()) return seen.active.unit;
  for (const UnitId unit : {seen.round.target, seen.round.shooter}) {
    if (seen.units[unit].owner == near() && is_on_table(seen, unit)) return unit;
  }
  return seen.active.unit;
}

UnitId Situation::best_target(const Draft& draft) const {
  const auto [found, is_new] = best_targets_.try_emplace(draft.action.deed.index(), kNone);
  if (is_new) found->second = web::battle::best_target(seen, draft);
  return found->second;
}

const std::vector<Target>& Situation::targets() const {
  if (!targets_) {
    targets_ = is_at(Step::Acting) ? targets_of(seen, begun) : std::vector<Target>();
  }
  return *targets_;
}

bool Situation::may(const Deed& deed) const {
  return std::find(legal.begin(), legal.end(), Action{actor(), deed}) != legal.end();
}

const Course* course_of(const Deed& deed) {
  return std::visit(
      [](const auto& each) -> const Course* {
        if constexpr (requires { each.course; }) return &each.course;
        return nullptr;
      },
      deed);
}

const Volley* volley_of(const Deed& deed) {
  return std::visit(
      [](const auto& each) -> const Volley* {
        if constexpr (requires { each.volley; }) return &each.volley;
        return nullptr;
      },
      deed);
}

std::optional<Walk> walk_of(const State& state, const Deed& deed) {
  if (!course_of(deed)) return {};
  const bool retreats = std::holds_alternative<Retreat>(deed);
  const UnitId unit = retreats ? state.round.target : state.active.unit;
  if (unit == kNone) return {};
  if (const auto* charge = std::get_if<Charge>(&deed)) {
    return mael::battle::walk_of(state, unit, Gait::Charge, charge->target);
  }
  const Gait gait = retreats                                    ? Gait::Retreat
                    : std::holds_alternative<Dash>(deed)        ? Gait::Dash
                    : std::holds_alternative<BonusMove>(deed)   ? Gait::Bonus
                    : std::holds_alternative<Consolidate>(deed) ? Gait::Consolidation
                                                                : Gait::Move;
  return mael::battle::walk_of(state, unit, gait);
}

}  // namespace mael::web::battle
