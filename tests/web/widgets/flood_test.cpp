#include "web/widgets/flood.h"

#include <catch2/catch_approx.hpp>
#include <catch2/catch_test_macros.hpp>

namespace mael::web {
namespace {

TEST_CASE("the winner's colour spreads in 600 ms, its rays in the 900 after them", "[flood]") {
  const auto at = [](float milliseconds) { return flood_at(milliseconds / kFlood); };
  CHECK(at(0) == Flood{});
  CHECK(at(300).spread > 0.5F);
  CHECK(at(300).rays == 0);
  CHECK(at(600).spread == Catch::Approx(1).margin(0.001));
  CHECK(at(600).rays == 0);
  CHECK(at(900).rays > 0.5F);
  CHECK(at(1500).rays == Catch::Approx(1).margin(0.001));
  CHECK(at(1800) == Flood{1, 1});
  CHECK(flood_at(5) == Flood{1, 1});
}

}  // namespace
}  // namespace mael::web
