#include "engine/battle/ground/sight.h"

#include <algorithm>
#include <cassert>

namespace mael::battle {
namespace {

constexpr std::int32_t kLowHeight = 100;  // of the rays along the ground (EDG-R20)

// Whether the ray runs below a top there. Twice the heights, and no division.
bool is_below(const Ray& ray, Fraction at, std::int32_t top) {
  const std::int64_t rise = std::int64_t{ray.twice_to} - ray.twice_from;
  return ray.twice_from * at.under + rise * at.over < std::int64_t{2} * top * at.under;
}

// Where terrain stops a ray; nothing where it runs above it, or beside.
std::optional<Fraction> stop_in(const Feature& feature, const Part& part, const Ray& ray) {
  const auto within = part_within(part.shape, ray.ground);
  if (!within) return std::nullopt;
  if (!is_solid(feature)) return within->from;
  if (is_below(ray, within->from, part.top)) return within->from;
  if (is_below(ray, within->to, part.top)) return within->to;
  return std::nullopt;
}

// The point of the ground line nearest to the middle of a screen, if it lies between the ends.
std::optional<Fraction> nearest_between(const Segment& way, Point point) {
  const std::int64_t length = squared_distance(way.from, way.to);
  const std::int64_t along = dot(way.from, way.to, point);
  if (along <= 0 || along >= length) return std::nullopt;
  return Fraction{along, length};
}

std::optional<Fraction> stop_at(const Screen& screen, const Ray& ray) {
  const auto nearest = nearest_between(ray.ground, screen.base.centre);
  if (!nearest || compare_distance(screen.base.centre, ray.ground, screen.base.radius) >= 0) {
    return std::nullopt;
  }
  if (!is_below(ray, *nearest, screen.top)) return std::nullopt;
  return nearest;
}

bool can_stop(const Feature& feature) { return feature.ground != Ground::LowArea; }

// What may stop the rays from one eye to one model: all that is near the box around them.
class Between {
 public:
  Between(const Battlefield& field, const Eye& eye, const Figure& target,
          std::span<const Screen> screens)
      : field_(field) {
    const Box box = widened(box_of(Segment{eye.at, target.base.centre}), target.base.radius + 1);
    const FeatureSet ignored = eye.within | field.areas_under(target.base);
    for (const Part& part : field.parts()) {
      if (can_stop(field.feature(part.feature)) && !part.inset && !has(ignored, part.feature) &&
          do_meet(part.box, box)) {
        parts_[static_cast<std::size_t>(part_count_++)] = &part;
      }
    }
    assert(screens.size() <= kMostScreens);
    for (const Screen& screen : screens) {
      if (do_meet(widened({screen.base.centre, screen.base.centre}, screen.base.radius), box)) {
        screens_[static_cast<std::size_t>(screen_count_++)] = &screen;
      }
    }
  }

  // Whether nothing stops the ray. What stopped the one before is asked first: it mostly stops the
  // next as well.
  bool is_free(const Ray& ray) {
    if (last_part_ != nullptr && stops(*last_part_, ray)) return false;
    const Box box = box_of(ray.ground);
    for (int i = 0; i < part_count_; ++i) {
      const Part& part = *parts_[static_cast<std::size_t>(i)];
      if (!do_meet(part.box, box) || !stops(part, ray)) continue;
      last_part_ = &part;
      return false;
    }
    for (int i = 0; i < screen_count_; ++i) {
      if (stop_at(*screens_[static_cast<std::size_t>(i)], ray)) return false;
    }
    return true;
  }

 private:
  bool stops(const Part& part, const Ray& ray) const {
    return stop_in(field_.feature(part.feature), part, ray).has_value();
  }

  const Battlefield& field_;
  std::array<const Part*, kMostParts> parts_;
  std::array<const Screen*, kMostScreens> screens_;
  int part_count_ = 0, screen_count_ = 0;
  const Part* last_part_ = nullptr;
};

constexpr int kMiddle = kLines / 2;
constexpr std::array<int, kLines> kFromTheMiddle{kMiddle, 1, 3, 0, 4};

// A free ray to the model, if there is one. The middle is tried first: most models are in the open.
std::optional<Ray> free_ray(const Battlefield& field, const Eye& eye, const Figure& target,
                            std::span<const Screen> screens) {
  Between between(field, eye, target, screens);
  for (const int line : kFromTheMiddle) {
    for (const std::int32_t twice_height : {2 * target.height, target.height}) {
      const Ray ray = ray_to(eye, target, line, twice_height);
      if (between.is_free(ray)) return ray;
    }
  }
  return std::nullopt;
}

bool is_open(const Battlefield& field, const Eye& eye, const Figure& target,
             std::span<const Screen> screens) {
  Between between(field, eye, target, screens);
  for (const int line : kFromTheMiddle) {
    for (const std::int32_t twice_height : {2 * kLowHeight, target.height, 2 * target.height}) {
      if (!between.is_free(ray_to(eye, target, line, twice_height))) return false;
    }
  }
  return true;
}

void take_nearer(std::optional<Stop>& first, const std::optional<Fraction>& at, Stop stop) {
  if (!at || (first && compare(first->at, *at) <= 0)) return;
  stop.at = *at;
  first = stop;
}

}  // namespace

Eye eye_of(const Battlefield& field, const Figure& viewer) {
  return {viewer.base.centre, viewer.level + viewer.height, field.areas_under(viewer.base)};
}

Ray ray_to(const Eye& eye, const Figure& target, int line, std::int32_t twice_height) {
  const Point centre = target.base.centre;
  const std::int64_t x = std::int64_t{centre.x} - eye.at.x, y = std::int64_t{centre.y} - eye.at.y;
  const std::int64_t length = std::max(1, length_between(eye.at, centre));
  const std::int64_t part = std::int64_t{line - kMiddle} * target.base.radius;
  const auto offset = [part, length](std::int64_t across) {
    return static_cast<std::int32_t>(quotient_rounded(part * across, 2 * length));
  };
  const Point end{centre.x + offset(-y), centre.y + offset(x)};
  return {{eye.at, end}, 2 * eye.height, 2 * target.level + twice_height};
}

std::optional<Stop> what_stops(const Battlefield& field, const Ray& ray, FeatureSet ignored,
                               std::span<const Screen> screens) {
  std::optional<Stop> first;
  const Box box = box_of(ray.ground);
  for (const Part& part : field.parts()) {
    const Feature& feature = field.feature(part.feature);
    if (!can_stop(feature) || part.inset || has(ignored, part.feature)) continue;
    if (do_meet(part.box, box))
      take_nearer(first, stop_in(feature, part, ray), {part.feature, 0, {}});
  }
  for (const Screen& screen : screens) {
    take_nearer(first, stop_at(screen, ray), {kNoFeature, screen.model, {}});
  }
  return first;
}

std::vector<Rise> profile_of(const Battlefield& field, Segment way) {
  std::vector<Rise> rises;
  const Box box = box_of(way);
  for (const Part& part : field.parts()) {
    if (part.inset || !do_meet(part.box, box)) continue;
    const auto within = part_within(part.shape, way);
    const bool endless = field.feature(part.feature).ground == Ground::Area;
    if (within) rises.push_back({part.feature, *within, part.top, endless});
  }
  std::stable_sort(rises.begin(), rises.end(), [](const Rise& a, const Rise& b) {
    return compare(a.part.from, b.part.from) < 0;
  });
  return rises;
}

Sight look(const Battlefield& field, const Eye& eye, std::span<const Figure> targets,
           std::span<const Screen> screens) {
  for (std::size_t i = 0; i < targets.size(); ++i) {
    if (const auto ray = free_ray(field, eye, targets[i], screens)) {
      return {true, static_cast<std::uint8_t>(i), *ray, {}};
    }
  }
  Sight none;
  if (targets.empty()) return none;
  const Figure& first = targets[0];
  none.ray = ray_to(eye, first, kMiddle, 2 * first.height);
  const FeatureSet ignored = eye.within | field.areas_under(first.base);
  none.stop = what_stops(field, none.ray, ignored, screens).value_or(Stop{});
  return none;
}

bool is_wide_open(const Battlefield& field, const Eye& eye, std::span<const Figure> targets,
                  std::span<const Screen> screens) {
  for (const Figure& target : targets) {
    if (field.areas_under(target.base) != 0) return false;
  }
  return std::all_of(targets.begin(), targets.end(),
                     [&](const Figure& target) { return is_open(field, eye, target, screens); });
}

}  // namespace mael::battle
