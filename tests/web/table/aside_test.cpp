#include "web/table/parts/aside.h"

#include <array>
#include <catch2/catch_test_macros.hpp>

namespace mael::web {
namespace {

constexpr Rect kRoom{{100, 50}, {900, 650}};
constexpr Vec2 kSize{300, 200};

Rect around_point(Vec2 at) { return grown({at, at}, 40); }

TEST_CASE("words lie in the lower right corner if nothing is there") {
  CHECK(aside(kRoom, kSize, {}) == Rect{{600, 450}, {900, 650}});
}

TEST_CASE("words go to the first corner where they cover nothing") {
  const std::array<Rect, 1> right{around_point({800, 600})};
  CHECK(aside(kRoom, kSize, right) == Rect{{100, 450}, {400, 650}});
  const std::array<Rect, 2> low{around_point({800, 600}), around_point({200, 600})};
  CHECK(aside(kRoom, kSize, low) == Rect{{600, 50}, {900, 250}});
}

TEST_CASE("where every corner covers something, words cover least") {
  const std::array<Rect, 4> all{around_point({800, 600}), around_point({200, 600}),
                                around_point({800, 100}), Rect{{380, 230}, {420, 270}}};
  CHECK(aside(kRoom, kSize, all) == Rect{{100, 50}, {400, 250}});
}

TEST_CASE("words that are larger than the room are as large as that") {
  CHECK(aside(kRoom, {2000, 200}, {}) == Rect{{100, 450}, {900, 650}});
}

}  // namespace
}  // namespace mael::web
