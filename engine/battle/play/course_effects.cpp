// What a move does to who makes it and to whom it passes.
#include <algorithm>

#include "engine/battle/effects/figures.h"
#include "engine/battle/play/course.h"

namespace mael::battle {

std::vector<ReachNode> reached_by(const State& state, const Walk& walk) {
  const Battlefield& field = battlefield_of(state);
  const Disc leader = base_of(state, state.units[walk.unit].leader);
  if (!moves_dynamically(state, walk.unit)) {
    const Obstacles obstacles = obstacles_of(state, walk);
    return search_reach(field, obstacles.passage(leader.radius), leader.centre, walk.allowance);
  }
  std::vector<ReachNode> nodes{{leader.centre, 0, -1}};
  const auto first = [&](std::int32_t middle) {
    return std::max(0, (middle - walk.allowance) / kLatticeStep * kLatticeStep);
  };
  for (Point at{0, first(leader.centre.y)}; at.y <= field.depth(); at.y += kLatticeStep) {
    for (at.x = first(leader.centre.x); at.x <= field.width(); at.x += kLatticeStep) {
      const std::int32_t length = length_between(leader.centre, at);
      if (length <= walk.allowance) nodes.push_back({at, length, 0});
    }
  }
  return nodes;
}

FeatureSet dangers_under(const State& state, UnitId unit) {
  FeatureSet dangers = 0;
  for (const ModelId model : living_of(state, unit)) {
    const Disc base = base_of(state, model);
    dangers |= battlefield_of(state).dangers_on({base.centre, base.centre}, base.radius);
  }
  return dangers;
}

FeatureSet dangers_of(const State& state, UnitId unit, const Course& course) {
  FeatureSet dangers = dangers_under(state, unit);
  const Disc leader = base_of(state, state.units[unit].leader);
  Point from = leader.centre;
  for (const Point& to : course.path) {
    if (course.dynamic) break;  // EDG-095
    dangers |= battlefield_of(state).dangers_on({from, to}, leader.radius);
    from = to;
  }
  State after = state;
  walk_along(after, unit, course);
  return dangers | dangers_under(after, unit);
}

int falls_of(const State& state, UnitId unit, const Course& course) {
  const ModelId leader = state.units[unit].leader;
  if (profile_of(state, leader).type != ModelType::Bike || course.dynamic) return 0;
  int falls = 0;
  Point from = state.models[leader].at;
  for (const Point& to : course.path) {
    falls += battlefield_of(state).climb_along({from, to}).falls;
    from = to;
  }
  return falls;
}

UnitBits passed_on(const State& state, UnitId unit, const Course& course) {
  constexpr std::int32_t kPassing = kMilsPerInch;
  UnitBits passed = 0;
  const Disc leader = base_of(state, state.units[unit].leader);
  Segment leg{leader.centre, leader.centre};
  for (int i = -1; i < course.path.size(); ++i) {
    if (i >= 0) leg = {leg.to, course.path[i]};
    for (UnitId other = 0; other < state.units.size(); ++other) {
      if (state.units[unit].owner == state.units[other].owner) continue;
      for (const ModelId model : living_of(state, other)) {
        const bool near = compare_gap(leg, leader.radius, base_of(state, model), kPassing) <= 0;
        if (near) passed |= unit_bit(other);
      }
    }
  }
  return passed;
}

void end_counted_contact(State& state, UnitId unit, UnitId with) {
  for (UnitId each = 0; each < state.units.size(); ++each) {
    ModelId& counted = state.units[each].counted;
    if (counted == kNone) continue;
    const UnitId other = unit_of(state, counted);
    const bool named = each == unit || other == unit;
    if (named && (with == kNone || each == with || other == with)) counted = kNone;
  }
}

void walk_along(State& state, UnitId unit, const Course& course) {
  end_counted_contact(state, unit);
  const ModelList followers = followers_of(state, unit);
  const Point end = end_of(state, unit, course);
  state.models[state.units[unit].leader].at = end;
  for (int i = 0; i < followers.size(); ++i) state.models[followers[i]].at = course.places[i];
  state.units[unit].heading = course.heading;
}

}  // namespace mael::battle
