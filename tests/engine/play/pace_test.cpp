#include "engine/play/pace.h"

#include <catch2/catch_test_macros.hpp>

namespace mael {

TEST_CASE("without a time the iterations count, those seen before included", "[play][bots]") {
  CHECK(iterations_left({100, 0}, {0, 0, 0}) == 100);
  CHECK(iterations_left({100, 0}, {60, 70, 500 * kMillisecond}) == 30);
  CHECK(iterations_left({100, 0}, {60, 100, 0}) <= 0);
}

TEST_CASE("with a time what is left follows from the pace", "[play][bots]") {
  CHECK(iterations_left({0, 1000}, {0, 0, 0}) > 1e6);
  CHECK(iterations_left({0, 1000}, {0, 100, 100 * kMillisecond}) == 900);
  CHECK(iterations_left({0, 1000}, {0, 900, 1000 * kMillisecond}) == 0);
  CHECK(iterations_left({500, 1000}, {0, 100, 100 * kMillisecond}) == 400);
}

TEST_CASE("the decisions of a turn share their time", "[play][bots]") {
  CHECK(iterations_left({0, 1000}, {400, 500, 100 * kMillisecond}) == 500);
  CHECK(iterations_left({0, 1000}, {900, 1000, 100 * kMillisecond}) <= 0);
}

}  // namespace mael
