// Widgets that are as large as their words: columns, logs, refusals.
#include <catch2/catch_test_macros.hpp>

#include "web/base/theme.h"
#include "web/widgets/lists/column.h"
#include "web/widgets/lists/log_lines.h"
#include "web/widgets/slip_place.h"

namespace mael::web {
namespace {

const Measure& font = fixed_measure();
const Rgba kInk = theme().color.text;

float body_height(std::string_view words, float width) {
  return font.size(TextStyle::Body, words, width).y;
}

TEST_CASE("paragraphs lie one below the other, each as high as its lines", "[column]") {
  const Rect place{{100, 50}, {200, 90}};
  const std::string_view words = "more words than one line of the column has room for";
  ColumnMaker maker(place, font);
  maker.words(TextStyle::Body, kInk, words);
  maker.skip(10);
  maker.words(TextStyle::Body, kInk, words, 30, 20);
  maker.rule();
  const Column column = maker.take();
  REQUIRE(column.parts.size() == 3);
  const float first = body_height(words, 100), second = body_height(words, 50);
  REQUIRE(second > first);
  CHECK(column.parts[0].at == Rect{{100, 50}, {200, 50 + first}});
  CHECK(column.parts[1].at == Rect{{130, 60 + first}, {180, 60 + first + second}});
  CHECK(column.parts[1].width == 50);
  CHECK(column.parts[2].at.min == Vec2{100, 68 + first + second});
  CHECK(column.height == 10 + first + second + 17);
  CHECK(column.height > place.height());
}

TEST_CASE("how far a column is read is shown beside its words, not on them", "[column]") {
  const Rect place{{100, 50}, {200, 250}};
  Column column{place, {}, 800};
  for (const float offset : {0.0F, 150.0F, 600.0F}) {
    const std::optional<Rect> thumb = thumb_of(column, offset);
    REQUIRE(thumb);
    CHECK(thumb->min.x > place.max.x);
    CHECK(thumb->height() == 50);
    CHECK(thumb->min.y == 50 + offset / 4);
  }
  column.height = place.height();
  CHECK_FALSE(thumb_of(column, 0));
}

TEST_CASE("what has a place of its own does not move the next paragraph", "[column]") {
  ColumnMaker maker({{0, 0}, {100, 100}}, font);
  maker.line({{0, 0}, {50, 20}}, TextStyle::Strong, kInk, "title");
  maker.icon({20, 20}, 40, Icon::Check, kInk);
  CHECK(maker.y() == 0);
  maker.down_to(48);
  CHECK(maker.y() == 48);
  maker.down_to(20);
  CHECK(maker.y() == 48);
  const Column column = maker.take();
  CHECK(column.height == 48);
  CHECK(column.parts[1].at == Rect{{0, 0}, {40, 40}});
}

TEST_CASE("a log is as high as its lines", "[log]") {
  LogLine heading, line;
  heading.heading = true;
  heading.text = line.text = "some words that take more than one line";
  const LaidLog log = lay_out_log({heading, line}, {{0, 0}, {138, 50}}, font);
  REQUIRE(log.heights.size() == 2);
  // Beside the sign at the left and the bar at the right.
  CHECK(log.heights[0] == font.size(TextStyle::Strong, heading.text, 100).y + 15);
  CHECK(log.heights[1] == font.size(TextStyle::Caption, line.text, 100).y + 5);
  CHECK(log.height == log.heights[0] + log.heights[1]);
}

TEST_CASE("a refusal lies above what was tried, or below it, and inside the page", "[refusal]") {
  const Vec2 page{390, 844};
  const std::string_view why = "That space is further away than this minion can move in a phase.";
  const RefusalPlace above = place_refusal({{200, 500}, why, "MAE-088"}, page, font);
  CHECK(above.slip.max.y == 500 - 14);
  CHECK(above.slip.contains(above.rule.center()));
  const RefusalPlace below = place_refusal({{5, 20}, why, "MAE-088"}, page, font);
  CHECK(below.slip.min == Vec2{10, 40});
  CHECK(below.slip.max.x <= page.x - 10);
  const RefusalPlace without = place_refusal({{200, 500}, why, {}}, page, font);
  CHECK(without.rule == Rect{});
  CHECK(without.slip.height() == above.slip.height() - 30);
}

}  // namespace
}  // namespace mael::web
