// Who sees whom, and what stands between them (EDG-R17 to EDG-R21). Rays run from one eye to points
// across each model looked at; the sheet's rays are the whole of it, so answers are exact.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/battle/ground/battlefield.h"

namespace mael::battle {

// A model where it stands: its base, the level of its centre (EDG-R161) and how tall it is.
struct Figure {
  Disc base;
  std::int32_t level = 0, height = 0;
};

// Whence is looked. `within`: the areas its base overlaps, and the building it is in.
struct Eye {
  Point at;
  std::int32_t height = 0;  // above the table
  FeatureSet within = 0;
};
Eye eye_of(const Battlefield& field, const Figure& viewer);

// A model that hides others behind it, as an upright cylinder (EDG-R19). `model` is whatever the
// caller calls it by.
struct Screen {
  Disc base;
  std::int32_t top = 0;
  std::uint16_t model = 0;
};

// One ray: heights are twice the mils, so that half heights are whole.
struct Ray {
  Segment ground;
  std::int32_t twice_from = 0, twice_to = 0;
};
inline constexpr int kLines = 5;  // across a model, from the right of the viewer to the left
inline constexpr int kMostScreens = 256;
// `line` in 0 … 4; `twice_height`: above the level the model stands on.
Ray ray_to(const Eye& eye, const Figure& target, int line, std::int32_t twice_height);

// What stops a ray: a feature, else a model.
struct Stop {
  FeatureIndex feature = kNoFeature;
  std::uint16_t model = 0;  // of the screen, where no feature
  Fraction at;              // where along the ray
};
// What stops it first; none: it is free. `ignored`: features that do not count for this ray.
std::optional<Stop> what_stops(const Battlefield& field, const Ray& ray, FeatureSet ignored,
                               std::span<const Screen> screens);

// What a straight line runs over, for a ruler that shows heights: in the order it is met.
struct Rise {
  FeatureIndex feature = 0;
  Stretch part;
  std::int32_t top = 0;
  bool endless = false;  // standard area terrain hides at any height (EDG-666)
};
std::vector<Rise> profile_of(const Battlefield& field, Segment way);

struct Sight {
  bool seen = false;
  std::uint8_t target = 0;  // the first of the targets that is seen, with the ray that sees it
  Ray ray;
  Stop stop;  // where nothing is seen: what is in the way of the middle of the first target
};
// Whether any of 10 rays to any of `targets` is free (EDG-R17). `screens` are the large models of
// other units. The target at the front of the list is the one a refusal speaks of.
Sight look(const Battlefield& field, const Eye& eye, std::span<const Figure> targets,
           std::span<const Screen> screens);

// Whether nothing obscures any part of any of `targets`: the wide open shot (EDG-R20). `screens`
// are all models of other units that may obscure.
bool is_wide_open(const Battlefield& field, const Eye& eye, std::span<const Figure> targets,
                  std::span<const Screen> screens);

}  // namespace mael::battle
