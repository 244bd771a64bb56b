#include "web/board/ring_paint.h"

#include <algorithm>
#include <catch2/catch_approx.hpp>
#include <catch2/catch_test_macros.hpp>

#include "tests/web/board/full_sheet.h"

namespace mael::web {
namespace {

using Catch::Approx;

ShapeKind kind_of(const ShapeInstance& shape) { return static_cast<ShapeKind>(shape.style[0]); }

RingScene rings() {
  RingScene scene;
  scene.rings = {{.cells = 4, .inner = 0.4F, .outer = 1.2F},
                 {.cells = 8, .inner = 1.2F, .outer = 2.0F}};
  scene.lands = {{.place = {{1, 4}}, .fortified = true, .icon = Icon::Vortex}};
  scene.fields = {{{1, 2}, kMarkLegal}};
  scene.currents = {{{{0, 1}}, 0, false}};
  scene.track = {.steps = 8, .seals = {3}, .seal = Icon::Burn, .reached = 2, .from = 0, .to = 3};
  return scene;
}

RingPiece ship(RingCell at, OwnerMark mark) {
  RingPiece piece;
  piece.place = {at};
  piece.owner_mark = mark;
  piece.pips = 3;
  return piece;
}

std::vector<ShapeInstance> painted(const RingScene& scene, float scale = 100) {
  const GlyphSheet sheet = full_sheet();
  ShapeList list(sheet, scale);
  paint_rings(scene, list);
  return list.shapes();
}

TEST_CASE("every sign a ring scene paints is asked for", "[ring_paint]") {
  RingScene scene = rings();
  scene.pieces = {ship({1, 1}, OwnerMark::Leaf), ship({0, 0}, OwnerMark::Wave)};
  scene.pieces[1].body = RingBody::Beast;
  scene.pieces[1].icon = Icon::Wound;
  scene.pieces[1].value = 12;
  std::vector<Icon> icons;
  icons_of(scene, icons);
  const GlyphSheet wanted = sheet_with(icons);
  ShapeList list(wanted, 100);
  paint_rings(scene, list);
  CHECK(list.size() == painted(scene).size());
}

TEST_CASE("pieces stand over the print, arrows over pieces", "[ring_paint]") {
  RingScene scene = rings();
  const std::size_t print = painted(scene).size();
  scene.pieces = {ship({1, 1}, OwnerMark::Sun)};
  const std::size_t with_ship = painted(scene).size();
  CHECK(with_ship > print);
  scene.arrows = {{{{1, 1}}, {{0, 3}}, RingArrowKind::Harm}};
  const std::vector<ShapeInstance> all = painted(scene);
  REQUIRE(all.size() == with_ship + 2);
  CHECK(kind_of(all.back()) == ShapeKind::Head);
  const auto hulls =
      std::count_if(all.begin() + static_cast<std::ptrdiff_t>(print), all.end(),
                    [](const ShapeInstance& shape) { return kind_of(shape) == ShapeKind::Hull; });
  CHECK(hulls == 1);
}

TEST_CASE("a sail's hem is in its owner's stroke", "[ring_paint]") {
  for (const OwnerMark mark :
       {OwnerMark::Sun, OwnerMark::Moon, OwnerMark::Wave, OwnerMark::Cross, OwnerMark::Leaf}) {
    RingScene scene;
    scene.rings = {{.cells = 4, .inner = 0.4F, .outer = 1.2F}};
    scene.spokes = 0;
    const std::size_t before = painted(scene).size();
    scene.pieces = {ship({0, 0}, mark)};
    const std::vector<ShapeInstance> all = painted(scene);
    const auto hem =
        std::find_if(all.begin() + static_cast<std::ptrdiff_t>(before), all.end(),
                     [](const ShapeInstance& shape) { return kind_of(shape) == ShapeKind::Line; });
    REQUIRE(hem != all.end());
    CHECK(static_cast<Stroke>(hem->style[2]) == stroke_of(mark));
  }
}

TEST_CASE("a ship's hull is broader than its sail, which is its owner's", "[ring_paint]") {
  RingScene scene;
  scene.rings = {{.cells = 4, .inner = 0.4F, .outer = 1.2F}};
  scene.pieces = {ship({0, 0}, OwnerMark::Moon)};
  scene.pieces[0].owner = rgb(0x65BAFB);
  const std::vector<ShapeInstance> all = painted(scene);
  const auto one = [&](ShapeKind kind) {
    const auto found = std::find_if(
        all.begin(), all.end(), [&](const ShapeInstance& shape) { return kind_of(shape) == kind; });
    REQUIRE(found != all.end());
    return *found;
  };
  const ShapeInstance sail = one(ShapeKind::Polygon), hull = one(ShapeKind::Hull);
  CHECK(sail.fill == rgb(0x65BAFB));
  CHECK(sail.place[2] < hull.place[2]);
  CHECK(sail.place[1] < hull.place[1]);
  CHECK(sail.place[3] > hull.place[3]);
}

TEST_CASE("a cell's outline turns with its ring", "[ring_paint]") {
  RingScene scene = rings();
  scene.track = {};  // the other arc
  const auto field = [&] {
    const std::vector<ShapeInstance> all = painted(scene);
    const auto found = std::find_if(all.begin(), all.end(), [](const ShapeInstance& s) {
      return kind_of(s) == ShapeKind::Arc;
    });
    REQUIRE(found != all.end());
    return Vec2{found->turn[0], found->turn[1]};
  };
  const Vec2 before = field();
  CHECK(before.x == Approx(towards(2.5F / 8 * kTurn).x));
  scene.rings[1].turn = 0.5F;
  const Vec2 after = field();
  CHECK(signed_angle(angle_of(after) - angle_of(before)) == Approx(0.5F));
}

TEST_CASE("what stands on no cell is not painted", "[ring_paint]") {
  RingScene scene = rings();
  const std::size_t before = painted(scene).size();
  scene.pieces = {ship({2, 0}, OwnerMark::Sun), ship({0, 4}, OwnerMark::Sun),
                  ship({}, OwnerMark::Sun)};
  scene.fields.push_back({{5, 5}, kMarkLegal});
  scene.arrows = {{{{1, 1}}, {{0, 9}}, RingArrowKind::Harm}};
  CHECK(painted(scene).size() == before);
}

TEST_CASE("a ghost shines through as a whole", "[ring_paint]") {
  RingScene scene;
  scene.rings = {{.cells = 4, .inner = 0.4F, .outer = 1.2F}};
  const std::size_t before = painted(scene).size();
  scene.pieces = {ship({0, 0}, OwnerMark::Sun)};
  const std::vector<ShapeInstance> whole = painted(scene);
  scene.pieces[0].opacity = 0.4F;
  const std::vector<ShapeInstance> ghost = painted(scene);
  REQUIRE(ghost.size() == whole.size());
  for (std::size_t i = before; i < ghost.size(); ++i) {
    CHECK(ghost[i].fill.a == Approx(whole[i].fill.a * 0.4F).margin(1));
  }
}

TEST_CASE("halves of a medal are cut at the edge they share, and turn with their rings",
          "[ring_paint]") {
  RingScene scene = rings();
  const std::size_t before = painted(scene).size();
  scene.medals = {{.at = {0, 1}, .icon = Icon::Vortex},
                  {.at = {1, 3}, .outer = false, .icon = Icon::Vortex}};
  const auto halves = [&] {
    std::vector<ShapeInstance> cut;
    for (const ShapeInstance& shape : painted(scene)) {
      if (shape.style[3] != 0) cut.push_back(shape);
    }
    return cut;
  };
  const std::vector<ShapeInstance> cut = halves();
  REQUIRE(painted(scene).size() == before + 4);  // a disc and its picture each
  REQUIRE(cut.size() == 4);
  CHECK(static_cast<Cut>(cut[0].style[3]) == Cut::KeepsLower);  // inside the edge
  CHECK(static_cast<Cut>(cut[2].style[3]) == Cut::KeepsUpper);  // outside of it
  CHECK(length({cut[0].place[0], cut[0].place[1]}) == Approx(1.2F));
  CHECK(length({cut[2].place[0], cut[2].place[1]}) == Approx(1.2F));
  scene.rings[1].turn = 0.3F;
  const std::vector<ShapeInstance> turned = halves();
  CHECK(turned[0].place == cut[0].place);
  CHECK(signed_angle(std::atan2(turned[2].turn[1], turned[2].turn[0]) -
                     std::atan2(cut[2].turn[1], cut[2].turn[0])) == Approx(0.3F));
}

TEST_CASE("a whole medal is painted uncut, over what is printed", "[ring_paint]") {
  RingScene scene = rings();
  const std::size_t before = painted(scene).size();
  scene.medals = {{.at = {0, 1}, .icon = Icon::Vortex, .shown = MedalShown::Lit}};
  const std::vector<ShapeInstance> all = painted(scene);
  REQUIRE(all.size() > before);
  for (std::size_t i = before; i < all.size(); ++i) CHECK(all[i].style[3] == 0);
  CHECK(kind_of(all.back()) == ShapeKind::Glyph);
}

TEST_CASE("what can be reached anew is hatched, what is closed is barred", "[ring_paint]") {
  RingScene scene = rings();
  const auto arcs_with = [&](FillPattern pattern) {
    const std::vector<ShapeInstance> all = painted(scene);
    return std::count_if(all.begin(), all.end(), [&](const ShapeInstance& s) {
      return kind_of(s) == ShapeKind::Arc && s.style[1] == static_cast<std::uint16_t>(pattern);
    });
  };
  CHECK(arcs_with(FillPattern::Hatch) == 0);
  scene.fields = {{{1, 2}, 0, true}};
  CHECK(arcs_with(FillPattern::Hatch) == 1);
  const std::size_t opened = painted(scene).size();
  scene.fields = {{{1, 2}, kMarkBlocked}};
  CHECK(arcs_with(FillPattern::Hatch) == 0);
  CHECK(painted(scene).size() == opened + 2);  // a disc with a bar
}

TEST_CASE("a piece on its way is painted there and not on its cell", "[ring_paint]") {
  RingScene scene = rings();
  scene.pieces = {ship({1, 1}, OwnerMark::Sun)};
  const std::vector<ShapeInstance> before = painted(scene);
  scene.pieces[0].on_its_way = piece_at(scene, scene.pieces[0]) + Vec2{0.5F, 0.25F};
  const std::vector<ShapeInstance> after = painted(scene);
  CHECK(after.back().place[0] == Approx(before.back().place[0] + 0.5F));
  CHECK(after.back().place[1] == Approx(before.back().place[1] + 0.25F));
}

TEST_CASE("a board too small for currents leaves them out", "[ring_paint]") {
  RingScene scene = rings();
  RingScene still = scene;
  still.currents.clear();
  CHECK(painted(scene, 100).size() > painted(still, 100).size());
  CHECK(painted(scene, 20).size() == painted(still, 20).size());
}

TEST_CASE("without rings or track there is nothing to paint", "[ring_paint]") {
  CHECK(painted({}).empty());
}

}  // namespace
}  // namespace mael::web
