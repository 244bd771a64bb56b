#include "engine/battle/play/charging.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "engine/battle/ground/reach_search.h"

namespace mael::battle {
namespace {

Disc leader_at(const State& state, const Walk& walk, Point at) {
  return {at, base_of(state, state.units[walk.unit].leader).radius};
}

std::int32_t gap_to_target(const State& state, const Walk& walk, Point at) {
  const Disc leader = leader_at(state, walk, at);
  return gap_between(leader, base_of(state, nearest_model(state, walk.contact, leader)));
}

// Whether it would touch the target if all stood on one level: what keeps them apart is terrain.
bool is_beside_target(const State& state, const Walk& walk, Point at) {
  return gap_to_target(state, walk, at) <= kTouch;
}

// Lines between two models of the target that a way meets; none if it starts among them (EDG-R9).
int count_crossings(const State& state, const Walk& walk, std::span<const Point> way) {
  if (target_bars(state, walk).empty()) return 0;
  const ModelList models = living_of(state, walk.contact);
  int crossings = 0;
  for (int i = 0; i < models.size(); ++i) {
    for (int j = 0; j < i; ++j) {
      const Segment line{state.models[models[i]].at, state.models[models[j]].at};
      Segment leg{state.models[state.units[walk.unit].leader].at, {}};
      crossings += std::any_of(way.begin(), way.end(), [&](Point to) {
        leg.to = to;
        const bool meets = do_meet(leg, line);
        leg.from = to;
        return meets;
      });
    }
  }
  return crossings;
}

Walk past_target(Walk walk) {
  walk.between = true;
  return walk;
}

// What the search of EDG-R162 finds for a charge.
class Found {
 public:
  Found(const State& state, const Walk& walk, std::span<const Point> spots)
      : state_(state), walk_(walk) {
    const Disc leader = base_of(state, state.units[walk.unit].leader);
    const Obstacles obstacles = obstacles_of(state, walk);
    nodes_ = search_reach(battlefield_of(state), obstacles.passage(leader.radius), leader.centre,
                          walk.allowance, spots);
    std::vector<Point> places;
    for (const ReachNode& node : nodes_) places.push_back(node.at);
    stands_ = possible_ends(state, walk, places);
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
      const Point at = nodes_[i].at;
      if (!is_beside_target(state, walk, at)) continue;
      const bool touches =
          stands_[i] && touches_target(state, walk, at) && has_room(state, walk, at);
      (touches ? touching_ : nearly_).push_back(i);
    }
  }

  bool has_contact() const { return !touching_.empty(); }
  int fewest_crossings() const {
    int fewest = crossings_to(touching_[0]);
    for (const std::size_t node : touching_) fewest = std::min(fewest, crossings_to(node));
    return fewest;
  }

  // Whether the leader would come into contact if it could stand partly on terrain, and if that
  // were not too high or too low (EDG-658, EDG-R161).
  bool would_have_contact() const {
    std::vector<Point> places;
    for (const std::size_t node : nearly_) places.push_back(nodes_[node].at);
    const std::vector<bool> would = ends_but_for_terrain(state_, walk_, places);
    return std::find(would.begin(), would.end(), true) != would.end();
  }
  // Of the nodes where it can stand the one nearest to the target.
  std::optional<std::size_t> nearest() const {
    std::optional<std::size_t> best;
    std::int32_t least = 0;
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
      if (!stands_[i]) continue;
      const std::int32_t gap = gap_to_target(state_, walk_, nodes_[i].at);
      if ((best && gap >= least) || !has_room(state_, walk_, nodes_[i].at)) continue;
      best = i;
      least = gap;
    }
    return best;
  }
  Point at(std::size_t node) const { return nodes_[node].at; }
  int crossings_to(std::size_t node) const {
    std::vector<Point> way;
    for (int i = static_cast<int>(node); i >= 0; i = nodes_[static_cast<std::size_t>(i)].before) {
      way.push_back(nodes_[static_cast<std::size_t>(i)].at);
    }
    std::reverse(way.begin(), way.end());
    return count_crossings(state_, walk_, way);
  }

 private:
  const State& state_;
  const Walk& walk_;
  std::vector<ReachNode> nodes_;
  std::vector<bool> stands_;
  std::vector<std::size_t> touching_, nearly_;
};

// Whether anything but its allowance can keep the leader from contact: without a search.
bool can_be_relieved(const State& state, const Walk& walk, const std::vector<Point>& spots) {
  const Point from = state.models[state.units[walk.unit].leader].at;
  std::vector<Point> near;
  for (const Point spot : spots) {
    if (mael::is_within(from, spot, walk.allowance)) near.push_back(spot);
  }
  const std::vector<bool> stands = possible_ends(state, walk, near);
  const bool barred = !target_bars(state, walk).empty();
  for (std::size_t i = 0; i < near.size(); ++i) {
    if (!stands[i]) continue;
    const bool on_roof = battlefield_of(state).roof_at(near[i]) != kNoFeature;
    if (barred || on_roof || !touches_target(state, walk, near[i])) return true;
  }
  return stands != ends_but_for_terrain(state, walk, near);
}

std::optional<Relief> relief_beside(const State& state, const Walk& walk, const Found& found) {
  if (!found.would_have_contact()) return {};
  const auto nearest = found.nearest();
  if (!nearest) return {};
  // Nothing is nearer than what would touch on one level.
  const std::int32_t gap = std::max(gap_to_target(state, walk, found.at(*nearest)), kTouch);
  return Relief{found.crossings_to(*nearest), gap};
}

// As far towards the target as the leader can stand without another climb.
Point nearer_to_target(const State& state, const Walk& walk, Point from) {
  const ModelId model = nearest_model(state, walk.contact, leader_at(state, walk, from));
  const Point to = state.models[model].at;
  const std::int32_t level = battlefield_of(state).level_at(from);
  std::int64_t low = 0, high = 1024;
  const auto part = [&](std::int64_t share) {
    return Point{static_cast<std::int32_t>(from.x + (to.x - from.x) * share / 1024),
                 static_cast<std::int32_t>(from.y + (to.y - from.y) * share / 1024)};
  };
  while (low + 1 < high) {
    const std::int64_t middle = (low + high) / 2;
    const bool stays = battlefield_of(state).level_at(part(middle)) == level;
    (stays && !judge_end(state, walk, part(middle)) ? low : high) = middle;
  }
  return part(low);
}

}  // namespace

std::vector<Point> contact_spots(const State& state, const Walk& walk) {
  const std::int32_t radius = base_of(state, state.units[walk.unit].leader).radius;
  std::vector<Point> spots;
  for (const ModelId enemy : living_of(state, walk.contact)) {
    for (int heading = 0; heading < kHeadings; heading += 4) {
      const Point at = contact_spot(base_of(state, enemy), radius, static_cast<Heading>(heading));
      if (is_measurable(at)) spots.push_back(at);
    }
  }
  return spots;
}

bool touches_target(const State& state, const Walk& walk, Point at) {
  const Disc leader = leader_at(state, walk, at);
  const ModelList enemies = living_of(state, walk.contact);
  return std::any_of(enemies.begin(), enemies.end(), [&](ModelId enemy) {
    return do_touch(battlefield_of(state), leader, base_of(state, enemy));
  });
}

bool is_worth_relieving(const State& state, const Walk& walk) {
  const Point from = state.models[state.units[walk.unit].leader].at;
  const std::vector<Segment> bars = target_bars(state, walk);
  std::vector<Point> open;
  bool any = false;
  for (const Point spot : contact_spots(state, walk)) {
    if (!mael::is_within(from, spot, walk.allowance)) continue;
    any = true;
    const bool barred = std::any_of(bars.begin(), bars.end(), [&](Segment bar) {
      return do_meet(Segment{from, spot}, bar);
    });
    if (!barred && touches_target(state, walk, spot)) open.push_back(spot);
  }
  const std::vector<bool> stands = possible_ends(state, walk, open);
  for (std::size_t i = 0; i < open.size(); ++i) {
    const bool climbs = cost_of(battlefield_of(state), from, {&open[i], 1}) > walk.allowance;
    if (stands[i] && !climbs && has_room(state, walk, open[i])) return false;
  }
  return any;
}

Relief relief_of(const State& state, const Walk& walk) {
  const std::vector<Point> spots = contact_spots(state, walk);
  if (!can_be_relieved(state, walk, spots)) return {};
  const Found strict(state, walk, spots);
  if (strict.has_contact()) return {};
  const Walk through = past_target(walk);
  const Found free(state, through, spots);
  if (free.has_contact()) return {free.fewest_crossings(), -1};
  if (const auto relief = relief_beside(state, walk, strict)) return *relief;
  return relief_beside(state, through, free).value_or(Relief{});
}

Verdict judge_charge(const State& state, const Walk& walk, const Course& course, Relief relief) {
  const Point at = end_of(state, walk.unit, course);
  const int crossings =
      course.dynamic ? 0 : count_crossings(state, walk, {course.path.begin(), course.path.end()});
  const bool relieved = crossings > 0 && crossings <= relief.crossings;
  const Walk allowed = relieved ? past_target(walk) : walk;
  if (const Verdict verdict = judge_course(state, allowed, course)) return verdict;
  if (!touches_target(state, walk, at) && gap_to_target(state, walk, at) > relief.gap) {
    return Violation("EDG-246"_rule, {walk.contact});
  }
  if (course.heading != charge_heading(state, walk.contact, leader_at(state, walk, at))) {
    return Violation("EDG-R11"_rule);
  }
  Course greedy = course;
  place_others(state, walk, greedy);
  const int owed = count_contacts(state, walk, greedy), made = count_contacts(state, walk, course);
  return made < owed ? Verdict(Violation("EDG-247"_rule, {made, owed})) : Verdict();
}

Verdict judge_charge(const State& state, const Walk& walk, const Course& course) {
  const Verdict strict = judge_charge(state, walk, course, {});
  const bool relievable =
      strict && (strict->rule == "EDG-069"_rule || strict->rule == "EDG-246"_rule);
  if (!relievable) return strict;
  const Relief relief = relief_of(state, walk);
  return relief.is_any() ? judge_charge(state, walk, course, relief) : strict;
}

std::vector<Waypoints> relieved_ways(const State& state, const Walk& walk, Relief relief) {
  const Walk allowed = relief.crossings > 0 ? past_target(walk) : walk;
  const Disc leader = base_of(state, state.units[walk.unit].leader);
  const Obstacles obstacles = obstacles_of(state, allowed);
  const Passage passage = obstacles.passage(leader.radius);
  std::vector<Point> ends = contact_spots(state, walk);
  if (relief.gap >= 0) {
    const std::vector<Point> spots = std::exchange(ends, {});
    for (const ReachNode& node :
         search_reach(battlefield_of(state), passage, leader.centre, walk.allowance, spots)) {
      if (gap_to_target(state, walk, node.at) > relief.gap) continue;
      if (judge_end(state, walk, node.at) || !has_room(state, walk, node.at)) continue;
      ends.push_back(nearer_to_target(state, walk, node.at));
    }
  }
  std::stable_sort(ends.begin(), ends.end(), [&](Point a, Point b) {
    return gap_to_target(state, walk, a) < gap_to_target(state, walk, b);
  });
  std::vector<Waypoints> ways;
  for (const Point end : ends) {
    if (judge_end(state, walk, end)) continue;
    const auto way =
        shortest_way(battlefield_of(state), passage, leader.centre, end, walk.allowance);
    if (way) ways.push_back(way->points);
    if (ways.size() == 3) break;
  }
  return ways;
}

}  // namespace mael::battle
