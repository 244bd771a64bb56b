// The sea: three circles that turn by quarters, and which cells touch then (sheet section 22.1).
// The cells keep their names wherever they are turned to.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "engine/pirates/content.h"

namespace mael::pirates {

inline constexpr int kCircles = 3;
// Quarter turns clockwise from home, 0 … 3, from the centre outward (PIR-R1).
using Turned = std::array<std::uint8_t, kCircles>;

// Sets of cells, a bit each.
using Cells = std::uint32_t;
constexpr Cells only(Cell cell) { return Cells{1} << cell; }
constexpr bool includes(Cells cells, Cell cell) { return (cells >> cell & 1) != 0; }
// Calls visit(cell) for each, in order.
template <class Visit>
void each_cell(Cells cells, Visit&& visit) {
  for (; cells != 0; cells &= cells - 1) visit(static_cast<Cell>(std::countr_zero(cells)));
}

// The first cell of each circle, and how many it has: 4, 8 and 12.
constexpr Cell first_of(int circle) {
  return static_cast<Cell>(circle == 0 ? 0 : circle == 1 ? 4 : 12);
}
constexpr int size_of(int circle) { return 4 * (circle + 1); }
constexpr int circle_of(Cell cell) { return cell < 4 ? 0 : cell < 12 ? 1 : 2; }
constexpr int index_in_circle(Cell cell) { return cell - first_of(circle_of(cell)); }
constexpr int slot_of(Cell cell) { return index_in_circle(cell) % (circle_of(cell) + 1); }
// The cell so many places clockwise in its circle; `places` may be negative.
constexpr Cell clockwise(Cell cell, int places) {
  const int circle = circle_of(cell), size = size_of(circle);
  return static_cast<Cell>(first_of(circle) +
                           (index_in_circle(cell) + places % size + size) % size);
}
constexpr Cell opposite(Cell cell) { return clockwise(cell, size_of(circle_of(cell)) / 2); }

// The quarter of the table a cell lies in, 0 … 3.
constexpr int quarter_of(Cell cell, const Turned& turned) {
  const int circle = circle_of(cell);
  return (index_in_circle(cell) / (circle + 1) + turned[static_cast<std::size_t>(circle)]) % 4;
}

// The cells that touch this one along an edge (PIR-052, PIR-R4, PIR-R5).
Cells touching(Cell cell, const Turned& turned);

// Whether an arrow of this kind can be printed on a cell, and the cell it points at.
bool can_point(Cell cell, Arrow arrow);
Cell arrow_target(Cell cell, Arrow arrow, const Turned& turned);
// Where a calamity goes from a cell (PIR-138).
Cell drift_target(Cell cell, const Turned& turned);

// Whether the parts of a lost island's illustration touch one after the other (PIR-R51).
bool is_whole(const LostIsland& island, const Turned& turned);

}  // namespace mael::pirates
