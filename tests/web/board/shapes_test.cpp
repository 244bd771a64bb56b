#include "web/board/shapes.h"

#include <catch2/catch_approx.hpp>
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <numbers>
#include <set>

#include "tests/web/board/full_sheet.h"

namespace mael::web {
namespace {

using Catch::Approx;

TEST_CASE("lines keep their width on the screen", "[shapes]") {
  const GlyphSheet sheet = full_sheet();
  for (const float scale : {10.0F, 40.0F}) {
    ShapeList list(sheet, scale);
    list.disc({1, 2}, 3, {.width = 2, .cased = 1});
    CHECK(list.shapes()[0].line[0] * scale == Approx(2));
    CHECK(list.shapes()[0].line[1] * scale == Approx(1));
    CHECK(list.shapes()[0].place[2] >= 3 + 1 / scale);
  }
}

TEST_CASE("dashes close a circle without a seam", "[shapes]") {
  const GlyphSheet sheet = full_sheet();
  for (const Stroke stroke : {Stroke::Dashes, Stroke::DashDot, Stroke::Dots}) {
    const float parts = stroke == Stroke::Dashes ? 2 : stroke == Stroke::DashDot ? 4 : 1;
    for (const float radius : {0.37F, 1.0F, 5.3F}) {
      ShapeList list(sheet, 30);
      list.disc({}, radius, {.width = 2, .stroke = stroke, .dash = 6});
      const float repeats =
          2 * std::numbers::pi_v<float> * radius / (list.shapes()[0].line[2] * parts);
      CHECK(repeats == Approx(std::round(repeats)).margin(1e-3));
      CHECK(repeats >= 1);
    }
  }
}

TEST_CASE("a polyline's dashes run on round its corners", "[shapes]") {
  const GlyphSheet sheet = full_sheet();
  ShapeList list(sheet, 20);
  const std::vector<Vec2> points{{0, 0}, {3, 0}, {3, 4}};
  list.polyline(points, 4, {.edge = {255, 255, 255}});
  REQUIRE(list.size() == 2);
  CHECK(list.shapes()[0].form[2] == 0);
  CHECK(list.shapes()[1].form[2] == 3);
}

TEST_CASE("an arc's rectangle holds it, and little more", "[shapes]") {
  const GlyphSheet sheet = full_sheet();
  for (const float half : {0.1F, 0.7F, 1.5F, 1.7F, 2.9F, 3.1415F}) {
    ShapeList list(sheet, 1000);
    list.arc({}, 1, 2, -half, half, {});  // upwards
    const ShapeInstance& arc = list.shapes()[0];
    const float ahead = arc.form[3];
    Rect held{{1e9F, 1e9F}, {-1e9F, -1e9F}};
    for (float angle = -half; angle <= half; angle += half / 50) {
      for (const float radius : {1.0F, 2.0F}) {
        // As the shader turns it: along its middle is x.
        const Vec2 at{radius * std::cos(angle) - ahead, radius * std::sin(angle)};
        held = around(held, {at, at});
      }
    }
    CHECK(held.max.x <= arc.place[2]);
    CHECK(held.min.x >= -arc.place[2]);
    CHECK(held.max.y <= arc.place[3]);
    CHECK(held.width() > 2 * arc.place[2] * 0.97F);
    CHECK(held.height() > 2 * arc.place[3] * 0.97F);
  }
}

TEST_CASE("polygons name their own corners", "[shapes]") {
  const GlyphSheet sheet = full_sheet();
  ShapeList list(sheet, 20);
  const std::vector<Vec2> triangle{{0, 0}, {2, 0}, {0, 4}};
  const std::vector<Vec2> square{{5, 5}, {6, 5}, {6, 6}, {5, 6}};
  list.polygon(triangle, {});
  list.polygon(std::span(triangle).first(2), {});  // no polygon
  list.polygon(square, {});
  REQUIRE(list.size() == 2);
  REQUIRE(list.corners().size() == 7);
  CHECK(list.shapes()[1].form[0] == 3);
  CHECK(list.shapes()[1].form[1] == 4);
  const ShapeInstance& last = list.shapes()[1];
  CHECK(list.corners()[3] + Vec2{last.place[0], last.place[1]} == square[0]);
}

TEST_CASE("a sign that is not made yet is left out", "[shapes]") {
  GlyphSheet sheet = full_sheet();
  sheet.icons.at(static_cast<std::size_t>(Icon::Sun)).ready = false;
  ShapeList list(sheet, 20);
  list.icon(Icon::Sun, {}, 1, {});
  CHECK(list.size() == 0);
  list.icon(Icon::Moon, {}, 1, {});
  list.number(12, {}, 1, {});
  CHECK(list.size() == 3);
}

TEST_CASE("owners differ by stroke", "[shapes]") {
  const std::set<Stroke> strokes{stroke_of(OwnerMark::Sun), stroke_of(OwnerMark::Moon),
                                 stroke_of(OwnerMark::Wave), stroke_of(OwnerMark::Cross),
                                 stroke_of(OwnerMark::Leaf)};
  CHECK(strokes.size() == 5);
}

TEST_CASE("fading touches only what was added since", "[shapes]") {
  const GlyphSheet sheet = full_sheet();
  ShapeList list(sheet, 20);
  list.disc({}, 1, {.fill = {10, 20, 30}});
  list.disc({}, 1, {.fill = {10, 20, 30}});
  list.fade(1, 0.5F);
  CHECK(list.shapes()[0].fill.a == 255);
  CHECK(list.shapes()[1].fill.a == 128);
}

}  // namespace
}  // namespace mael::web
