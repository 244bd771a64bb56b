// Where a program that places models looks for room: spots in rows and columns, a quarter of an
// inch apart (EDG-R10).
#pragma once

#include <algorithm>
#include <cstdint>

#include "engine/core/plane.h"

namespace mael::battle {

inline constexpr std::int32_t kLattice = 250;

// Columns west … east and rows south … north, counted from the one that `origin` lies in.
struct SpotGrid {
  Point origin;
  int west = 0, east = 0, south = 0, north = 0;
};

struct Spot {
  Point at;
  bool found = false;
};

// The spot of the grid that suits and is nearest to `wish`; of equally near ones the lower, then
// the one to the west. They are tried in squares that grow round the one nearest to the wish: of a
// square so many steps wide none is nearer than half a step less.
template <class Suits>
Spot nearest_spot(const SpotGrid& grid, Point wish, Suits&& suits) {
  Spot best;
  std::int64_t least = 0;
  const auto comes_before = [](Point a, Point b) { return a.y != b.y ? a.y < b.y : a.x < b.x; };
  const auto consider = [&](int row, int column) {
    const Point at{grid.origin.x + column * kLattice, grid.origin.y + row * kLattice};
    if (!is_measurable(at)) return;
    const std::int64_t distance = squared_distance(at, wish);
    const bool better =
        !best.found || distance < least || (distance == least && comes_before(at, best.at));
    if (!better || !suits(at)) return;
    best = {at, true};
    least = distance;
  };
  const auto nearest = [](std::int32_t from, std::int32_t to, int low, int high) {
    const std::int64_t place = quotient_rounded(std::int64_t{to} - from, kLattice);
    return static_cast<int>(std::clamp<std::int64_t>(place, low, high));
  };
  const int row = nearest(grid.origin.y, wish.y, grid.south, grid.north);
  const int column = nearest(grid.origin.x, wish.x, grid.west, grid.east);
  const int rings = std::max(grid.east - grid.west, grid.north - grid.south);
  for (int ring = 0; ring <= rings; ++ring) {
    const std::int64_t apart = std::max(0, ring * kLattice - kLattice / 2);
    if (best.found && least < apart * apart) break;
    for (int r = std::max(grid.south, row - ring); r <= std::min(grid.north, row + ring); ++r) {
      const bool whole = r == row - ring || r == row + ring;
      for (int c = column - ring; c <= column + ring; c += whole ? 1 : 2 * ring) {
        if (c >= grid.west && c <= grid.east) consider(r, c);
      }
    }
  }
  return best;
}

}  // namespace mael::battle
