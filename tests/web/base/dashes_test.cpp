#include "web/base/dashes.h"

#include <catch2/catch_approx.hpp>
#include <catch2/catch_test_macros.hpp>

namespace mael::web {
namespace {

float length_of(const std::vector<Vec2>& way) {
  float sum = 0;
  for (std::size_t i = 1; i < way.size(); ++i) sum += distance(way[i - 1], way[i]);
  return sum;
}

TEST_CASE("dashes fill a way evenly", "[dashes]") {
  const std::vector<Vec2> way{{0, 0}, {100, 0}};
  const auto dashes = dashes_of(way, {6, 4});
  REQUIRE(dashes.size() == 10);
  for (std::size_t i = 0; i < dashes.size(); ++i) {
    CHECK(dashes[i].front().x == Catch::Approx(10 * i).margin(0.01));
    CHECK(length_of(dashes[i]) == Catch::Approx(6));
  }
}

TEST_CASE("a way that is no multiple of dash and gap stretches all of them alike", "[dashes]") {
  const auto dashes = dashes_of(std::vector<Vec2>{{0, 0}, {0, 44}}, {6, 4});
  REQUIRE(dashes.size() == 4);
  for (const auto& dash : dashes) CHECK(length_of(dash) == Catch::Approx(6.6));
}

TEST_CASE("a dash goes round the corners of its way", "[dashes]") {
  const auto dashes = dashes_of(std::vector<Vec2>{{0, 0}, {4, 0}, {4, 6}}, {6, 4});
  REQUIRE(dashes.size() == 1);
  REQUIRE(dashes[0].size() == 3);
  CHECK(dashes[0][1] == Vec2{4, 0});
  CHECK(length_of(dashes[0]) == Catch::Approx(6));
}

TEST_CASE("where there is no way there are no dashes", "[dashes]") {
  CHECK(dashes_of({}, {6, 4}).empty());
  CHECK(dashes_of(std::vector<Vec2>{{3, 3}, {3, 3}}, {6, 4}).empty());
  CHECK(dashes_of(std::vector<Vec2>{{0, 0}, {3, 0}}, {6, 4}).size() == 1);
}

TEST_CASE("a bend begins and ends where it is told to, pulled to its left", "[dashes]") {
  const auto bend = bend_of({0, 0}, {10, 0}, 0.2F);
  CHECK(bend.front() == Vec2{0, 0});
  CHECK(bend.back() == Vec2{10, 0});
  CHECK(bend[bend.size() / 2].y == Catch::Approx(-2));
}

}  // namespace
}  // namespace mael::web
