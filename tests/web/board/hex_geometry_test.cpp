#include "web/board/hex_geometry.h"

#include <catch2/catch_test_macros.hpp>

namespace mael::web {
namespace {

TEST_CASE("a cell's centre is found again", "[hex_geometry]") {
  for (int q = -9; q <= 9; ++q) {
    for (int r = -9; r <= 9; ++r) {
      const Hex at{static_cast<std::int8_t>(q), static_cast<std::int8_t>(r)};
      CHECK(cell_at(hex_center(at)) == at);
    }
  }
}

TEST_CASE("neighbours stand one hexagon away, the first to the lower right", "[hex_geometry]") {
  for (const Hex direction : kDirections) {
    const float d = length(hex_center(direction));
    CHECK(d > kSqrt3 - 0.001F);
    CHECK(d < kSqrt3 + 0.001F);
  }
  CHECK(hex_center({1, 0}).x > 0);
  CHECK(hex_center({1, 0}).y > 0);
  CHECK(hex_center({0, -1}).y < 0);
}

TEST_CASE("every point belongs to the cell whose centre is nearest", "[hex_geometry]") {
  for (float x = -4; x <= 4; x += 0.13F) {
    for (float y = -4; y <= 4; y += 0.17F) {
      const Hex at = cell_at({x, y});
      const float own = distance(hex_center(at), {x, y});
      for (const Hex direction : kDirections) {
        CHECK(own <= distance(hex_center(at + direction), {x, y}) + 0.001F);
      }
    }
  }
}

TEST_CASE("a hexagon holds its centre and not what lies past its sides", "[hex_geometry]") {
  CHECK(hex_contains({2, 3}, 1, {2, 3}));
  CHECK(hex_contains({0, 0}, 1, {0.98F, 0}));
  CHECK_FALSE(hex_contains({0, 0}, 1, {1.02F, 0}));
  CHECK_FALSE(hex_contains({0, 0}, 1, {0, 0.87F}));
  CHECK_FALSE(hex_contains({0, 0}, 1, {0.8F, 0.6F}));
  CHECK(hex_contains({0, 0}, 2, {0.8F, 0.6F}));
}

TEST_CASE("corners lie on the bounds", "[hex_geometry]") {
  const Rect bounds = hex_bounds({1, 1}, 2);
  for (const Vec2 corner : hex_corners({1, 1}, 2)) {
    CHECK(grown(bounds, 0.001F).contains(corner));
  }
}

}  // namespace
}  // namespace mael::web
