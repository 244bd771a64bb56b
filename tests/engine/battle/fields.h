// Small tables for tests, said in inches.
#pragma once

#include <catch2/catch_test_macros.hpp>
#include <utility>
#include <vector>

#include "engine/battle/ground/battlefield.h"

namespace mael::battle {

// An upright box as the corners of a part.
inline std::vector<Point> box_corners(std::int32_t west, std::int32_t south, std::int32_t east,
                                      std::int32_t north) {
  return {{west, south}, {east, south}, {east, north}, {west, north}};
}

inline FeaturePlan piece(Ground ground, std::int32_t height, std::vector<Point> corners) {
  FeaturePlan plan;
  plan.look = ground == Ground::Obstacle ? Look::Crates : Look::Woods;
  plan.ground = ground;
  plan.cover = 3;
  plan.height = height;
  plan.parts.push_back({std::move(corners)});
  return plan;
}
inline FeaturePlan obstacle(std::int32_t height, std::vector<Point> corners) {
  return piece(Ground::Obstacle, height, std::move(corners));
}
inline FeaturePlan hill(std::int32_t height, std::vector<Point> corners) {
  FeaturePlan plan = obstacle(height, std::move(corners));
  plan.look = Look::Hill;
  plan.stands = plan.open_top = true;
  return plan;
}
inline FeaturePlan spire(std::vector<Point> corners) {
  FeaturePlan plan = obstacle(4000, std::move(corners));
  plan.look = Look::Spire;
  plan.impassable = true;
  return plan;
}
inline FeaturePlan woods(std::vector<Point> corners) {
  return piece(Ground::Area, 3000, std::move(corners));
}

// A table of 36 by 36 inches with these on it.
inline Battlefield field_of(std::vector<FeaturePlan> features) {
  auto made = Battlefield::make({36'000, 36'000, std::move(features)});
  if (!made) {
    for (const PlanFault& fault : made.error()) UNSCOPED_INFO(fault.message);
  }
  REQUIRE(made);
  return *made;
}

}  // namespace mael::battle
