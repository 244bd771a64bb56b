// Moves and charges, part by part.
#include <algorithm>

#include "engine/battle/bots/candidates.h"
#include "engine/battle/effects/figures.h"
#include "engine/battle/help/draft_parts.h"
#include "engine/battle/legality.h"

namespace mael::battle {
namespace {

constexpr std::string_view kTarget = "target", kEnd = "end", kPath = "path", kHeading = "heading",
                           kPlaces = "places", kThrower = "thrower";

struct StrideOf {
  const State& state;

  template <class Other>
  std::optional<Stride> operator()(const Other&) const {
    return {};
  }
  std::optional<Stride> operator()(const Move& deed) const { return at(deed, Gait::Move); }
  std::optional<Stride> operator()(const Dash& deed) const { return at(deed, Gait::Dash); }
  std::optional<Stride> operator()(const BonusMove& deed) const { return at(deed, Gait::Bonus); }
  std::optional<Stride> operator()(const Consolidate& deed) const {
    return at(deed, Gait::Consolidation);
  }
  std::optional<Stride> operator()(const Retreat& deed) const { return at(deed, Gait::Retreat); }
  std::optional<Stride> operator()(const Charge& deed) const {
    return at(deed, Gait::Charge, deed.target);
  }

 private:
  template <class Walked>
  std::optional<Stride> at(const Walked& deed, Gait gait, UnitId contact = kNone) const {
    const UnitId unit = gait == Gait::Retreat ? state.round.target : state.active.unit;
    if (!is_unit(state, unit) || !is_on_table(state, unit)) return {};
    return Stride{walk_of(state, unit, gait, contact), &deed.course};
  }
};

Need need_points(std::string_view part, Need::Kind kind, bool lacks, const Stride& stride,
                 Point from) {
  Need need;
  need.part = part;
  need.kind = kind;
  need.lacks = lacks;
  need.from = from;
  need.reach = stride.walk.allowance;
  return need;
}

// Places are near the leader unless there is no room for all of them.
Need need_places(const State& state, const Stride& stride) {
  const Point leader = end_of(state, stride.walk.unit, *stride.course);
  Need need = need_points(kPlaces, Need::Kind::Places, false, stride, leader);
  need.least = need.most = stride.course->places.size();
  std::int32_t widest = 0;
  for (const ModelId model : living_of(state, stride.walk.unit)) {
    widest = std::max(widest, base_of(state, model).radius);
  }
  need.reach = kCoherency + 2 * widest;
  for (const Point& place : stride.course->places) {
    need.reach = std::max(need.reach, length_between(leader, place));
  }
  return need;
}

// Straight over everything where it moves dynamically, else the shortest way within the allowance,
// or else any way, or else straight ahead: then the course says by which rule no model comes there.
Waypoints path_to(const State& state, const Walk& walk, Point at) {
  if (moves_dynamically(state, walk.unit)) return straight_to(state, walk.unit, at);
  const Disc leader = base_of(state, state.units[walk.unit].leader);
  Walk between = walk;
  between.between = walk.gait == Gait::Charge;  // it may have to (EDG-660)
  const auto way_within = [&](const Walk& allowed, std::int32_t allowance) {
    const Obstacles obstacles = obstacles_of(state, allowed);
    return shortest_way(battlefield_of(state), obstacles.passage(leader.radius), leader.centre, at,
                        allowance);
  };
  if (const auto way = way_within(walk, walk.allowance)) return way->points;
  if (const auto way = way_within(between, walk.allowance)) return way->points;
  if (const auto way = way_within(walk, kMostAllowance)) return way->points;
  return straight_to(state, walk.unit, at);
}

}  // namespace

std::optional<Stride> stride_of(const State& state, const Deed& deed) {
  return std::visit(StrideOf{state}, deed);
}

void need_course(const State& state, const Stride& stride, bool begun, std::vector<Need>& needs) {
  const Point from = state.models[state.units[stride.walk.unit].leader].at;
  needs.push_back(need_points(kEnd, Need::Kind::Place, begun, stride, from));
  needs.push_back(need_points(kPath, Need::Kind::Path, false, stride, from));
  needs.back().least = 0;
  needs.back().most = kMostWaypoints;
  if (begun) return;
  if (stride.walk.gait != Gait::Charge) {
    needs.push_back(need_points(kHeading, Need::Kind::Bearing, false, stride, from));
  }
  if (!stride.course->places.empty()) needs.push_back(need_places(state, stride));
}

Verdict put_course(const State& state, const Walk& walk, Course& course, const DraftPart& part) {
  if (part.part == kEnd) {
    const Point at = part.points[0];
    if (const Verdict verdict = judge_end(state, walk, at)) return verdict;
    course = course_along(state, walk, path_to(state, walk, at));
  } else if (part.part == kPath) {
    Waypoints path;
    for (const Point& point : part.points) {
      if (path.full()) return Violation("EDG-R7"_rule);
      if (!is_measurable(point)) return Violation("EDG-075"_rule);
      path.push_back(point);
    }
    course = course_along(state, walk, path);
  } else if (part.part == kHeading) {
    if (part.numbers[0] < 0 || part.numbers[0] >= kHeadings) return Violation("EDG-R4"_rule);
    course.heading = static_cast<Heading>(part.numbers[0]);
    place_others(state, walk, course);
  } else {
    course.places.clear();
    for (const Point& point : part.points) {
      if (course.places.full()) return Violation("EDG-072"_rule);
      course.places.push_back(point);
    }
  }
  return {};
}

void need_charge(const State& state, const Charge& charge, bool has_target,
                 std::vector<Need>& needs) {
  Need target;
  target.part = kTarget;
  target.lacks = !has_target;
  target.things = charge_targets(state);
  needs.insert(needs.begin(), target);
  if (charge.course.path.empty()) return;
  Need thrower;
  thrower.part = kThrower;
  thrower.kind = Need::Kind::Subset;
  thrower.lacks = false;
  thrower.least = 0;
  for (const ModelId model : living_of(state, state.active.unit)) {
    if (profile_of(state, model).frags) thrower.things.push_back(model);
  }
  if (!thrower.things.empty()) needs.push_back(thrower);
}

Verdict put_charge_target(const State& state, Charge& charge, UnitId target, bool& whole) {
  if (const Verdict verdict = judge_charge_target(state, target)) return verdict;
  charge = {};
  charge.target = target;
  std::vector<Charge> charges;
  add_charges(state, target, charges);
  const auto cost = [&](const Charge& each) {
    return length_of_course(state, state.active.unit, each.course);
  };
  const auto cheapest =
      std::min_element(charges.begin(), charges.end(),
                       [&](const Charge& a, const Charge& b) { return cost(a) < cost(b); });
  whole = cheapest != charges.end();
  if (whole) charge = *cheapest;
  return {};
}

std::vector<std::int32_t> charge_targets(const State& state) {
  std::vector<std::int32_t> targets;
  for (UnitId unit = 0; unit < state.units.size(); ++unit) {
    if (!judge_charge_target(state, unit)) targets.push_back(unit);
  }
  return targets;
}

}  // namespace mael::battle
