#include "engine/battle/derived.h"

#include <algorithm>
#include <array>

#include "engine/battle/effects/commands.h"

namespace mael::battle {
namespace {

// The best of a number of each living model.
template <class Number, class Better>
int best_of(const State& state, UnitId unit, Number&& number, Better&& better) {
  int best = 0;
  bool any = false;
  const Unit& of = state.units[unit];
  for (int i = of.first; i < of.first + of.models; ++i) {
    if (!state.models[i].is_alive()) continue;
    const int one = number(profile_of(state, state.models[i]));
    if (!any || better(one, best)) best = one;
    any = true;
  }
  return best;
}

Figure figure_of(const State& state, ModelId model) {
  return {base_of(state, model), level_of(state, model), profile_of(state, model).height()};
}

using Figures = FixedList<Figure, kMostSquadModels>;
Figures figures_of(const State& state, UnitId unit) {
  Figures figures;
  for (const ModelId model : living_of(state, unit)) figures.push_back(figure_of(state, model));
  return figures;
}

// Models of units other than these two that hide what is behind them: large ones from sight, all
// from the wide open shot; swarms only where the target is one of swarms alone (EDG-321).
using Screens = CompactList<Screen, kMostModels>;
Screens screens_between(const State& state, UnitId a, UnitId b, bool large_alone) {
  const ModelList targets = living_of(state, b);
  const bool swarms_count = std::all_of(targets.begin(), targets.end(), [&](ModelId each) {
    return profile_of(state, each).type == ModelType::Swarm;
  });
  Screens screens;
  for (UnitId unit = 0; unit < state.units.size(); ++unit) {
    if (unit == a || unit == b) continue;
    for (const ModelId model : living_of(state, unit)) {
      const Profile& profile = profile_of(state, model);
      if (large_alone && !profile.is_large()) continue;
      if (profile.type == ModelType::Swarm && !swarms_count) continue;
      screens.push_back({base_of(state, model), level_of(state, model) + profile.height(), model});
    }
  }
  return screens;
}

Eye eye_of_unit(const State& state, UnitId unit) {
  return eye_of(battlefield_of(state), figure_of(state, state.units[unit].leader));
}

}  // namespace

UnitId unit_of(const State& state, ModelId model) {
  UnitId unit = 0;
  while (state.units[unit].first + state.units[unit].models <= model) ++unit;
  return unit;
}

bool is_large(const State& state, UnitId unit) {
  const ModelList living = living_of(state, unit);
  return std::any_of(living.begin(), living.end(),
                     [&](ModelId each) { return profile_of(state, each).is_large(); });
}

bool is_any_activated(const State& state) {
  return std::any_of(state.units.begin(), state.units.end(),
                     [](const Unit& unit) { return unit.activated != 0; });
}

int count_waiting(const State& state, Seat seat) {
  int count = 0;
  for (UnitId unit = 0; unit < state.units.size(); ++unit) {
    const Unit& each = state.units[unit];
    count += each.owner == seat && each.activated == 0 && is_on_table(state, unit);
  }
  return count;
}

bool has_hit_and_run(const State& state, UnitId unit) {
  const ModelList living = living_of(state, unit);
  return std::any_of(living.begin(), living.end(), [&](ModelId model) {
    const auto& weapons = profile_of(state, model).weapons;
    return std::any_of(weapons.begin(), weapons.end(), [](std::uint8_t weapon) {
      return weapon_at(weapon).is(weapon_type::kHitAndRun);
    });
  });
}

int lowest_mv(const State& state, UnitId unit) {
  return best_of(
      state, unit, [](const Profile& each) { return int{each.mv}; }, std::less<>());
}
int highest_skl(const State& state, UnitId unit) {
  return best_of(
      state, unit, [](const Profile& each) { return int{each.skl}; }, std::greater<>());
}
int lowest_evs(const State& state, UnitId unit) {
  return best_of(
      state, unit, [](const Profile& each) { return int{each.evs}; }, std::less<>());
}
int highest_field(const State& state, UnitId unit) {
  return best_of(
      state, unit, [](const Profile& each) { return int{each.field}; }, std::greater<>());
}

int wp_of(const State& state, UnitId unit) {
  return profile_of(state, state.units[unit].leader).wp;
}

ModelId injured_of(const State& state, UnitId unit) {
  for (const ModelId model : living_of(state, unit)) {
    if (state.models[model].fortitude < profile_of(state, model).fortitude) return model;
  }
  return kNone;
}

ModelId commander_of(const State& state, UnitId unit) {
  for (const ModelId model : living_of(state, unit)) {
    if (command_of(profile_of(state, model)) != kNoCommand) return model;
  }
  return kNone;
}

// ---- Distances --------------------------------------------------------------------------------

bool is_within(const State& state, Disc base, UnitId unit, std::int32_t reach) {
  const ModelList living = living_of(state, unit);
  return std::any_of(living.begin(), living.end(),
                     [&](ModelId each) { return is_within(base, base_of(state, each), reach); });
}

bool is_within(const State& state, UnitId a, UnitId b, std::int32_t reach) {
  const ModelList living = living_of(state, a);
  return std::any_of(living.begin(), living.end(), [&](ModelId each) {
    return is_within(state, base_of(state, each), b, reach);
  });
}

// A root is only taken of what is nearer than all before.
std::int32_t gap_between(const State& state, UnitId a, UnitId b, std::int32_t most) {
  std::int32_t least = most;
  FixedList<Disc, kMostSquadModels> others;
  for (const ModelId model : living_of(state, b)) others.push_back(base_of(state, model));
  for (const ModelId model : living_of(state, a)) {
    const Disc base = base_of(state, model);
    for (const Disc& other : others) {
      if (is_within(base, other, least - 1)) least = gap_between(base, other);
    }
  }
  return least;
}

ModelId nearest_model(const State& state, UnitId unit, Disc base) {
  ModelId nearest = kNone;
  std::int32_t least = 0;
  for (const ModelId model : living_of(state, unit)) {
    const Disc other = base_of(state, model);
    if (nearest != kNone && !is_within(base, other, least - 1)) continue;
    nearest = model;
    least = gap_between(base, other);
  }
  return nearest;
}

// ---- Contact and coherency --------------------------------------------------------------------

bool do_touch(const Battlefield& field, Disc a, Disc b) {
  if (!is_within(a, b, kTouch)) return false;
  const std::int32_t step = field.level_at(a.centre) - field.level_at(b.centre);
  return step < kClimb && step > -kClimb;
}

bool counts_as_touching(const State& state, UnitId a, UnitId b) {
  const auto names = [&](UnitId one, UnitId other) {
    const ModelId model = state.units[one].counted;
    return model != kNone && unit_of(state, model) == other;
  };
  return names(a, b) || names(b, a);
}

bool do_touch(const State& state, UnitId a, UnitId b) {
  if (counts_as_touching(state, a, b)) return true;
  const Battlefield& field = battlefield_of(state);
  for (const ModelId one : living_of(state, a)) {
    for (const ModelId other : living_of(state, b)) {
      if (do_touch(field, base_of(state, one), base_of(state, other))) return true;
    }
  }
  return false;
}

UnitBits touched_enemies(const State& state, UnitId unit) {
  UnitBits touched = 0;
  for (UnitId other = 0; other < state.units.size(); ++other) {
    if (state.units[other].owner == state.units[unit].owner) continue;
    if (do_touch(state, unit, other)) touched |= unit_bit(other);
  }
  return touched;
}

bool is_coherent(const Battlefield& field, Disc leader, Disc model) {
  return is_coherent(field, leader, field.level_at(leader.centre), model);
}

bool is_coherent(const Battlefield& field, Disc leader, std::int32_t level, Disc model) {
  if (!is_within(leader, model, kCoherency)) return false;
  const std::int32_t step = level - field.level_at(model.centre);
  return step < kCoherentLevels && step > -kCoherentLevels;
}

bool is_coherent(const State& state, UnitId unit) {
  const ModelList living = living_of(state, unit);
  const Disc leader = base_of(state, state.units[unit].leader);
  return std::all_of(living.begin(), living.end(), [&](ModelId each) {
    return is_coherent(battlefield_of(state), leader, base_of(state, each));
  });
}

// ---- Arcs and sight ---------------------------------------------------------------------------

bool is_behind(const State& state, UnitId unit, UnitId other) {
  const Point from = state.models[state.units[unit].leader].at;
  const Heading heading = state.units[unit].heading;
  const auto behind = [&](ModelId model) {
    return is_partly_behind(from, heading, base_of(state, model));
  };
  const ModelList living = living_of(state, other);
  const auto count = std::count_if(living.begin(), living.end(), behind);
  return behind(state.units[other].leader) && 2 * count >= living.size();
}

bool is_out_of_front(const State& state, UnitId unit, UnitId target) {
  const Point from = state.models[state.units[unit].leader].at;
  const Heading heading = state.units[unit].heading;
  const ModelList living = living_of(state, target);
  return std::all_of(living.begin(), living.end(), [&](ModelId each) {
    return is_wholly_behind(from, heading, base_of(state, each));
  });
}

Sight look_at(const State& state, UnitId unit, UnitId target) {
  const Figures figures = figures_of(state, target);
  const Screens screens = screens_between(state, unit, target, true);
  return look(battlefield_of(state), eye_of_unit(state, unit), span_of(figures), span_of(screens));
}

Lookout::Lookout(const State& state, UnitId unit)
    : field_(battlefield_of(state)),
      leader_(figure_of(state, state.units[unit].leader)),
      eye_(eye_of(field_, leader_)),
      screens_(screens_between(state, unit, unit, true)) {}

Sight Lookout::look_at(Point at) const {
  Figure there = leader_;
  there.base.centre = at;
  there.level = field_.level_at(at);
  return look(field_, eye_, std::span(&there, 1), span_of(screens_));
}

bool sees(const State& state, UnitId unit, UnitId target) {
  return look_at(state, unit, target).seen;
}

bool is_unobscured(const State& state, UnitId unit, UnitId target) {
  const Battlefield& field = battlefield_of(state);
  for (const ModelId model : living_of(state, target)) {
    if (field.areas_under(base_of(state, model)) != 0) return false;
  }
  const Figures figures = figures_of(state, target);
  const Screens screens = screens_between(state, unit, target, false);
  return is_wide_open(field, eye_of_unit(state, unit), span_of(figures), span_of(screens));
}

int terrain_cover(const State& state, UnitId unit) {
  FixedList<Disc, kMostSquadModels> bases;
  const ModelId leader = state.units[unit].leader;
  bases.push_back(base_of(state, leader));
  for (const ModelId model : living_of(state, unit)) {
    if (model != leader) bases.push_back(base_of(state, model));
  }
  return std::max(1, protection_of(battlefield_of(state), span_of(bases)).value);
}

}  // namespace mael::battle
