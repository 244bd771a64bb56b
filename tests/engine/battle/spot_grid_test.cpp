#include "engine/battle/play/spot_grid.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <optional>
#include <tuple>

#include "engine/core/random.h"

using mael::Point;
using mael::Random;
using mael::battle::kLattice;
using mael::battle::nearest_spot;
using mael::battle::Spot;
using mael::battle::SpotGrid;

namespace {

// By looking at every spot.
template <class Suits>
std::optional<Point> plain_nearest(const SpotGrid& grid, Point wish, Suits&& suits) {
  const auto rank = [wish](Point at) {
    return std::tuple{mael::squared_distance(at, wish), at.y, at.x};
  };
  std::optional<Point> best;
  for (int row = grid.south; row <= grid.north; ++row) {
    for (int column = grid.west; column <= grid.east; ++column) {
      const Point at{grid.origin.x + column * kLattice, grid.origin.y + row * kLattice};
      if (suits(at) && (!best || rank(at) < rank(*best))) best = at;
    }
  }
  return best;
}

// In and around the grid; every other one halfway between spots, so that several are equally near.
Point drawn_wish(const SpotGrid& grid, Random& random) {
  const auto place = [&](std::int32_t from, int low, int high) {
    const int steps =
        low - 4 + static_cast<int>(random.below(static_cast<std::uint32_t>(high - low + 9)));
    return from + steps * kLattice;
  };
  const Point wish{place(grid.origin.x, grid.west, grid.east),
                   place(grid.origin.y, grid.south, grid.north)};
  const auto aside = [&] {
    return random.below(2) == 0 ? kLattice / 2 : static_cast<std::int32_t>(random.below(kLattice));
  };
  return {wish.x + aside(), wish.y + aside()};
}

SpotGrid drawn_grid(Random& random) {
  const auto steps = [&random] { return static_cast<int>(random.below(9)); };
  return {
      {static_cast<std::int32_t>(random.below(3000)), -777}, -steps(), steps(), -steps(), steps()};
}

}  // namespace

TEST_CASE("the nearest spot of a grid is that which a look at all of them finds",
          "[battle][course]") {
  Random random(1);
  int found = 0;
  for (int i = 0; i < 4000; ++i) {
    const SpotGrid grid = drawn_grid(random);
    const Point wish = drawn_wish(grid, random);
    const std::uint64_t mask = random.next();
    const auto suits = [mask](Point at) {
      return (mask >> (static_cast<std::uint64_t>(at.x * 31 + at.y * 7) % 64) & 3) == 0;
    };
    const Spot spot = nearest_spot(grid, wish, suits);
    const auto plain = plain_nearest(grid, wish, suits);
    REQUIRE(spot.found == plain.has_value());
    if (plain) REQUIRE(spot.at == *plain);
    found += spot.found;
  }
  CHECK(found > 2000);
  CHECK(found < 4000);
}

TEST_CASE("of equally near spots the lower is taken, then the one to the west",
          "[battle][course]") {
  const SpotGrid grid{{0, 0}, -2, 2, -2, 2};
  const auto all = [](Point) { return true; };
  CHECK(nearest_spot(grid, {125, 125}, all).at == Point{0, 0});
  CHECK(nearest_spot(grid, {125, -125}, all).at == Point{0, -250});
  const auto not_there = [](Point at) { return at != Point{0, 0}; };
  CHECK(nearest_spot(grid, {0, 0}, not_there).at == Point{0, -250});
  CHECK_FALSE(nearest_spot(grid, {0, 0}, [](Point) { return false; }).found);
}
