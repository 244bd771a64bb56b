#include "engine/battle/bots/candidates.h"

#include <algorithm>

#include "engine/battle/effects/figures.h"
#include "engine/battle/ground/way_costs.h"
#include "engine/battle/legality.h"
#include "engine/battle/play/charging.h"
#include "engine/battle/play/end_judge.h"
#include "engine/battle/round/volley.h"

namespace mael::battle {
namespace {

constexpr std::int32_t kApart = kMilsPerInch;  // between ends of moves
constexpr int kMostCharges = 3;                // at one target

// The ends of moves, no two close together.
class WalkEnds {
 public:
  WalkEnds(const State& state, const Walk& walk)
      : state_(state),
        walk_(walk),
        leader_(base_of(state, state.units[walk.unit].leader)),
        dynamic_(moves_dynamically(state, walk.unit)),
        judge_(state, walk),
        obstacles_(obstacles_of(state, walk)),
        ways_(battlefield_of(state), obstacles_.passage(leader_.radius), leader_.centre,
              walk.allowance) {}

  Point from() const { return leader_.centre; }
  std::int32_t radius() const { return leader_.radius; }

  void take(Point at, std::vector<Course>& courses) {
    if (!is_measurable(at) || !mael::is_within(at, leader_.centre, walk_.allowance)) return;
    for (const Course& course : courses) {
      if (mael::is_within(end_of(state_, walk_.unit, course), at, kApart)) return;
    }
    if (!may_end(at)) return;
    const auto path = path_to(at);
    if (!path) return;
    const Course course = course_along(state_, walk_, *path);
    if (!judge_course(state_, walk_, course)) courses.push_back(course);
  }

  // By a spot, and on from there along a heading with what is left of the allowance. Past two
  // enemies it may be the same way.
  void take_past(Point spot, Heading onward, std::vector<Course>& courses) {
    const auto way = is_measurable(spot) ? path_to(spot) : std::nullopt;
    if (!way || way->full()) return;
    Waypoints path = *way;
    Course begun;
    begun.path = path;
    begun.dynamic = dynamic_;
    const std::int32_t spent = length_of_course(state_, walk_.unit, begun);
    const Point end = along(spot, onward, walk_.allowance - spent - 1);
    if (end == spot || !is_measurable(end) || !may_end(end)) return;
    path.push_back(end);
    const Course course = course_along(state_, walk_, path);
    if (judge_course(state_, walk_, course)) return;
    const bool is_new = std::find(courses.begin(), courses.end(), course) == courses.end();
    if (is_new) courses.push_back(course);
  }

  // So many mils from a point, along a heading.
  static Point along(Point from, Heading heading, std::int32_t mils) {
    const Direction direction = direction_of(heading);
    return {static_cast<std::int32_t>(from.x + std::int64_t{mils} * direction.x / kHeadingScale),
            static_cast<std::int32_t>(from.y + std::int64_t{mils} * direction.y / kHeadingScale)};
  }

 private:
  // A dynamic move goes straight.
  std::optional<Waypoints> path_to(Point at) {
    if (dynamic_) return straight_to(state_, walk_.unit, at);
    const auto way = ways_.way_to(at);
    return way ? std::optional(way->points) : std::nullopt;
  }
  bool may_end(Point at) const {
    return !judge_.judge(state_.units[walk_.unit].leader, {at, leader_.radius});
  }

  const State& state_;
  const Walk& walk_;
  Disc leader_;
  bool dynamic_ = false;
  EndJudge judge_;
  Obstacles obstacles_;
  WayCosts ways_;
};

UnitId nearest_enemy(const State& state, UnitId unit) {
  UnitId nearest = kNone;
  std::int32_t least = kFarthestMil;
  for (UnitId enemy = 0; enemy < state.units.size(); ++enemy) {
    if (state.units[enemy].owner == state.units[unit].owner || !is_on_table(state, enemy)) continue;
    const std::int32_t gap = gap_between(state, unit, enemy, least);
    if (nearest == kNone || gap < least) {
      nearest = enemy;
      least = gap;
    }
  }
  return nearest;
}

// Towards and away from each enemy, so far that it is in short range or out of it.
void add_ranges(const State& state, const Walk& walk, WalkEnds& ends,
                std::vector<Course>& courses) {
  for (UnitId enemy = 0; enemy < state.units.size(); ++enemy) {
    if (state.units[enemy].owner == state.units[walk.unit].owner) continue;
    if (!is_on_table(state, enemy)) continue;
    const Disc leader = base_of(state, state.units[walk.unit].leader);
    const ModelId model = nearest_model(state, enemy, leader);
    const Heading towards = heading_towards(leader.centre, state.models[model].at);
    const std::int32_t gap = gap_between(leader, base_of(state, model));
    for (const std::int32_t range : {kFirstRange, 12 * kMilsPerInch, 18 * kMilsPerInch}) {
      const std::int32_t step = std::min(gap - range + 10, walk.allowance);
      if (step > 0) ends.take(WalkEnds::along(leader.centre, towards, step), courses);
    }
    ends.take(WalkEnds::along(leader.centre, opposite_of(towards), walk.allowance - 1), courses);
  }
}

// Beside solid terrain, on the far side from the nearest enemy, and in the midst of areas.
void add_cover(const State& state, const Walk& walk, WalkEnds& ends, std::vector<Course>& courses) {
  const UnitId enemy = nearest_enemy(state, walk.unit);
  if (enemy == kNone) return;
  const Point threat = state.models[state.units[enemy].leader].at;
  const Battlefield& field = battlefield_of(state);
  for (const Part& part : field.parts()) {
    if (part.inset) continue;
    const Point middle{(part.box.low.x + part.box.high.x) / 2,
                       (part.box.low.y + part.box.high.y) / 2};
    if (!is_solid(field.feature(part.feature))) {
      ends.take(middle, courses);
      continue;
    }
    const Heading away = heading_towards(threat, middle);
    const std::int32_t most = length_between(part.box.low, part.box.high) / 2 + ends.radius();
    for (std::int32_t step = ends.radius(); step <= most + kTouch; step += 2 * kTouch) {
      const Disc base{WalkEnds::along(middle, away, step), ends.radius()};
      if (field.why_unfit(base)) continue;
      ends.take(base.centre, courses);
      break;
    }
  }
}

// Past each enemy, and on or back: for a Hit & Run (EDG-391).
void add_passes(const State& state, const Walk& walk, WalkEnds& ends,
                std::vector<Course>& courses) {
  constexpr std::int32_t kBeside = kMilsPerInch / 2;
  for (UnitId enemy = 0; enemy < state.units.size(); ++enemy) {
    if (state.units[enemy].owner == state.units[walk.unit].owner) continue;
    if (!is_on_table(state, enemy)) continue;
    const Disc leader = base_of(state, state.units[walk.unit].leader);
    const Disc model = base_of(state, nearest_model(state, enemy, leader));
    const Heading back = heading_towards(model.centre, leader.centre);
    for (const int aside : {0, kHeadings / 8, kHeadings - kHeadings / 8}) {
      const auto heading = static_cast<Heading>((back + aside) % kHeadings);
      const Point spot =
          WalkEnds::along(model.centre, heading, model.radius + leader.radius + kBeside);
      ends.take(spot, courses);
      ends.take_past(spot, aside == 0 ? back : heading_towards(leader.centre, spot), courses);
    }
  }
}

void add_rose(const Walk& walk, WalkEnds& ends, std::vector<Course>& courses) {
  for (int part = 1; part <= 2; ++part) {
    for (int i = 0; i < 8; ++i) {
      const auto heading = static_cast<Heading>(i * kHeadings / 8);
      ends.take(WalkEnds::along(ends.from(), heading, (walk.allowance - 1) / part), courses);
    }
  }
}

// Where a leader that charges from `back` ends: headings seen from a model of the target. On a roof
// there may be no more than one place left for it.
std::vector<Heading> sides_to_charge(const State& state, Point enemy, Heading back) {
  std::vector<int> turns{0, 64, -64, 160, -160};
  if (battlefield_of(state).roof_at(enemy) != kNoFeature) {
    for (int turn = 4; turn <= kHeadings / 2; turn += 4) turns.insert(turns.end(), {turn, -turn});
  }
  std::vector<Heading> sides;
  for (const int turn : turns) {
    sides.push_back(static_cast<Heading>((back + turn + kHeadings) % kHeadings));
  }
  return sides;
}

// Charges that something must relieve, the nearest first (EDG-658, EDG-660).
void add_relieved_charges(const State& state, const Walk& walk, std::vector<Charge>& charges) {
  if (!is_worth_relieving(state, walk)) return;
  const Relief relief = relief_of(state, walk);
  if (!relief.is_any()) return;
  for (const Waypoints& way : relieved_ways(state, walk, relief)) {
    const Charge charge{walk.contact, course_along(state, walk, way), kNone};
    if (judge_charge(state, walk, charge.course, relief)) continue;
    charges.push_back(charge);
    return;
  }
}

}  // namespace

Heading heading_at_enemy(const State& state, UnitId unit, Point from) {
  ModelId nearest = kNone;
  std::int64_t least = 0;
  for (UnitId enemy = 0; enemy < state.units.size(); ++enemy) {
    if (state.units[enemy].owner == state.units[unit].owner) continue;
    for (const ModelId model : living_of(state, enemy)) {
      const std::int64_t distance = squared_distance(from, state.models[model].at);
      if (nearest != kNone && distance >= least) continue;
      nearest = model;
      least = distance;
    }
  }
  return nearest == kNone ? state.units[unit].heading
                          : heading_towards(from, state.models[nearest].at);
}

Waypoints straight_to(const State& state, UnitId unit, Point at) {
  Waypoints path;
  if (state.models[state.units[unit].leader].at != at) path.push_back(at);
  return path;
}

Course course_along(const State& state, const Walk& walk, const Waypoints& path) {
  Course course;
  course.path = path;
  course.dynamic = moves_dynamically(state, walk.unit);
  const Point at = end_of(state, walk.unit, course);
  const std::int32_t radius = base_of(state, state.units[walk.unit].leader).radius;
  course.heading = walk.gait == Gait::Charge ? charge_heading(state, walk.contact, {at, radius})
                                             : heading_at_enemy(state, walk.unit, at);
  place_others(state, walk, course);
  return course;
}

void add_courses(const State& state, const Walk& walk, std::vector<Course>& courses) {
  WalkEnds ends(state, walk);
  ends.take(ends.from(), courses);
  add_ranges(state, walk, ends, courses);
  add_cover(state, walk, ends, courses);
  add_rose(walk, ends, courses);
  const bool moves = walk.gait == Gait::Move || walk.gait == Gait::Dash || walk.gait == Gait::Bonus;
  if (moves && has_hit_and_run(state, walk.unit)) add_passes(state, walk, ends, courses);
}

void add_charges(const State& state, UnitId target, std::vector<Charge>& charges) {
  if (judge_charge_target(state, target)) return;
  const UnitId unit = state.active.unit;
  const Disc leader = base_of(state, state.units[unit].leader);
  const Walk walk = walk_of(state, unit, Gait::Charge, target);
  const EndJudge judge(state, walk);
  const Obstacles obstacles = obstacles_of(state, walk);
  const WayCosts ways(battlefield_of(state), obstacles.passage(leader.radius), leader.centre,
                      walk.allowance);
  const bool dynamic = moves_dynamically(state, unit);
  int found = 0;
  for (const ModelId model : living_of(state, target)) {
    const Disc enemy = base_of(state, model);
    const Heading back = heading_towards(enemy.centre, leader.centre);
    for (const Heading side : sides_to_charge(state, enemy.centre, back)) {
      const Point at = contact_spot(enemy, leader.radius, side);
      if (found >= kMostCharges || !is_measurable(at)) continue;
      if (judge.judge(state.units[unit].leader, {at, leader.radius})) continue;
      const auto way = dynamic ? std::nullopt : ways.way_to(at);
      if (!dynamic && !way) continue;
      const Waypoints path = dynamic ? straight_to(state, unit, at) : way->points;
      Charge charge{target, course_along(state, walk, path), kNone};
      if (judge_charge(state, walk, charge.course, {})) continue;
      if (std::find(charges.begin(), charges.end(), charge) == charges.end()) {
        charges.push_back(charge);
        ++found;
      }
      break;
    }
  }
  if (found == 0) add_relieved_charges(state, walk, charges);
}

void add_volleys(const State& state, RoundKind kind, UnitId shooter, UnitId target,
                 std::vector<Volley>& volleys) {
  const Volley usual = usual_volley(state, kind, shooter, target);
  if (!usual.shots.empty()) volleys.push_back(usual);
  // One throws a frag grenade instead of its weapon: the last of the roster that may.
  for (int i = usual.shots.size() - 1; i >= 0; --i) {
    const Shot frag{usual.shots[i].model, kFrag};
    if (judge_shot(state, kind, shooter, target, frag)) continue;
    Volley thrown = usual;
    thrown.shots[i] = frag;
    if (!judge_volley(state, kind, shooter, thrown)) volleys.push_back(thrown);
    break;
  }
  // No unit but throwers may do anything.
  if (!usual.shots.empty()) return;
  for (const ModelId model : living_of(state, shooter)) {
    Volley alone;
    alone.target = target;
    alone.shots.push_back({model, kFrag});
    if (judge_volley(state, kind, shooter, alone)) continue;
    volleys.push_back(alone);
    return;
  }
}

}  // namespace mael::battle
