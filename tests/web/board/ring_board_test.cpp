#include "web/board/ring_board.h"

#include <catch2/catch_approx.hpp>
#include <catch2/catch_test_macros.hpp>

namespace mael::web {
namespace {

using Catch::Approx;

RingScene rings() {
  RingScene scene;
  scene.rings = {{.cells = 4, .inner = 0.4F, .outer = 1.2F},
                 {.cells = 8, .inner = 1.2F, .outer = 2.0F},
                 {.cells = 12, .inner = 2.0F, .outer = 2.8F}};
  return scene;
}

void check_near(Vec2 a, Vec2 b) {
  CHECK(a.x == Approx(b.x).margin(0.001));
  CHECK(a.y == Approx(b.y).margin(0.001));
}

TEST_CASE("angles run clockwise from straight up", "[ring_board]") {
  check_near(towards(0), {0, -1});
  check_near(towards(kQuarter), {1, 0});
  check_near(towards(2 * kQuarter), {0, 1});
  CHECK(angle_of({0, -3}) == Approx(0));
  CHECK(angle_of({2, 0}) == Approx(kQuarter));
  CHECK(angle_of({-1, 0}) == Approx(3 * kQuarter));
}

TEST_CASE("angles are brought into one turn", "[ring_board]") {
  CHECK(whole_angle(-kQuarter) == Approx(3 * kQuarter));
  CHECK(whole_angle(5 * kQuarter) == Approx(kQuarter));
  CHECK(whole_angle(-1e-9F) < kTurn);
  CHECK(whole_angle(-1e-9F) >= 0);
  CHECK(signed_angle(3 * kQuarter) == Approx(-kQuarter));
  CHECK(signed_angle(-5 * kQuarter) == Approx(-kQuarter));
}

TEST_CASE("the first cell begins straight up and the next lies clockwise", "[ring_board]") {
  const RingScene scene = rings();
  check_near(cell_center(scene, {0, 0}), towards(kTurn / 8) * 0.8F);
  check_near(cell_center(scene, {0, 1}), towards(3 * kTurn / 8) * 0.8F);
  check_near(point_at(scene, {{2, 3}, 0, 1}), {2.8F, 0});
}

TEST_CASE("every cell holds its own points, however its ring is turned", "[ring_board]") {
  for (const float turn : {0.0F, kQuarter, 0.3F, -2.2F, 11.0F}) {
    RingScene scene = rings();
    for (RingBand& ring : scene.rings) ring.turn = turn;
    scene.rings[1].turn = turn * 1.7F;
    for (int ring = 0; ring < 3; ++ring) {
      for (int cell = 0; cell < scene.rings[static_cast<std::size_t>(ring)].cells; ++cell) {
        const RingCell at{ring, cell};
        for (const float along : {0.02F, 0.5F, 0.98F}) {
          for (const float across : {0.02F, 0.98F}) {
            CHECK(ring_cell_at(scene, point_at(scene, {at, along, across})) == at);
          }
        }
      }
    }
  }
}

TEST_CASE("turning a ring by a quarter moves its cells alone", "[ring_board]") {
  RingScene scene = rings();
  const Vec2 inner = cell_center(scene, {0, 0}), outer = cell_center(scene, {1, 0});
  scene.rings[1].turn = kQuarter;
  CHECK(ring_cell_at(scene, inner) == RingCell{0, 0});
  CHECK(ring_cell_at(scene, outer) == RingCell{1, 6});
  CHECK(ring_cell_at(scene, cell_center(scene, {1, 0})) == RingCell{1, 0});
}

TEST_CASE("a point between rings, in the middle or outside is on no cell", "[ring_board]") {
  RingScene scene = rings();
  scene.rings[2].inner = 2.1F;
  CHECK(ring_cell_at(scene, {0.1F, 0.1F}) == RingCell{});
  CHECK(ring_cell_at(scene, {0, 2.05F}) == RingCell{});
  CHECK(ring_cell_at(scene, {3, 0}) == RingCell{});
  CHECK_FALSE(is_cell(scene, {}));
  CHECK_FALSE(is_cell(scene, {0, 4}));
  CHECK_FALSE(is_cell(scene, {3, 0}));
  CHECK(is_cell(scene, {2, 11}));
}

TEST_CASE("the outline of a cell goes round it once", "[ring_board]") {
  RingScene scene = rings();
  scene.rings[1].turn = 0.4F;
  const std::vector<Vec2> outline = cell_outline(scene, {1, 2}, 8);
  REQUIRE(outline.size() == 18);
  check_near(outline.front(), point_at(scene, {{1, 2}, 0, 1}));
  check_near(outline.back(), point_at(scene, {{1, 2}, 0, 0}));
  float twice_area = 0;
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const Vec2 a = outline[i], b = outline[(i + 1) % outline.size()];
    twice_area += a.x * b.y - b.x * a.y;
  }
  // A part of a ring: half the span times the difference of squares; polygons lie a little inside.
  const float expected = (kTurn / 8) / 2 * (2.0F * 2.0F - 1.2F * 1.2F);
  CHECK(twice_area / 2 == Approx(expected).epsilon(0.01));
}

RingPiece piece_on(RingCell at, float along = 0.5F) {
  RingPiece piece;
  piece.place = {at, along, 0.5F};
  piece.size = 0.2F;
  return piece;
}

TEST_CASE("of pieces that cover a point the topmost is picked", "[ring_board]") {
  RingScene scene = rings();
  scene.pieces = {piece_on({1, 3}), piece_on({1, 3}), piece_on({1, 5})};
  scene.lands = {{.place = {{1, 3}}, .size = 0.3F}};
  const RingPick found = pick(scene, cell_center(scene, {1, 3}));
  CHECK(found == RingPick{{1, 3}, 1, 0, false});
}

TEST_CASE("a piece goes along with its ring", "[ring_board]") {
  RingScene scene = rings();
  scene.pieces = {piece_on({1, 3})};
  const Vec2 before = cell_center(scene, {1, 3});
  scene.rings[1].turn = kQuarter;
  CHECK(pick(scene, before).piece == -1);
  CHECK(pick(scene, cell_center(scene, {1, 3})).piece == 0);
}

TEST_CASE("a finger beside a small piece means the nearest in reach", "[ring_board]") {
  RingScene scene = rings();
  scene.pieces = {piece_on({2, 0}, 0.3F), piece_on({2, 0}, 0.7F)};
  for (RingPiece& piece : scene.pieces) piece.size = 0.05F;
  const Vec2 near_second = point_at(scene, {{2, 0}, 0.6F, 0.5F});
  CHECK(pick(scene, near_second).piece == -1);
  CHECK(pick(scene, near_second, 0.5F).piece == 1);
  CHECK(pick(scene, point_at(scene, {{2, 0}, 0.4F, 0.5F}), 0.5F).piece == 0);
}

TEST_CASE("the middle is picked inside the innermost ring", "[ring_board]") {
  const RingScene scene = rings();
  CHECK(pick(scene, {0.1F, 0}).middle);
  CHECK_FALSE(pick(scene, {0.5F, 0}).middle);
  CHECK_FALSE(pick(scene, {3, 3}).middle);
}

TEST_CASE("bounds hold rings and track", "[ring_board]") {
  RingScene scene = rings();
  CHECK(bounds_of(scene) == Rect{{-2.8F, -2.8F}, {2.8F, 2.8F}});
  scene.track = {.steps = 21, .outer = 3.1F};
  CHECK(bounds_of(scene).max.x == 3.1F);
}

}  // namespace
}  // namespace mael::web
