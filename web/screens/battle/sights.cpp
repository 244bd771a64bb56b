#include "web/screens/battle/sights.h"

#include "engine/battle/derived.h"
#include "web/screens/battle/arms.h"
#include "web/screens/battle/words.h"

namespace mael::web::battle {
namespace {

// `from_enemy`: each enemy looks at the unit, else the unit at each enemy.
std::vector<Glance> looks_between(const State& state, UnitId unit, bool from_enemy) {
  std::vector<Glance> looks;
  for (UnitId enemy = 0; enemy < state.units.size(); ++enemy) {
    if (state.units[enemy].owner == state.units[unit].owner || !is_on_table(state, enemy)) continue;
    looks.push_back(
        {enemy, from_enemy ? look_at(state, enemy, unit) : look_at(state, unit, enemy)});
  }
  return looks;
}

std::optional<Sights::Stand> stand_after(const State& state, const Deed& deed) {
  const Course* course = course_of(deed);
  const auto walk = battle::walk_of(state, deed);
  if (!course || !walk || course->path.empty()) return {};
  Sights::Stand stand{*walk, gone(state, walk->unit, *course), {}};
  stand.looks = looks_between(stand.after, walk->unit, true);
  return stand;
}

// Each as if it stood there alone.
std::vector<mael::battle::Sight> looks_at_models(const State& state, UnitId unit, UnitId target) {
  std::vector<mael::battle::Sight> looks;
  const ModelList living = living_of(state, target);
  for (const ModelId model : living) {
    State alone = state;
    for (const ModelId other : living) {
      if (other != model) alone.models[other].fortitude = 0;
    }
    looks.push_back(look_at(alone, unit, target));
  }
  return looks;
}

// A squad that is charged looks back at whoever came.
std::optional<Sights::Aim> aim_of(const State& state, const Deed& deed) {
  const Volley* volley = volley_of(deed);
  if (!volley) return {};
  const bool defends = std::holds_alternative<Defend>(deed);
  const UnitId unit = defends ? state.active.target : state.active.unit;
  const UnitId target = defends ? state.active.unit : volley->target;
  if (unit == kNone || target == kNone) return {};
  return Sights::Aim{unit, target, looks_at_models(state, unit, target)};
}

}  // namespace

std::vector<UnitId> Sights::Stand::watchers() const {
  std::vector<UnitId> watchers;
  for (const Glance& glance : looks) {
    if (glance.sight.seen) watchers.push_back(glance.enemy);
  }
  return watchers;
}

Sights make_sights(const Situation& situation, const Selection& selection) {
  const State& state = situation.seen;
  Sights sights;
  if (selection.ruler) {
    sights.ruler = measure(state, selection.ruler->from, selection.ruler->to);
  } else if (selection.looks != kNone) {
    sights.looks = looks_between(state, selection.looks, false);
  } else if (const Action* shown = shown_action(selection)) {
    sights.stand = stand_after(state, shown->deed);
    sights.aim = aim_of(state, shown->deed);
  } else if (situation.is_at(Step::Charged)) {
    if (const auto proposed = shot_draft(situation, selection)) {
      sights.aim = aim_of(state, proposed->action.deed);
    }
  }
  return sights;
}

const Action* shown_action(const Selection& selection) {
  if (selection.advised) return &selection.advised->action;
  return selection.draft ? &selection.draft->action : nullptr;
}

}  // namespace mael::web::battle
