#include "web/screens/battle/arms.h"

#include <algorithm>

#include "engine/battle/round/volley.h"
#include "engine/battle/steps.h"
#include "web/screens/battle/under_fire.h"

namespace mael::web::battle {
namespace {

// Whether two shots are with the same kind of weapon.
bool are_alike(const State& state, Shot a, Shot b) {
  const auto is_carried = [](Shot shot) { return shot.weapon != kFrag; };
  if (!is_carried(a) || !is_carried(b)) return a.weapon == b.weapon;
  return &weapon_of(state, a) == &weapon_of(state, b);
}

bool is_fired(const Volley& volley, Shot shot) {
  return std::find(volley.shots.begin(), volley.shots.end(), shot) != volley.shots.end();
}

}  // namespace

std::optional<Draft> shot_draft(const Situation& situation, const Selection& selection) {
  if (selection.draft && volley_of(selection.draft->action.deed)) return selection.draft;
  if (!situation.is_at(Step::Charged)) return {};
  const Action* defend = situation.first<Defend>();
  return defend ? std::optional(Draft{*defend}) : std::nullopt;
}

std::vector<Arm> arms_of(const State& state, const Draft& draft) {
  std::vector<Arm> arms;
  const Volley* volley = volley_of(draft.action.deed);
  if (!volley) return arms;
  std::vector<Need> needs;
  Drafts<Rules>::needs(state, draft, needs);
  for (const Need& need : needs) {
    if (need.part != "shots") continue;
    for (const std::int32_t thing : need.things) {
      const Shot shot{static_cast<ModelId>(thing >> 8), static_cast<std::uint8_t>(thing & 0xff)};
      auto arm = std::find_if(arms.begin(), arms.end(), [&](const Arm& each) {
        return are_alike(state, each.shots.front(), shot);
      });
      if (arm == arms.end()) arm = arms.insert(arms.end(), Arm{});
      arm->shots.push_back(shot);
      arm->used += is_fired(*volley, shot) ? 1 : 0;
    }
  }
  return arms;
}

std::vector<std::int32_t> shots_without(const std::vector<Arm>& arms, const Draft& draft,
                                        std::size_t line) {
  const Arm& tapped = arms[line];
  const Volley& volley = *volley_of(draft.action.deed);
  std::vector<std::int32_t> fired;
  const auto is_of_line = [&](ModelId model) {
    return std::any_of(tapped.shots.begin(), tapped.shots.end(),
                       [&](Shot shot) { return shot.model == model; });
  };
  const bool leaves_out = tapped.used > 0;
  for (const Shot shot : volley.shots) {
    const bool tapped_now =
        std::find(tapped.shots.begin(), tapped.shots.end(), shot) != tapped.shots.end();
    // Each model fires one weapon: whoever takes this one in lets go of another.
    if (leaves_out ? tapped_now : is_of_line(shot.model)) continue;
    fired.push_back(thing_of(shot));
  }
  if (!leaves_out) {
    for (const Shot shot : tapped.shots) fired.push_back(thing_of(shot));
  }
  std::sort(fired.begin(), fired.end());
  return fired;
}

bool can_aim_after(const State& state, const Action& action, UnitId target) {
  State after = state;
  apply(after, action);
  if (!mael::battle::is_at(after, Step::Acting)) return false;
  std::vector<Draft> begun;
  Drafts<Rules>::begin(after, action.by, begun);
  return std::any_of(begun.begin(), begun.end(), [&](Draft draft) {
    const Deed& deed = draft.action.deed;
    if (!volley_of(deed) && !std::holds_alternative<Charge>(deed)) return false;
    return !Drafts<Rules>::add(after, draft, {"target", {target}, {}});
  });
}

UnitId best_target(const State& state, const Draft& begun) {
  std::vector<Need> needs;
  Drafts<Rules>::needs(state, begun, needs);
  UnitId best = kNone;
  std::int64_t most = 0;
  for (const Need& need : needs) {
    if (need.part != "target") continue;
    for (const std::int32_t thing : need.things) {
      const auto unit = static_cast<UnitId>(thing);
      Draft draft = begun;
      if (Drafts<Rules>::add(state, draft, {"target", {unit}, {}})) continue;
      const bool shoots = volley_of(draft.action.deed) != nullptr;
      const auto told = shoots ? forecast_of(state, draft.action) : std::nullopt;
      const std::int64_t worth =
          told ? mean_of(told->lost)
               : -std::int64_t{mael::battle::gap_between(state, state.active.unit, unit)};
      if (best != kNone && worth <= most) continue;
      best = unit;
      most = worth;
    }
  }
  return best;
}

}  // namespace mael::web::battle
