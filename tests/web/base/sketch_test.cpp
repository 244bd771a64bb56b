#include "web/base/sketch.h"

#include <array>
#include <catch2/catch_test_macros.hpp>

namespace mael::web {
namespace {

using Form = Sketch::Form;
using Ink = Sketch::Ink;

TEST_CASE("what is drawn in any unit fits into the square of a sketch") {
  SketchMaker maker({{-100, 0}, {100, 100}});
  maker.add(Form::Disc, Ink::Gold, 10, {0, 50});
  maker.add(Form::Disc, Ink::Gold, 10, {-100, 150});
  const std::array<Vec2, 2> ends{Vec2{0, 0}, Vec2{90, 0}};
  maker.add_line(Ink::Edge, 2, ends);
  const Sketch sketch = maker.make();
  REQUIRE(sketch.shapes.size() == 2);
  const Sketch::Shape& discs = sketch.shapes[0];
  REQUIRE(discs.points.size() == 2);
  // From -110 to 100 across, from -1 to 160 down: 210 sides of the unit are the square's.
  CHECK(discs.size == 12);
  CHECK(discs.points[1][0] == 12);
  CHECK(discs.points[0][1] + 121 == discs.points[1][1]);
  CHECK(sketch.shapes[1].form == Form::Line);
  CHECK(sketch.shapes[1].points.size() == 2);
}

TEST_CASE("what is alike and follows on costs two bytes") {
  SketchMaker maker({});
  for (int i = 0; i < 20; ++i) {
    maker.add(Form::Hexagon, Ink::Seat2, 1, {static_cast<float>(i), 0});
  }
  CHECK(write_sketch(maker.make()).size() == 4 + 2 * 20);
}

TEST_CASE("a sketch is never longer than it may be, and loses what was drawn last") {
  SketchMaker maker({});
  for (int i = 0; i < 700; ++i) {
    maker.add(i % 3 ? Form::Card : Form::Ring, Ink::Teal, 1, {static_cast<float>(i), 0});
  }
  const Sketch sketch = maker.make();
  CHECK(write_sketch(sketch).size() <= kMostSketchBytes);
  CHECK(write_sketch(sketch).size() > kMostSketchBytes - 8);
  CHECK(sketch.shapes.front().form == Form::Ring);
  CHECK(read_sketch(write_sketch(sketch)) == sketch);
}

TEST_CASE("what was never written is no sketch") {
  const std::vector<std::uint8_t> good{0, 1, 9, 1, 7, 8};
  REQUIRE(read_sketch(good));
  CHECK(read_sketch(good)->shapes.front() == Sketch::Shape{Form::Disc, Ink::Seat2, 9, {{7, 8}}});
  CHECK(read_sketch({})->is_empty());
  for (std::size_t size = 1; size < good.size(); ++size) {
    CHECK_FALSE(read_sketch(std::span(good).first(size)));
  }
  const auto with = [&](std::size_t place, std::uint8_t byte) {
    auto bytes = good;
    bytes[place] = byte;
    return bytes;
  };
  CHECK_FALSE(read_sketch(with(0, 5)));    // no such form
  CHECK_FALSE(read_sketch(with(1, 15)));   // no such ink
  CHECK_FALSE(read_sketch(with(3, 0)));    // without points
  CHECK_FALSE(read_sketch(with(3, 255)));  // more than there are
  CHECK_FALSE(read_sketch(std::vector<std::uint8_t>(kMostSketchBytes + 2, 1)));
}

}  // namespace
}  // namespace mael::web
