// The keyboard's cursor from stop to stop, and the rows of a prompt.
#include "web/table/key_cursor.h"

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <vector>

#include "web/table/parts/prompt_rows.h"

namespace mael::web {
namespace {

Stop stop(std::string name, Vec2 at) { return {std::move(name), {at, at + Vec2{10, 10}}}; }

const std::array<Stop, 4> kStops{stop("left", {0, 0}), stop("right", {100, 0}),
                                 stop("far right", {300, 0}), stop("below", {0, 100})};

TEST_CASE("steps go round, and begin at either end", "[cursor]") {
  CHECK(step_round({}, +1, 3) == 0);
  CHECK(step_round({}, -1, 3) == 2);
  CHECK(step_round(2, +1, 3) == 0);
  CHECK(step_round(0, -1, 3) == 2);
}

TEST_CASE("the cursor goes from stop to stop in their order", "[cursor]") {
  CHECK(stop_beside(kStops, "", +1) == "left");
  CHECK(stop_beside(kStops, "left", +1) == "right");
  CHECK(stop_beside(kStops, "left", -1) == "below");
  CHECK(stop_beside(kStops, "gone", -1) == "below");
  CHECK(stop_beside({}, "left", +1).empty());
}

TEST_CASE("an arrow goes to the nearest stop that way", "[cursor]") {
  const Rect from = kStops[0].at;
  CHECK(stop_towards(kStops, from, Key::Right) == "right");
  CHECK(stop_towards(kStops, from, Key::Down) == "below");
  CHECK(stop_towards(kStops, from, Key::Up).empty());
  CHECK(stop_towards(kStops, kStops[2].at, Key::Left) == "right");
}

struct ToyRow {
  float height = 0;
  bool may_go = false;
  Rect at{};
};

constexpr auto kHeight = [](const ToyRow& row) { return row.height; };
constexpr auto kMayGo = [](const ToyRow& row) { return row.may_go; };
constexpr Rect kRoom{{10, 100}, {210, 300}};

TEST_CASE("rows lie below each other from the upper edge, or end at the lower one", "[prompt]") {
  std::vector<ToyRow> rows{{30}, {50}};
  const Rect above = place_rows(rows, kRoom, false, kHeight);
  CHECK(above.min == kRoom.min);
  CHECK(above.height() == 80 + 2 * kPromptPad);
  CHECK(rows[0].at.min.y == kRoom.min.y + kPromptPad);
  CHECK(rows[1].at.min.y == rows[0].at.max.y);

  const Rect below = place_rows(rows, kRoom, true, kHeight);
  CHECK(below.max == kRoom.max);
  CHECK(rows[1].at.max.y == kRoom.max.y - kPromptPad);
}

TEST_CASE("where there is no room, the last row that may go goes first", "[prompt]") {
  std::vector<ToyRow> rows{{60, true}, {60, false}, {60, true}, {60, false}};
  drop_rows(rows, kRoom.height() + 30, kHeight, kMayGo);
  REQUIRE(rows.size() == 3);
  CHECK(rows[0].may_go);
  CHECK_FALSE(rows[1].may_go);
  drop_rows(rows, 10, kHeight, kMayGo);
  CHECK(rows.size() == 2);
}

}  // namespace
}  // namespace mael::web
