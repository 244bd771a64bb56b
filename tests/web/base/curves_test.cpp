#include "web/base/curves.h"

#include <catch2/catch_approx.hpp>
#include <catch2/catch_test_macros.hpp>

namespace mael::web {
namespace {

TEST_CASE("every curve begins where it is and ends where it goes", "[curves]") {
  for (auto* curve : {settle, leave, turning}) {
    CHECK(curve(-1) == 0);
    CHECK(curve(0) == 0);
    CHECK(curve(1) == 1);
    CHECK(curve(2) == 1);
    float before = 0;
    for (int i = 1; i < 50; ++i) {
      const float now = curve(static_cast<float>(i) / 50);
      CHECK(now >= before);
      before = now;
    }
  }
}

TEST_CASE("what arrives is quick first, what strikes last, what turns in the middle", "[curves]") {
  CHECK(settle(0.25F) > 0.6F);
  CHECK(leave(0.5F) < 0.3F);
  CHECK(turning(0.5F) == Catch::Approx(0.5).margin(0.001));
  CHECK(turning(0.2F) < 0.1F);
}

// (0, 0) and (1, 1) pull along the straight line.
TEST_CASE("a curve that nothing bends is a straight line", "[curves]") {
  for (const float t : {0.1F, 0.4F, 0.8F}) {
    CHECK(along_curve(0.25F, 0.25F, 0.75F, 0.75F, t) == Catch::Approx(t).margin(0.001));
  }
}

}  // namespace
}  // namespace mael::web
