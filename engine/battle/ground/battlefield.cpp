#include "engine/battle/ground/battlefield.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "engine/battle/ground/battlefield_make.h"

namespace mael::battle {
namespace {

constexpr std::array<std::string_view, kLooks> kLookNames{"woods", "ruins", "crater", "pond",
                                                          "hill",  "house", "bunker", "crates",
                                                          "wall",  "fence", "spire"};

// Cheap, and true of everything that is nearer than `reach`.
bool may_be_near(const Part& part, Box box, std::int32_t reach) {
  return do_meet(part.box, widened(box, reach));
}

bool is_nearer(const Part& part, Segment way, std::int32_t reach) {
  return may_be_near(part, box_of(way), reach) && compare_distance(part.shape, way, reach) < 0;
}

bool is_nearer(const Part& part, Point point, std::int32_t reach) {
  return may_be_near(part, {point, point}, reach) && compare_distance(part.shape, point, reach) < 0;
}

// Where on a way one part of solid terrain lies.
struct Crossing {
  Stretch part;
  std::int32_t top = 0;
};
struct Crossings {
  std::array<Crossing, kMostParts> all;
  std::size_t count = 0;
};

// The highest top all the way from one fraction to another.
std::int32_t level_between(const Crossings& crossings, Fraction from, Fraction to) {
  std::int32_t level = 0;
  for (std::size_t i = 0; i < crossings.count; ++i) {
    const Crossing& one = crossings.all[i];
    if (one.top > level && compare(one.part.from, from) <= 0 && compare(to, one.part.to) <= 0) {
      level = one.top;
    }
  }
  return level;
}

// Levels change where a part begins or ends.
std::size_t sort_steps(const Crossings& crossings,
                       std::array<Fraction, 2 * kMostParts + 2>& steps) {
  std::size_t count = 0;
  steps[count++] = {0, 1};
  steps[count++] = {1, 1};
  for (std::size_t i = 0; i < crossings.count; ++i) {
    steps[count++] = crossings.all[i].part.from;
    steps[count++] = crossings.all[i].part.to;
  }
  const auto begin = steps.begin(), end = begin + static_cast<std::ptrdiff_t>(count);
  std::sort(begin, end, [](Fraction a, Fraction b) { return compare(a, b) < 0; });
  const auto last =
      std::unique(begin, end, [](Fraction a, Fraction b) { return compare(a, b) == 0; });
  return static_cast<std::size_t>(last - begin);
}

void change_level(std::int32_t& level, std::int32_t to, Climb& climb) {
  const std::int32_t change = to > level ? to - level : level - to;
  if (change >= kClimb) {
    climb.vertical += change;
    climb.falls += change / kClimb;
  }
  level = to;
}

Climb climb_over(const Crossings& crossings) {
  Climb climb;
  if (crossings.count == 0) return climb;
  std::array<Fraction, 2 * kMostParts + 2> steps;
  const std::size_t count = sort_steps(crossings, steps);
  std::int32_t level = level_between(crossings, steps[0], steps[0]);
  for (std::size_t i = 1; i < count; ++i) {
    change_level(level, level_between(crossings, steps[i - 1], steps[i]), climb);
    change_level(level, level_between(crossings, steps[i], steps[i]), climb);
  }
  return climb;
}

}  // namespace

std::string_view name_of(Look look) { return kLookNames[static_cast<std::size_t>(look)]; }

std::optional<Look> look_named(std::string_view name) {
  const auto found = std::find(kLookNames.begin(), kLookNames.end(), name);
  if (found == kLookNames.end()) return std::nullopt;
  return static_cast<Look>(found - kLookNames.begin());
}

Result<Battlefield, std::vector<PlanFault>> Battlefield::make(const BattlefieldPlan& plan) {
  std::vector<PlanFault> faults = find_faults(plan);
  if (!faults.empty()) return faults;
  Battlefield field;
  field.width_ = plan.width;
  field.depth_ = plan.depth;
  for (const FeaturePlan& feature : plan.features)
    add_feature(feature, field.features_, field.parts_);
  field.find_places();
  field.content_ = content_of(plan);
  return field;
}

std::span<const Part> Battlefield::parts_of(FeatureIndex index) const {
  return parts().subspan(feature(index).first_part, feature(index).parts);
}

BattlefieldPlan Battlefield::plan() const {
  BattlefieldPlan plan{width_, depth_, {}};
  for (FeatureIndex i = 0; i < features_.size(); ++i) {
    const Feature& one = features_[i];
    FeaturePlan& made = plan.features.emplace_back(FeaturePlan{one.look,
                                                               one.ground,
                                                               one.cover,
                                                               one.stands,
                                                               one.open_top,
                                                               one.impassable,
                                                               one.danger,
                                                               one.height,
                                                               {}});
    for (const Part& part : parts_of(i)) {
      made.parts.push_back({{part.shape.begin(), part.shape.end()},
                            part.inset,
                            part.impassable && !one.impassable,
                            part.dangerous});
    }
  }
  return plan;
}

void Battlefield::find_places() {
  for (const Part& part : parts_) {
    const Feature& of = feature(part.feature);
    const Place place{part.box, static_cast<std::uint8_t>(&part - parts_.data())};
    if (is_solid(of) || part.impassable) hindrances_.push_back(place);
    if (part.inset || !is_solid(of)) continue;
    if (part.top > 0) levels_.push_back(place);
    if (of.ground == Ground::Building) roofs_.insert(roofs_.begin(), place);
  }
  std::stable_sort(levels_.begin(), levels_.end(), [this](const Place& a, const Place& b) {
    return parts_[a.part].top > parts_[b.part].top;
  });
}

const Part* Battlefield::first_at(Point point, const std::vector<Place>& places) const {
  const auto found = std::find_if(places.begin(), places.end(), [&](const Place& place) {
    return do_meet(place.box, Box{point, point}) && holds(parts_[place.part].shape, point);
  });
  return found == places.end() ? nullptr : &parts_[found->part];
}

std::int32_t Battlefield::level_at(Point point) const {
  const Part* part = first_at(point, levels_);
  return part == nullptr ? 0 : part->top;
}

bool Battlefield::is_on_table(Disc base) const {
  const std::int32_t margin = base.radius - kPlay;
  return base.centre.x >= margin && base.centre.x <= width_ - margin && base.centre.y >= margin &&
         base.centre.y <= depth_ - margin;
}

FeatureIndex Battlefield::roof_at(Point point) const {
  const Part* part = first_at(point, roofs_);
  return part == nullptr ? kNoFeature : part->feature;
}

bool Battlefield::is_wholly_on(FeatureIndex index, Disc base) const {
  bool inside = false;
  for (const Part& part : parts_of(index)) {
    if (part.inset) continue;
    inside = inside || holds(part.shape, base.centre);
    for (int i = 0; i < part.shape.size(); ++i) {
      if ((part.inner_edges >> i & 1) != 0) continue;
      if (compare_distance(base.centre, edge_of(part.shape, i), base.radius - kPlay) < 0) {
        return false;
      }
    }
  }
  return inside;
}

std::optional<Unfit> Battlefield::why_unfit(Disc base, bool tops) const {
  assert(base.radius > kPlay);
  if (!is_on_table(base)) return Unfit{};
  const std::int32_t reach = base.radius - kPlay;
  const Box near = widened({base.centre, base.centre}, reach);
  for (const Place& place : hindrances_) {
    if (!do_meet(place.box, near)) continue;
    const Part& part = parts_[place.part];
    if (compare_distance(part.shape, base.centre, reach) >= 0) continue;
    const Feature& on = feature(part.feature);
    const bool may_stand = on.stands && (tops || !part.impassable);
    if (!may_stand || !is_wholly_on(part.feature, base)) {
      return Unfit{part.feature, part.impassable};
    }
  }
  return std::nullopt;
}

FeatureSet Battlefield::areas_under(Disc base) const {
  FeatureSet areas = 0;
  for (const Part& part : parts_) {
    if (part.inset || is_solid(feature(part.feature))) continue;
    if (is_nearer(part, base.centre, base.radius)) areas |= set_of(part.feature);
  }
  return areas;
}

FeatureSet Battlefield::touched_by(Disc base) const {
  FeatureSet touched = 0;
  for (const Part& part : parts_) {
    const Feature& beside = feature(part.feature);
    if (part.inset || !is_solid(beside) ||
        !may_be_near(part, {base.centre, base.centre}, base.radius + kTouch) ||
        compare_distance(part.shape, base.centre, base.radius + kTouch) > 0) {
      continue;
    }
    if (!beside.open_top || !is_wholly_on(part.feature, base)) touched |= set_of(part.feature);
  }
  return touched;
}

FeatureSet Battlefield::dangers_on(Segment way, std::int32_t radius) const {
  FeatureSet dangers = 0;
  for (const Part& part : parts_) {
    if (part.dangerous && is_nearer(part, way, radius)) dangers |= set_of(part.feature);
  }
  return dangers;
}

FeatureIndex Battlefield::barred_by(Segment way, std::int32_t radius) const {
  for (const Part& part : parts_) {
    if (part.impassable && is_nearer(part, way, radius - kPlay)) return part.feature;
  }
  return kNoFeature;
}

Climb Battlefield::climb_along(Segment way) const {
  const Box box = box_of(way);
  const auto is_near = [&](const Place& place) { return do_meet(place.box, box); };
  const auto first = std::find_if(levels_.begin(), levels_.end(), is_near);
  // Mostly the ground is flat: then no room is made for what lies on the way.
  if (first == levels_.end()) return {};
  Crossings crossings;
  for (auto place = first; place != levels_.end(); ++place) {
    const Part& part = parts_[place->part];
    const auto within = is_near(*place) ? part_within(part.shape, way) : std::nullopt;
    if (within) crossings.all[crossings.count++] = {*within, part.top};
  }
  return climb_over(crossings);
}

Protection protection_of(const Battlefield& field, std::span<const Disc> bases) {
  const auto near_to = [&field](Disc base) {
    return field.areas_under(base) | field.touched_by(base);
  };
  const FeatureSet with_leader = bases.empty() ? 0 : near_to(bases[0]);
  if (with_leader == 0) return {};
  std::array<int, kMostFeatures> counts{};
  for (std::size_t i = 0; i < bases.size(); ++i) {
    const FeatureSet near = i == 0 ? with_leader : near_to(bases[i]);
    for (std::size_t f = 0; f < field.features().size(); ++f) {
      counts[f] += has(near, static_cast<FeatureIndex>(f));
    }
  }
  Protection best;
  for (FeatureIndex f = 0; f < field.features().size(); ++f) {
    if (!has(with_leader, f) || 2 * counts[f] < static_cast<int>(bases.size())) continue;
    if (field.feature(f).cover > best.value) best = {field.feature(f).cover, f};
  }
  return best;
}

}  // namespace mael::battle
