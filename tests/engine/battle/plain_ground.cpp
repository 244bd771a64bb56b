#include "tests/engine/battle/plain_ground.h"

#include <algorithm>
#include <cmath>

namespace mael::battle::plain {
namespace {

Spot corner(const Part& part, int i) { return spot_of(part.shape[i % part.shape.size()]); }

}  // namespace

bool do_meet(Spot a, Spot b, Spot c, Spot d) {
  if (is_between(a, b, c) || is_between(a, b, d) || is_between(c, d, a) || is_between(c, d, b)) {
    return true;
  }
  return side_of(a, b, c) * side_of(a, b, d) < 0 && side_of(c, d, a) * side_of(c, d, b) < 0;
}

bool is_closer(Spot point, Spot from, Spot to, std::int64_t reach) {
  const Spot way = to - from, ahead = point - from;
  if (dot(ahead, ahead) < square(reach) || dot(point - to, point - to) < square(reach)) return true;
  const std::int64_t along = dot(ahead, way);
  if (along <= 0 || along >= dot(way, way)) return false;
  return Int128{cross(way, ahead)} * cross(way, ahead) < Int128{square(reach)} * dot(way, way);
}

std::int64_t length_of(Spot from, Spot to) {
  const std::int64_t squared = dot(to - from, to - from);
  auto root = static_cast<std::int64_t>(std::sqrt(static_cast<double>(squared)));
  while (square(root) > squared) --root;
  while (square(root) < squared) ++root;
  return root;
}

bool Ground::is_on_table(Spot spot, std::int64_t radius) const {
  const std::int64_t edge = radius - 2;
  return spot.x >= edge && spot.y >= edge && spot.x <= field_.width() - edge &&
         spot.y <= field_.depth() - edge;
}

bool Ground::is_fit(Spot spot, std::int64_t radius) const {
  if (!is_on_table(spot, radius)) return false;
  for (const Part& part : field_.parts()) {
    const Feature& on = field_.feature(part.feature);
    if ((!is_solid(on) && !part.impassable) || !is_near(part, spot, spot, radius - 2)) continue;
    if (part.impassable || !on.stands || !is_wholly_on(part.feature, spot, radius)) return false;
  }
  return true;
}

bool Ground::is_barred(Spot from, Spot to, std::int64_t radius) const {
  const auto parts = field_.parts();
  return std::any_of(parts.begin(), parts.end(), [&](const Part& part) {
    return part.impassable && is_near(part, from, to, radius - 2);
  });
}

FeatureIndex Ground::roof(Spot spot) const {
  FeatureIndex roof = kNoFeature;
  for (const Part& part : field_.parts()) {
    const bool building = field_.feature(part.feature).ground == mael::battle::Ground::Building;
    if (building && !part.inset && holds(part, spot)) roof = part.feature;
  }
  return roof;
}

std::int64_t Ground::level(Spot spot) const { return level_at(spot, spot, {}); }

// The levels at every change and half way between each two.
std::int64_t Ground::climb(Spot from, Spot to) const {
  const std::vector<Fraction> changes = changes_on(from, to);
  std::int64_t climbed = 0, level = level_at(from, to, changes[0]);
  const auto go_to = [&](Fraction place) {
    const std::int64_t next = level_at(from, to, place), change = std::abs(next - level);
    if (change >= 2000) climbed += change;
    level = next;
  };
  for (std::size_t i = 1; i < changes.size(); ++i) {
    const Fraction a = changes[i - 1], b = changes[i];
    go_to({a.over * b.under + b.over * a.under, 2 * a.under * b.under});
    go_to(b);
  }
  return climbed;
}

bool Ground::holds(const Part& part, Spot spot) const {
  for (int i = 0; i < part.shape.size(); ++i) {
    if (side_of(corner(part, i), corner(part, i + 1), spot) < 0) return false;
  }
  return true;
}

bool Ground::is_near(const Part& part, Spot from, Spot to, std::int64_t reach) const {
  if (holds(part, from) || holds(part, to)) return true;
  for (int i = 0; i < part.shape.size(); ++i) {
    const Spot a = corner(part, i), b = corner(part, i + 1);
    if (do_meet(from, to, a, b) || is_closer(a, from, to, reach) || is_closer(from, a, b, reach) ||
        is_closer(to, a, b, reach)) {
      return true;
    }
  }
  return false;
}

bool Ground::is_wholly_on(FeatureIndex feature, Spot spot, std::int64_t radius) const {
  bool inside = false;
  for (const Part& part : field_.parts()) {
    if (part.feature != feature || part.inset) continue;
    inside = inside || holds(part, spot);
    for (int i = 0; i < part.shape.size(); ++i) {
      if (is_inner(part, i)) continue;
      if (is_closer(spot, corner(part, i), corner(part, i + 1), radius - 2)) return false;
    }
  }
  return inside;
}

// Shared with another part of the feature (EDG-R13).
bool Ground::is_inner(const Part& part, int edge) const {
  for (const Part& other : field_.parts()) {
    if (other.feature != part.feature || other.inset || &other == &part) continue;
    for (int i = 0; i < other.shape.size(); ++i) {
      const bool same =
          corner(other, i) == corner(part, edge + 1) && corner(other, i + 1) == corner(part, edge);
      if (same) return true;
    }
  }
  return false;
}

// The highest solid top that holds the spot so far along the way.
std::int64_t Ground::level_at(Spot from, Spot to, Fraction fraction) const {
  std::int64_t highest = 0;
  for (const Part& part : field_.parts()) {
    if (part.inset || !is_solid(field_.feature(part.feature))) continue;
    bool inside = true;
    for (int i = 0; i < part.shape.size(); ++i) {
      const Spot c = corner(part, i), way = corner(part, i + 1) - c;
      const Int128 side =
          cross(way, from - c) * fraction.under + cross(way, to - from) * fraction.over;
      inside = inside && side >= 0;
    }
    if (inside) highest = std::max<std::int64_t>(highest, part.top);
  }
  return highest;
}

// Both ends, and wherever the way meets the line of an edge, in order.
std::vector<Ground::Fraction> Ground::changes_on(Spot from, Spot to) const {
  std::vector<Fraction> changes{{0, 1}};
  if (from == to) return changes;
  changes.push_back({1, 1});
  for (const Part& part : field_.parts()) {
    for (int i = 0; i < part.shape.size(); ++i) {
      const Spot c = corner(part, i), way = corner(part, i + 1) - c;
      std::int64_t over = -cross(way, from - c), under = cross(way, to - from);
      if (under < 0) {
        over = -over;
        under = -under;
      }
      if (under != 0 && over > 0 && over < under) changes.push_back({over, under});
    }
  }
  const auto before = [](Fraction a, Fraction b) { return a.over * b.under < b.over * a.under; };
  std::sort(changes.begin(), changes.end(), before);
  const auto same = [&](Fraction a, Fraction b) { return !before(a, b) && !before(b, a); };
  changes.erase(std::unique(changes.begin(), changes.end(), same), changes.end());
  return changes;
}

}  // namespace mael::battle::plain
