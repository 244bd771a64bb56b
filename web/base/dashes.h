// A way through points, cut into dashes. Pure; lengths in the unit of the points.
#pragma once

#include <span>
#include <vector>

#include "web/base/vec2.h"

namespace mael::web {

struct Dashes {
  float length = 6;
  float gap = 4;
};

// Each dash with its ends and the corners it goes round, all of them stretched alike so that a
// whole number of dashes and gaps fills the way. One that is shorter than a dash is one.
std::vector<std::vector<Vec2>> dashes_of(std::span<const Vec2> way, Dashes dashes);

// Points of a bend from a to b that is pulled aside by `bow` of its length, to the left of its way.
std::vector<Vec2> bend_of(Vec2 a, Vec2 b, float bow, int steps = 16);

}  // namespace mael::web
