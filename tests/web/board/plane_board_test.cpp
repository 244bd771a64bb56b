#include "web/board/plane_board.h"

#include <catch2/catch_approx.hpp>
#include <catch2/catch_test_macros.hpp>

namespace mael::web {
namespace {

using Catch::Approx;

constexpr Camera kFar{.center = {36, -24}, .scale = 10, .viewport = {800, 600}};

PlaneDisc disc_at(Point at, std::int32_t radius = 500) {
  PlaneDisc disc;
  disc.at = at;
  disc.radius = radius;
  return disc;
}

PlaneArea square(Point low, std::int32_t side) {
  PlaneArea area;
  area.corners = {low, {low.x + side, low.y}, {low.x + side, low.y + side}, {low.x, low.y + side}};
  return area;
}

TEST_CASE("mils go to the picture and back, north up", "[plane_board]") {
  CHECK(to_picture({1000, 2500}) == Vec2{1, -2.5F});
  for (const Point point : {Point{0, 0}, Point{71'999, 47'123}, Point{-12'345, 6}}) {
    CHECK(to_point(to_picture(point)) == point);
  }
  CHECK(is_measurable(to_point({1e9F, -1e9F})));
}

TEST_CASE("headings run counter-clockwise from the east", "[plane_board]") {
  CHECK(heading_of({1, 0}) == 0);
  CHECK(heading_of({0, -1}) == 256);  // up is north
  CHECK(heading_of({-1, 0}) == 512);
  CHECK(heading_of({0, 1}) == 768);
  for (int heading = 0; heading < 1024; heading += 7) {
    const auto one = static_cast<std::uint16_t>(heading);
    CHECK(heading_of(heading_direction(one)) == one);
  }
  CHECK(heading_of({1, 0.0001F}) == 0);  // a little south of east is 1,024, which is 0
}

TEST_CASE("a convex polygon covers its edges, whichever way round it is", "[plane_board]") {
  PlaneArea area = square({1000, 1000}, 2000);
  for (int turn = 0; turn < 2; ++turn) {
    CHECK(covers(area.corners, {2000, 2000}));
    CHECK(covers(area.corners, {1000, 1000}));
    CHECK(covers(area.corners, {3000, 1500}));
    CHECK_FALSE(covers(area.corners, {3001, 1500}));
    CHECK_FALSE(covers(area.corners, {2000, 999}));
    std::reverse(area.corners.begin(), area.corners.end());
  }
  CHECK_FALSE(covers({{0, 0}, {10, 10}}, {5, 5}));
}

TEST_CASE("a sector covers what lies in its arc and between its radii", "[plane_board]") {
  const PlaneSector front{
      .at = {10'000, 10'000}, .inner = 1000, .outer = 5000, .from = 896, .span = 256};
  CHECK(covers(front, {14'000, 10'000}));
  CHECK(covers(front, {15'000, 10'000}));
  CHECK_FALSE(covers(front, {15'001, 10'000}));
  CHECK(covers(front, {11'000, 10'000}));
  CHECK_FALSE(covers(front, {10'900, 10'000}));
  CHECK_FALSE(covers(front, {10'000, 14'000}));
  CHECK_FALSE(covers(front, {6000, 10'000}));
  CHECK(covers({.at = {0, 0}, .outer = 100}, {-100, 0}));
}

TEST_CASE("lengths read in inches, rounded up", "[plane_board]") {
  CHECK(inch_words(6000) == "6.0\u2033");
  CHECK(inch_words(6001) == "6.1\u2033");
  CHECK(inch_words(6100) == "6.1\u2033");
  CHECK(inch_words(0) == "0.0\u2033");
  CHECK(inch_words(12'345, ',') == "12,4\u2033");
}

TEST_CASE("of discs that cover a point the topmost is picked", "[plane_board]") {
  PlaneScene scene;
  scene.discs = {disc_at({10'000, 10'000}, 2000), disc_at({11'000, 10'000}, 2000)};
  const Vec2 both = to_picture({10'500, 10'000});
  CHECK(pick(scene, both, 0) == PlanePick{PlaneThing::Disc, 1, {10'500, 10'000}});
  CHECK(pick(scene, to_picture({8500, 10'000}), 0).index == 0);
}

TEST_CASE("a disc that is small on the screen is met within 22 pixels, the nearest first",
          "[plane_board]") {
  PlaneScene scene;
  scene.discs = {disc_at({20'000, 20'000}), disc_at({23'000, 20'000})};
  const float reach = touch_reach(kFar);  // 22 pixels at 10 pixels an inch
  CHECK(reach == Approx(2.2F));
  CHECK(pick(scene, to_picture({18'000, 20'000}), reach).index == 0);
  CHECK(pick(scene, to_picture({21'400, 20'000}), reach).index == 0);
  CHECK(pick(scene, to_picture({21'600, 20'000}), reach).index == 1);
  CHECK(pick(scene, to_picture({17'700, 20'000}), reach).thing == PlaneThing::Table);
  CHECK(pick(scene, to_picture({18'000, 20'000}), 0).thing == PlaneThing::Table);
}

TEST_CASE("a disc that covers the point goes before a nearer middle", "[plane_board]") {
  PlaneScene scene;
  scene.discs = {disc_at({20'000, 20'000}, 5000), disc_at({25'300, 20'000}, 200)};
  CHECK(pick(scene, to_picture({24'900, 20'000}), 2).index == 0);
  CHECK(pick(scene, to_picture({25'200, 20'000}), 2).index == 1);
}

TEST_CASE("below the discs the topmost area is picked, then the table", "[plane_board]") {
  PlaneScene scene;
  scene.areas = {square({0, 0}, 10'000), square({5000, 5000}, 10'000)};
  scene.discs = {disc_at({7000, 7000})};
  CHECK(pick(scene, to_picture({7000, 7000}), 0).thing == PlaneThing::Disc);
  CHECK(pick(scene, to_picture({6000, 6000}), 0) == PlanePick{PlaneThing::Area, 1, {6000, 6000}});
  CHECK(pick(scene, to_picture({1000, 1000}), 0).index == 0);
  CHECK(pick(scene, to_picture({40'000, 40'000}), 0).thing == PlaneThing::Table);
  CHECK(pick(scene, to_picture({-5000, 100}), 0).thing == PlaneThing::Nothing);
}

}  // namespace
}  // namespace mael::web
