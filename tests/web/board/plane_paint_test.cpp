#include "web/board/plane_paint.h"

#include <algorithm>
#include <catch2/catch_approx.hpp>
#include <catch2/catch_test_macros.hpp>

#include "tests/web/board/full_sheet.h"

namespace mael::web {
namespace {

using Catch::Approx;

ShapeKind kind_of(const ShapeInstance& shape) { return static_cast<ShapeKind>(shape.style[0]); }

std::vector<ShapeInstance> painted(const PlaneScene& scene, float scale = 30) {
  const GlyphSheet sheet = full_sheet();
  ShapeList list(sheet, scale);
  paint_plane(scene, list);
  return list.shapes();
}

std::size_t count(const std::vector<ShapeInstance>& shapes, ShapeKind kind) {
  return static_cast<std::size_t>(std::count_if(
      shapes.begin(), shapes.end(), [kind](const auto& shape) { return kind_of(shape) == kind; }));
}

PlaneArea square(GroundLook look, std::int32_t height = 0) {
  PlaneArea area;
  area.corners = {{10'000, 10'000}, {22'000, 10'000}, {22'000, 22'000}, {10'000, 22'000}};
  area.look = look;
  area.height = height;
  return area;
}

TEST_CASE("a shadow is the convex outline of a thing and where its top falls", "[plane_paint]") {
  const std::vector<Vec2> unit{{0, 0}, {1, 0}, {1, 1}, {0, 1}};
  CHECK(cast_outline(unit, 0).size() == 4);
  const std::vector<Vec2> shadow = cast_outline(unit, 2);
  CHECK(shadow.size() == 6);
  for (std::size_t i = 0; i < shadow.size(); ++i) {
    const Vec2 a = shadow[i], b = shadow[(i + 1) % shadow.size()];
    const Vec2 c = shadow[(i + 2) % shadow.size()];
    CHECK((b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x) > 0);
  }
  const auto lowest =
      std::max_element(shadow.begin(), shadow.end(), [](Vec2 a, Vec2 b) { return a.y < b.y; });
  CHECK(lowest->y > 2);  // it falls towards the lower right
  CHECK(lowest->x > 1);
}

TEST_CASE("what is higher throws a longer shadow, what is flat none", "[plane_paint]") {
  const auto reach_of_shadow = [](std::int32_t height) {
    PlaneScene scene;
    scene.areas = {square(GroundLook::Block, height)};
    float reach = 0;
    for (const ShapeInstance& shape : painted(scene)) {
      if (shape.turn[2] > 0) reach = std::max(reach, shape.place[0] + shape.place[2]);
    }
    return reach;
  };
  CHECK(reach_of_shadow(0) == 0);
  CHECK(reach_of_shadow(2000) > 22);
  CHECK(reach_of_shadow(6000) > reach_of_shadow(2000));
}

TEST_CASE("crowns stay inside their wood", "[plane_paint]") {
  PlaneScene scene;
  scene.areas = {square(GroundLook::Wood)};
  std::size_t crowns = 0;
  for (const ShapeInstance& shape : painted(scene)) {
    if (kind_of(shape) != ShapeKind::Disc || shape.turn[2] > 0) continue;
    ++crowns;
    CHECK(covers(scene.areas[0].corners, to_point({shape.place[0], shape.place[1]})));
  }
  CHECK(crowns > 5);
}

TEST_CASE("kinds of ground are not told apart by colour alone", "[plane_paint]") {
  const auto look = [](GroundLook kind) {
    PlaneScene scene;
    scene.areas = {square(kind)};
    std::vector<std::array<float, 5>> forms;
    for (const ShapeInstance& shape : painted(scene)) {
      forms.push_back({static_cast<float>(shape.style[0]), static_cast<float>(shape.style[1]),
                       static_cast<float>(shape.style[2]), shape.line[0], shape.turn[3]});
    }
    return forms;
  };
  const GroundLook all[] = {GroundLook::Plain,  GroundLook::Hill,   GroundLook::Hollow,
                            GroundLook::Wood,   GroundLook::Ruin,   GroundLook::Block,
                            GroundLook::Bunker, GroundLook::Crates, GroundLook::Spire,
                            GroundLook::Wall,   GroundLook::Water};
  for (const GroundLook a : all) {
    for (const GroundLook b : all) CHECK((a == b) == (look(a) == look(b)));
  }
}

TEST_CASE("a sector spans its headings", "[plane_paint]") {
  PlaneScene scene;
  scene.sectors = {{.at = {10'000, 10'000}, .outer = 4000, .from = 0, .span = 256}};
  const std::vector<ShapeInstance> shapes = painted(scene);
  REQUIRE(shapes.size() == 1);
  CHECK(kind_of(shapes[0]) == ShapeKind::Arc);
  CHECK(shapes[0].turn[0] == Approx(0.7071F).margin(1e-3));   // north-east: to the right
  CHECK(shapes[0].turn[1] == Approx(-0.7071F).margin(1e-3));  // and up
  CHECK(shapes[0].form[2] == Approx(0.7854F).margin(1e-3));
}

TEST_CASE("small discs show no icon, large ones do", "[plane_paint]") {
  PlaneScene scene;
  scene.discs = {{.at = {5000, 5000}, .radius = 500, .heading = std::uint16_t{64}}};
  scene.discs[0].icon = Icon::Combat;
  CHECK(count(painted(scene, 19), ShapeKind::Glyph) == 0);
  CHECK(count(painted(scene, 20), ShapeKind::Glyph) == 1);
  CHECK(count(painted(scene, 19), ShapeKind::Head) == 0);
  CHECK(count(painted(scene, 20), ShapeKind::Head) == 1);
}

TEST_CASE("every sign a plane scene paints is asked for", "[plane_paint]") {
  PlaneScene scene;
  scene.discs = {{.at = {5000, 5000}, .radius = 500, .icon = Icon::Combat, .dimmed = true},
                 {.at = {9000, 5000}, .radius = 200, .icon = Icon::Wound}};
  for (const float scale : {8.0F, 30.0F, 80.0F}) {
    std::vector<Icon> icons;
    icons_of(scene, scale, icons);
    const GlyphSheet wanted = sheet_with(icons);
    ShapeList list(wanted, scale);
    paint_plane(scene, list);
    CHECK(list.size() == painted(scene, scale).size());
  }
}

TEST_CASE("a base is as large as it is, whatever the scale", "[plane_paint]") {
  PlaneScene scene;
  scene.discs = {{.at = {5000, 5000}, .radius = 630}};
  for (const float scale : {6.0F, 15.0F, 60.0F}) {
    float largest = 0;
    for (const ShapeInstance& shape : painted(scene, scale)) {
      if (shape.turn[2] == 0) largest = std::max(largest, shape.form[0]);
    }
    CHECK(largest == Approx(0.63F));
  }
}

TEST_CASE("a path has a line for each leg and a head at its end", "[plane_paint]") {
  PlaneScene scene;
  scene.paths = {{{{0, 0}, {3000, 0}, {3000, 4000}}, PlaneLine::Own}};
  const std::vector<ShapeInstance> shapes = painted(scene);
  CHECK(count(shapes, ShapeKind::Line) == 2);
  CHECK(count(shapes, ShapeKind::Disc) == 1);
  CHECK(kind_of(shapes.back()) == ShapeKind::Head);
  scene.paths = {{{{0, 0}}, PlaneLine::Own}};
  CHECK(painted(scene).empty());
}

TEST_CASE("lines lie over discs, discs over terrain", "[plane_paint]") {
  PlaneScene scene;
  scene.areas = {square(GroundLook::Ruin)};
  scene.discs = {{.at = {15'000, 15'000}}};
  scene.rulers = {{{15'000, 15'000}, {19'000, 15'000}}};
  const std::vector<ShapeInstance> shapes = painted(scene);
  CHECK(kind_of(shapes.front()) == ShapeKind::Polygon);
  CHECK(kind_of(shapes.back()) == ShapeKind::Line);
}

}  // namespace
}  // namespace mael::web
