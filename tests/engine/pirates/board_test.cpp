// The sea against the examples and figures of the sheet (section 22.1 and 22.2).
#include "engine/pirates/board.h"

#include <catch2/catch_test_macros.hpp>
#include <set>
#include <string>
#include <vector>

#include "engine/core/table.h"

namespace mael::pirates {
namespace {

Turned turned_to(int code) {
  return {static_cast<std::uint8_t>(code % 4), static_cast<std::uint8_t>(code / 4 % 4),
          static_cast<std::uint8_t>(code / 16)};
}

Cells cells_named(std::string_view names) {
  Cells cells = 0;
  for (const std::string_view name : split(names, ' ')) cells |= only(cell_named(name));
  return cells;
}

struct Example {
  Turned turned;
  const char* cell;
  const char* touches;
  const char* arrow;
};

const Example kExamples[] = {
    {{0, 0, 0}, "A0", "A1 A3 B0 B1", "B0"},    {{0, 0, 0}, "B0", "A0 B1 B7 C0 C1", "C0"},
    {{0, 0, 0}, "B5", "A2 B4 B6 C7 C8", "C8"}, {{0, 0, 0}, "C3", "B2 C2 C4", "C4"},
    {{0, 0, 0}, "C2", "B1 C1 C3", "B1"},       {{0, 1, 0}, "A0", "A1 A3 B6 B7", "B6"},
    {{0, 1, 0}, "B0", "A1 B1 B7 C3 C4", "C3"}, {{0, 1, 0}, "C2", "B7 C1 C3", "B7"},
    {{0, 1, 0}, "C11", "B5 C0 C10", "B5"},     {{1, 0, 0}, "B2", "A0 B1 B3 C3 C4", "A0"},
    {{0, 0, 3}, "C3", "B0 C2 C4", "C4"},       {{0, 0, 3}, "B0", "A0 B1 B7 C3 C4", "C3"},
};

}  // namespace

TEST_CASE("cells touch as in the examples of the sheet",
          "[pirates][board][rule:PIR-052][rule:PIR-053][rule:PIR-138][rule:PIR-R4][rule:PIR-R5]") {
  for (const Example& example : kExamples) {
    CAPTURE(example.cell, int(example.turned[0]), int(example.turned[1]), int(example.turned[2]));
    const Cell cell = cell_named(example.cell);
    CHECK(touching(cell, example.turned) == cells_named(example.touches));
    CHECK(name_of(drift_target(cell, example.turned)) == example.arrow);
  }
}

TEST_CASE("in every orientation there are 48 edges, both ways alike",
          "[pirates][board][rule:PIR-013][rule:PIR-R1][rule:PIR-R5]") {
  std::set<std::vector<Cells>> graphs;
  for (int code = 0; code < 64; ++code) {
    const Turned turned = turned_to(code);
    std::vector<Cells> graph;
    int ends = 0;
    for (Cell cell = 0; cell < kCells; ++cell) {
      const Cells near = touching(cell, turned);
      graph.push_back(near);
      ends += std::popcount(near);
      const int degree[] = {4, 5, slot_of(cell) == 1 ? 4 : 3};
      CHECK(std::popcount(near) == degree[circle_of(cell)]);
      each_cell(near, [&](Cell other) { CHECK(includes(touching(other, turned), cell)); });
      CHECK(includes(near, drift_target(cell, turned)));
    }
    CHECK(ends == 2 * 48);
    graphs.insert(graph);
  }
  CHECK(graphs.size() == 16);
}

TEST_CASE("illustrations are whole as often as the sheet counts",
          "[pirates][board][rule:PIR-070][rule:PIR-R9][rule:PIR-R51]") {
  for (int island = 1; island <= kLostIslands; ++island) {
    int whole = 0;
    for (int code = 0; code < 64; ++code) whole += is_whole(lost_island(island), turned_to(code));
    CAPTURE(island);
    CHECK(whole == (lost_island(island).parts[2] == kNoCell ? 16 : 4));
    CHECK_FALSE(is_whole(lost_island(island), {0, 0, 0}));
  }
  for (const Turned& turned :
       {Turned{0, 2, 1}, Turned{1, 3, 2}, Turned{2, 0, 3}, Turned{3, 1, 0}}) {
    CHECK(is_whole(lost_island(9), turned));
  }
  for (const Turned& turned :
       {Turned{0, 1, 3}, Turned{1, 2, 0}, Turned{2, 3, 1}, Turned{3, 0, 2}}) {
    CHECK(is_whole(lost_island(10), turned));
  }
}

TEST_CASE("cells are named both ways", "[pirates][board]") {
  for (Cell cell = 0; cell < kCells; ++cell) CHECK(cell_named(name_of(cell)) == cell);
  for (const char* name : {"", "A", "A4", "B8", "C12", "D0", "A-1", "?1", "A0 "})
    CHECK(cell_named(name) == kNoCell);
}

}  // namespace mael::pirates
