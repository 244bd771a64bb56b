#include "engine/battle/play/course.h"

#include <algorithm>
#include <array>

#include "engine/battle/effects/figures.h"
#include "engine/battle/play/end_judge.h"
#include "engine/battle/play/spot_grid.h"

namespace mael::battle {
namespace {

Disc leader_base(const State& state, UnitId unit) {
  return base_of(state, state.units[unit].leader);
}

FixedList<Point, kMostSquadModels> centres_of(const State& state, UnitId unit) {
  FixedList<Point, kMostSquadModels> centres;
  for (const ModelId model : living_of(state, unit)) centres.push_back(state.models[model].at);
  return centres;
}

// Bases of the unit that have their places already, the leader's first.
using Placed = FixedList<Disc, kMostSquadModels>;

bool is_free(const Placed& placed, Disc base, int except = -1) {
  for (int i = 0; i < placed.size(); ++i) {
    if (i != except && EndJudge::overlap(placed[i], base)) return false;
  }
  return true;
}

// ---- The scan of EDG-R10 ----------------------------------------------------------------------

// The lattice round the leader, at most so many steps from it.
SpotGrid grid_around(Point leader, int steps) { return {leader, -steps, steps, -steps, steps}; }

// Puts models one by one, as EDG-R10 says.
class Placer {
 public:
  Placer(const State& state, const Walk& walk, Point leader_at)
      : state_(state), judge_(state, walk), walk_(walk) {
    leader_ = leader_base(state, walk.unit);
    leader_.centre = leader_at;
    roof_ = battlefield_of(state).roof_at(leader_at);
    level_ = battlefield_of(state).level_at(leader_at);
  }

  bool suits(ModelId model, Disc base, const Placed& placed, int except = -1) const {
    return is_free(placed, base, except) && !judge_.judge(model, base) && is_on_level(base);
  }
  // On the roof of the leader, or like it on none (EDG-R14).
  bool is_on_level(Disc base) const { return battlefield_of(state_).roof_at(base.centre) == roof_; }
  bool is_coherent(Disc base) const {
    return battle::is_coherent(battlefield_of(state_), leader_, level_, base);
  }

  // A coherent spot of the scan nearest to `wish`.
  Spot scan(ModelId model, Point wish, const Placed& placed, int except = -1) const {
    const std::int32_t radius = profile_of(state_, model).radius();
    const int steps = (kCoherency + leader_.radius + radius) / kLattice;
    return nearest_spot(grid_around(leader_.centre, steps), wish, [&](Point at) {
      const Disc base{at, radius};
      return is_coherent(base) && suits(model, base, placed, except);
    });
  }
  // Where none is coherent: the valid spot nearest to the leader. What is found in a square counts
  // only where no spot beside the square can be nearer.
  Spot scan_farther(ModelId model, const Placed& placed, int except = -1) const {
    const std::int32_t radius = profile_of(state_, model).radius();
    const int most = steps_on_level();
    for (int steps = 20;; steps *= 2) {
      const Spot spot = nearest_spot(grid_around(leader_.centre, std::min(steps, most)),
                                     leader_.centre, [&](Point at) {
                                       return suits(model, {at, radius}, placed, except);
                                     });
      const bool near = spot.found && mael::is_within(spot.at, leader_.centre, steps * kLattice);
      if (near || steps >= most) return spot;
    }
  }

  // The spot a model takes that would rather stand at `wish`.
  Point place(ModelId model, Point wish, const Placed& placed) const {
    const Disc base{wish, profile_of(state_, model).radius()};
    if (is_measurable(wish) && is_coherent(base) && suits(model, base, placed)) return wish;
    Spot spot = scan(model, wish, placed);
    if (!spot.found) spot = scan_farther(model, placed);
    return spot.found ? spot.at : state_.models[model].at;
  }

  // The free spot in contact with the charge target that is nearest to `wish` (EDG-R26).
  Spot contact(ModelId model, Point wish, const Placed& placed) const {
    const std::int32_t radius = profile_of(state_, model).radius();
    Spot best;
    std::int64_t least = 0;
    for (const ModelId enemy : living_of(state_, walk_.contact)) {
      for (int heading = 0; heading < kHeadings; heading += 4) {
        const Point at =
            contact_spot(base_of(state_, enemy), radius, static_cast<Heading>(heading));
        const std::int64_t distance = squared_distance(at, wish);
        if (best.found && distance >= least) continue;
        const Disc base{at, radius};
        if (!is_coherent(base) || !suits(model, base, placed)) continue;
        if (!do_touch(battlefield_of(state_), base, base_of(state_, enemy))) continue;
        best = {at, true};
        least = distance;
      }
    }
    return best;
  }

  const Disc& leader() const { return leader_; }
  const EndJudge& judge() const { return judge_; }

 private:
  // So far from the leader lie the farthest spots: of its roof, else of the table.
  int steps_on_level() const {
    if (roof_ == kNoFeature) {
      return std::max(battlefield_of(state_).width(), battlefield_of(state_).depth()) / kLattice;
    }
    std::int32_t farthest = 0;
    for (const Part& part : battlefield_of(state_).parts_of(roof_)) {
      const Point at = leader_.centre;
      farthest = std::max({farthest, part.box.high.x - at.x, part.box.high.y - at.y,
                           at.x - part.box.low.x, at.y - part.box.low.y});
    }
    return farthest / kLattice;
  }

  const State& state_;
  EndJudge judge_;
  const Walk& walk_;
  Disc leader_;
  FeatureIndex roof_ = kNoFeature;  // on which all of them stand
  std::int32_t level_ = 0;          // it stands on
};

std::int32_t rounded(std::int64_t value, std::int64_t scale) {
  const std::int64_t half = value < 0 ? -(scale / 2) : scale / 2;
  return static_cast<std::int32_t>((value + half) / scale);
}

// An offset turned by so many headings, to the nearest mil, halves away from 0.
Point turned(Point offset, Heading by) {
  if (by == 0) return offset;
  const Direction turn = direction_of(by);
  const std::int64_t x = std::int64_t{offset.x} * turn.x - std::int64_t{offset.y} * turn.y;
  const std::int64_t y = std::int64_t{offset.x} * turn.y + std::int64_t{offset.y} * turn.x;
  return {rounded(x, kHeadingScale), rounded(y, kHeadingScale)};
}

Point proposed_spot(const State& state, UnitId unit, ModelId model, Point leader, Heading heading) {
  const Point old = leader_base(state, unit).centre, at = state.models[model].at;
  const auto change =
      static_cast<Heading>((heading - state.units[unit].heading + kHeadings) % kHeadings);
  const Point offset = turned({at.x - old.x, at.y - old.y}, change);
  return {leader.x + offset.x, leader.y + offset.y};
}

Placed placed_by(const State& state, const Walk& walk, const Course& course) {
  Placed placed;
  const ModelList followers = followers_of(state, walk.unit);
  placed.push_back({end_of(state, walk.unit, course), leader_base(state, walk.unit).radius});
  for (int i = 0; i < followers.size(); ++i) {
    placed.push_back({course.places[i], profile_of(state, followers[i]).radius()});
  }
  return placed;
}

RuleId length_rule(Gait gait) {
  constexpr std::array<RuleId, 6> kRules{"EDG-241"_rule, "EDG-242"_rule, "EDG-244"_rule,
                                         "EDG-255"_rule, "EDG-299"_rule, "EDG-293"_rule};
  return kRules[static_cast<std::size_t>(gait)];
}

Verdict judge_path(const State& state, const Walk& walk, const Course& course) {
  const Disc leader = leader_base(state, walk.unit);
  for (const Point& point : course.path) {
    if (!is_measurable(point)) return Violation("EDG-075"_rule);
  }
  const std::int32_t length = length_of_course(state, walk.unit, course);
  const Verdict measured =
      unless(length <= walk.allowance, Violation(length_rule(walk.gait), {length, walk.allowance}));
  if (course.dynamic) {  // only its end is judged (EDG-092, EDG-094)
    return moves_dynamically(state, walk.unit) ? measured : Verdict(Violation("EDG-091"_rule));
  }
  const Obstacles obstacles = obstacles_of(state, walk);
  const auto path = span_of(course.path);
  if (const auto stopped = what_stops(battlefield_of(state), obstacles.passage(leader.radius),
                                      leader.centre, path)) {
    switch (stopped->by) {
      case Hindrance::Edge: return Violation("EDG-R8"_rule);
      case Hindrance::Impassable: return Violation("EDG-084"_rule);
      case Hindrance::Model: return Violation("EDG-068"_rule);
      case Hindrance::Bar: return Violation("EDG-069"_rule);
    }
  }
  return measured;
}

// Where the other models were put, the leader standing already (EDG-072, EDG-R10).
Verdict judge_places(const State& state, const Walk& walk, const Course& course) {
  const ModelList followers = followers_of(state, walk.unit);
  if (followers.size() != course.places.size()) return Violation("EDG-072"_rule);
  for (const Point& place : course.places) {
    if (!is_measurable(place)) return Violation("EDG-075"_rule);
  }
  const Placed placed = placed_by(state, walk, course);
  const Placer placer(state, walk, placed[0].centre);
  for (int i = 0; i < placed.size(); ++i) {
    const ModelId model = i == 0 ? state.units[walk.unit].leader : followers[i - 1];
    if (const Verdict verdict = placer.judge().judge(model, placed[i])) return verdict;
    if (!is_free(placed, placed[i], i)) return Violation("EDG-077"_rule);
  }
  for (const Disc& base : placed) {
    if (!placer.is_on_level(base)) return Violation("EDG-R14"_rule);
  }
  for (int i = 1; i < placed.size(); ++i) {
    if (placer.is_coherent(placed[i])) continue;
    const ModelId model = followers[i - 1];
    if (placer.scan(model, placed[i].centre, placed, i).found) return Violation("EDG-057"_rule);
    const Spot spot = placer.scan_farther(model, placed, i);
    if (spot.found && squared_distance(placed[i].centre, placed[0].centre) >
                          squared_distance(spot.at, placed[0].centre)) {
      return Violation("EDG-057"_rule);
    }
  }
  return {};
}

// At most one enemy unit is touched at the end of a consolidation (EDG-301).
Verdict judge_consolidation(const State& state, const Walk& walk, const Course& course) {
  int touched = 0;
  for (UnitId enemy = 0; enemy < state.units.size(); ++enemy) {
    if (!are_enemies(state, walk.unit, enemy)) continue;
    Walk towards = walk;
    towards.contact = enemy;
    touched += count_contacts(state, towards, course) > 0;
  }
  return touched > 1 ? Verdict(Violation("EDG-301"_rule)) : Verdict();
}

}  // namespace

Walk walk_of(const State& state, UnitId unit, Gait gait, UnitId contact) {
  Walk walk;
  walk.gait = gait;
  walk.unit = unit;
  walk.contact = contact;
  const int mv = lowest_mv(state, unit);
  switch (gait) {
    case Gait::Move: walk.allowance = mv * kMilsPerInch; break;
    case Gait::Bonus: walk.allowance = state.active.bonus * kMilsPerInch; break;
    case Gait::Consolidation:  // EDG-039, EDG-R44
      walk.allowance = (mv + 1) / 2 * kMilsPerInch;
      break;
    case Gait::Retreat: walk.passed = state.round.shooter; [[fallthrough]];
    case Gait::Dash:
    case Gait::Charge: walk.allowance = 2 * mv * kMilsPerInch; break;
  }
  return walk;
}

Passage Obstacles::passage(std::int32_t radius) const { return {radius, span_of(discs), bars}; }

Obstacles obstacles_of(const State& state, const Walk& walk) {
  Obstacles obstacles;
  const Point from = leader_base(state, walk.unit).centre;
  const bool large = is_large(state, walk.unit);
  for (UnitId unit = 0; unit < state.units.size(); ++unit) {
    if (unit == walk.passed || (unit == walk.unit && large)) continue;
    const bool enemy = are_enemies(state, walk.unit, unit);
    for (const ModelId model : living_of(state, unit)) {
      const bool bars = enemy || profile_of(state, model).is_large();
      if (bars && model != state.units[walk.unit].leader) {
        obstacles.discs.push_back(base_of(state, model));
      }
    }
    const bool open = walk.between && unit == walk.contact;
    if (enemy && !open) add_bars(span_of(centres_of(state, unit)), from, obstacles.bars);
  }
  return obstacles;
}

std::vector<Segment> target_bars(const State& state, const Walk& walk) {
  std::vector<Segment> bars;
  add_bars(span_of(centres_of(state, walk.contact)), leader_base(state, walk.unit).centre, bars);
  return bars;
}

std::int32_t length_of_course(const State& state, UnitId unit, const Course& course) {
  Point from = leader_base(state, unit).centre;
  if (!course.dynamic) return cost_of(battlefield_of(state), from, span_of(course.path));
  std::int32_t length = 0;
  for (const Point& to : course.path) {
    length += length_between(from, to);
    from = to;
  }
  return length;
}

Verdict judge_course(const State& state, const Walk& walk, const Course& course) {
  if (course.heading >= kHeadings) return Violation("EDG-R4"_rule);
  if (const Verdict verdict = judge_path(state, walk, course)) return verdict;
  if (const Verdict verdict = judge_places(state, walk, course)) return verdict;
  if (walk.gait == Gait::Consolidation) return judge_consolidation(state, walk, course);
  return {};
}

void place_others(const State& state, const Walk& walk, Course& course) {
  const Point leader = end_of(state, walk.unit, course);
  const Placer placer(state, walk, leader);
  Placed placed;
  placed.push_back(placer.leader());
  course.places.clear();
  for (const ModelId model : followers_of(state, walk.unit)) {
    const Point wish = proposed_spot(state, walk.unit, model, leader, course.heading);
    Spot spot;
    if (walk.gait == Gait::Charge) spot = placer.contact(model, wish, placed);
    const Point at = spot.found ? spot.at : placer.place(model, wish, placed);
    course.places.push_back(at);
    placed.push_back({at, profile_of(state, model).radius()});
  }
}

Heading charge_heading(const State& state, UnitId target, Disc leader) {
  const ModelId nearest = nearest_model(state, target, leader);
  return heading_towards(leader.centre, state.models[nearest].at);
}

ModelList followers_of(const State& state, UnitId unit) {
  ModelList followers;
  for (const ModelId model : living_of(state, unit)) {
    if (model != state.units[unit].leader) followers.push_back(model);
  }
  return followers;
}

Point end_of(const State& state, UnitId unit, const Course& course) {
  return course.path.empty() ? leader_base(state, unit).centre
                             : course.path[course.path.size() - 1];
}

int count_contacts(const State& state, const Walk& walk, const Course& course) {
  int count = 0;
  for (const Disc& base : placed_by(state, walk, course)) {
    const ModelList enemies = living_of(state, walk.contact);
    count += std::any_of(enemies.begin(), enemies.end(), [&](ModelId enemy) {
      return do_touch(battlefield_of(state), base, base_of(state, enemy));
    });
  }
  return count;
}

Point contact_spot(Disc other, std::int32_t radius, Heading heading) {
  const Direction direction = direction_of(heading);
  const std::int64_t apart = std::int64_t{other.radius} + radius;
  const auto away = [&](std::int64_t part) {
    const std::int64_t product = apart * part;
    const std::int64_t up = kHeadingScale - 1;
    return static_cast<std::int32_t>((product + (product < 0 ? -up : up)) / kHeadingScale);
  };
  return {other.centre.x + away(direction.x), other.centre.y + away(direction.y)};
}

bool has_room(const State& state, const Walk& walk, Point leader) {
  if (battlefield_of(state).roof_at(leader) == kNoFeature) return true;
  Course course;
  course.path.push_back(leader);
  course.heading = state.units[walk.unit].heading;
  place_others(state, walk, course);
  return !judge_places(state, walk, course);
}

}  // namespace mael::battle
