#include "engine/battle/ground/battlefield_make.h"

#include <algorithm>
#include <string>

#include "engine/core/hash.h"

namespace mael::battle {
namespace {

constexpr std::int32_t kSmallest = 12'000, kLargest = 96'000;  // sides of a table
constexpr int kMostCover = 9;

ConvexPolygon shape_of(const PartPlan& plan) {
  ConvexPolygon shape;
  for (const Point corner : plan.corners) shape.push_back(corner);
  return shape;
}

bool is_solid(Ground ground) { return ground == Ground::Obstacle || ground == Ground::Building; }

// Which edge of `a` runs the other way in `b`; −1 where none does.
int shared_edge(const ConvexPolygon& a, const ConvexPolygon& b) {
  for (int i = 0; i < a.size(); ++i) {
    const Segment edge = edge_of(a, i);
    for (int k = 0; k < b.size(); ++k) {
      if (edge_of(b, k) == Segment{edge.to, edge.from}) return i;
    }
  }
  return -1;
}

bool are_apart(const ConvexPolygon& a, const ConvexPolygon& b) {
  return compare_distance(a, b, 0) > 0;
}

class PlanCheck {
 public:
  explicit PlanCheck(const BattlefieldPlan& plan) : plan_(plan) {}

  std::vector<PlanFault> run() {
    check_sizes();
    for (feature_ = 0; feature_ < count(plan_.features); ++feature_) check_feature();
    if (!faults_.empty()) return faults_;  // what lies where is told of right shapes only
    for (feature_ = 0; feature_ < count(plan_.features); ++feature_) {
      check_parts();
      for (int lower = 0; lower < feature_; ++lower) check_overlap(lower);
    }
    return faults_;
  }

 private:
  template <class T>
  static int count(const std::vector<T>& list) {
    return static_cast<int>(list.size());
  }
  void fault(int part, std::string message) {
    faults_.push_back({feature_, part, std::move(message)});
  }
  const FeaturePlan& feature() const { return plan_.features[static_cast<std::size_t>(feature_)]; }

  void check_sizes() {
    const auto fits = [](std::int32_t side) { return side >= kSmallest && side <= kLargest; };
    if (!fits(plan_.width) || !fits(plan_.depth)) fault(-1, "tables are 12 to 96 inches wide");
    std::size_t parts = 0;
    for (const FeaturePlan& one : plan_.features) parts += one.parts.size();
    if (plan_.features.size() > kMostFeatures) fault(-1, "more than 64 features");
    if (parts > kMostParts) fault(-1, "more than 128 parts");
  }

  void check_feature() {
    const FeaturePlan& one = feature();
    if (one.parts.empty() || one.parts[0].inset)
      fault(-1, "a feature begins with a part of its own");
    if (one.cover < 0 || one.cover > kMostCover) fault(-1, "cover is 0 to 9");
    if (one.height < 0 || one.height > kHighest) fault(-1, "heights are 0 to 30 inches");
    if (one.stands && !is_solid(one.ground)) fault(-1, "only solid terrain has a top to stand on");
    if (one.open_top && !one.stands) fault(-1, "a top is open only where it may be stood on");
    bool dangerous = false;
    for (int i = 0; i < count(one.parts); ++i) {
      check_shape(i);
      dangerous = dangerous || one.parts[static_cast<std::size_t>(i)].dangerous;
    }
    if (dangerous != (one.danger != Danger{}))
      fault(-1, "dangerous parts and a danger go together");
  }

  void check_shape(int part) {
    const auto& corners = feature().parts[static_cast<std::size_t>(part)].corners;
    const std::string_view why = why_not_convex(corners);
    if (!why.empty()) fault(part, std::string(why));
    for (const Point corner : corners) {
      if (corner.x < 0 || corner.x > plan_.width || corner.y < 0 || corner.y > plan_.depth) {
        return fault(part, "a corner lies off the table");
      }
      if (feature().ground == Ground::Building && (corner.x % 2 != 0 || corner.y % 2 != 0)) {
        return fault(part, "corners of buildings lie at even mils");
      }
    }
  }

  void check_parts() {
    const auto& parts = feature().parts;
    for (int i = 0; i < count(parts); ++i) {
      const PartPlan& one = parts[static_cast<std::size_t>(i)];
      if (one.inset) {
        check_inset(i);
        continue;
      }
      for (int k = 0; k < i; ++k) {
        const PartPlan& other = parts[static_cast<std::size_t>(k)];
        if (other.inset) continue;
        check_pair(i, shape_of(one), shape_of(other));
      }
    }
  }

  void check_pair(int part, const ConvexPolygon& a, const ConvexPolygon& b) {
    if (do_overlap(a, b)) {
      fault(part, "overlaps another part of its feature");
    } else if (!are_apart(a, b) && shared_edge(a, b) < 0) {
      fault(part, "touches another part of its feature and shares no whole edge with it");
    }
  }

  void check_inset(int part) {
    const ConvexPolygon shape = shape_of(feature().parts[static_cast<std::size_t>(part)]);
    for (const PartPlan& other : feature().parts) {
      if (!other.inset && holds(shape_of(other), shape)) return;
    }
    fault(part, "an inset lies in one part of its feature");
  }

  // One feature may lie wholly on top of another, or they have no ground in common.
  void check_overlap(int lower) {
    const FeaturePlan& below = plan_.features[static_cast<std::size_t>(lower)];
    int clear = 0, on_top = 0;
    for (const PartPlan& part : feature().parts) {
      const ConvexPolygon shape = shape_of(part);
      clear += std::none_of(
          below.parts.begin(), below.parts.end(),
          [&shape](const PartPlan& other) { return do_overlap(shape, shape_of(other)); });
      on_top +=
          std::any_of(below.parts.begin(), below.parts.end(), [&shape](const PartPlan& other) {
            return !other.inset && holds(shape_of(other), shape);
          });
    }
    const int parts = count(feature().parts);
    if (clear == parts || (on_top == parts && below.stands)) return;
    fault(0, "overlaps feature " + std::to_string(lower + 1) +
                 ": features lie apart or wholly on a top that may be stood on");
  }

  const BattlefieldPlan& plan_;
  std::vector<PlanFault> faults_;
  int feature_ = -1;
};

// The highest top a shape lies on.
std::int32_t top_below(const ConvexPolygon& shape, const std::vector<Feature>& features,
                       const std::vector<Part>& parts) {
  std::int32_t top = 0;
  for (const Part& part : parts) {
    if (!part.inset && features[part.feature].stands && holds(part.shape, shape)) {
      top = std::max(top, part.top);
    }
  }
  return top;
}

void mark_inner_edges(std::vector<Part>& parts, std::size_t first) {
  for (std::size_t i = first; i < parts.size(); ++i) {
    for (std::size_t k = first; k < parts.size(); ++k) {
      if (i == k || parts[i].inset || parts[k].inset) continue;
      const int edge = shared_edge(parts[i].shape, parts[k].shape);
      if (edge >= 0)
        parts[i].inner_edges = static_cast<std::uint8_t>(parts[i].inner_edges | 1 << edge);
    }
  }
}

}  // namespace

std::vector<PlanFault> find_faults(const BattlefieldPlan& plan) { return PlanCheck(plan).run(); }

void add_feature(const FeaturePlan& plan, std::vector<Feature>& features,
                 std::vector<Part>& parts) {
  const auto index = static_cast<FeatureIndex>(features.size());
  const std::size_t first = parts.size();
  const std::int32_t base = top_below(shape_of(plan.parts[0]), features, parts);
  features.push_back({plan.look, plan.ground, static_cast<std::uint8_t>(plan.cover), plan.stands,
                      plan.open_top, plan.impassable, plan.danger, base, plan.height,
                      static_cast<std::uint8_t>(first),
                      static_cast<std::uint8_t>(plan.parts.size())});
  for (const PartPlan& one : plan.parts) {
    const ConvexPolygon shape = shape_of(one);
    parts.push_back({shape, box_of(shape), index, 0, one.inset, one.impassable || plan.impassable,
                     one.dangerous, base + plan.height});
  }
  mark_inner_edges(parts, first);
}

std::uint64_t content_of(const BattlefieldPlan& plan) {
  Hasher hasher;
  const auto add = [&hasher](auto number) { hasher.add(static_cast<std::uint64_t>(number)); };
  add(plan.width), add(plan.depth), add(plan.features.size());
  for (const FeaturePlan& one : plan.features) {
    add(one.look), add(one.ground), add(one.cover), add(one.stands), add(one.open_top);
    add(one.impassable), add(one.danger.fixed), add(one.danger.sides), add(one.height);
    add(one.parts.size());
    for (const PartPlan& part : one.parts) {
      add(part.inset), add(part.impassable), add(part.dangerous), add(part.corners.size());
      for (const Point corner : part.corners) add(corner.x), add(corner.y);
    }
  }
  return hasher.value();
}

}  // namespace mael::battle
