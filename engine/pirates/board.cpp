#include "engine/pirates/board.h"

#include "engine/core/table.h"

namespace mael::pirates {
namespace {

// The cell of a circle at this place of a quarter of the table.
constexpr Cell cell_at(int circle, int quarter, int slot, const Turned& turned) {
  const int block = (quarter - turned[static_cast<std::size_t>(circle)] + 4) % 4;
  return static_cast<Cell>(first_of(circle) + block * (circle + 1) + slot);
}

constexpr Cells outward(Cell cell, const Turned& turned) {
  const int circle = circle_of(cell), quarter = quarter_of(cell, turned);
  if (circle == 2) return 0;
  const int slot = slot_of(cell);
  return only(cell_at(circle + 1, quarter, slot, turned)) |
         only(cell_at(circle + 1, quarter, slot + 1, turned));
}

constexpr Cells inward(Cell cell, const Turned& turned) {
  const int circle = circle_of(cell);
  Cells cells = 0;
  for (int slot = 0; slot < circle; ++slot) {
    const Cell inner = cell_at(circle - 1, quarter_of(cell, turned), slot, turned);
    if (includes(outward(inner, turned), cell)) cells |= only(inner);
  }
  return cells;
}

using Touching = std::array<std::array<Cells, kCells>, 64>;

constexpr int code_of(const Turned& turned) { return turned[0] + 4 * turned[1] + 16 * turned[2]; }

constexpr Touching make_touching() {
  Touching all{};
  for (int code = 0; code < 64; ++code) {
    const Turned turned{static_cast<std::uint8_t>(code % 4),
                        static_cast<std::uint8_t>(code / 4 % 4),
                        static_cast<std::uint8_t>(code / 16)};
    for (Cell cell = 0; cell < kCells; ++cell) {
      all[static_cast<std::size_t>(code)][cell] = only(clockwise(cell, 1)) |
                                                  only(clockwise(cell, -1)) | inward(cell, turned) |
                                                  outward(cell, turned);
    }
  }
  return all;
}

constexpr Touching kTouching = make_touching();

}  // namespace

Cells touching(Cell cell, const Turned& turned) {
  return kTouching[static_cast<std::size_t>(code_of(turned))][cell];
}

bool can_point(Cell cell, Arrow arrow) {
  const int circle = circle_of(cell);
  switch (arrow) {
    case Arrow::Clockwise:
    case Arrow::Counter: return true;
    case Arrow::In: return circle == 1 || (circle == 2 && slot_of(cell) != 1);
    case Arrow::Out: return circle == 1;
    case Arrow::OutFirst:
    case Arrow::OutSecond: return circle == 0;
  }
  return false;
}

Cell arrow_target(Cell cell, Arrow arrow, const Turned& turned) {
  const int circle = circle_of(cell), quarter = quarter_of(cell, turned), slot = slot_of(cell);
  switch (arrow) {
    case Arrow::Clockwise: return clockwise(cell, 1);
    case Arrow::Counter: return clockwise(cell, -1);
    case Arrow::In: return cell_at(circle - 1, quarter, circle == 1 || slot == 0 ? 0 : 1, turned);
    case Arrow::Out: return cell_at(2, quarter, slot == 0 ? 0 : 2, turned);
    case Arrow::OutFirst: return cell_at(1, quarter, 0, turned);
    case Arrow::OutSecond: return cell_at(1, quarter, 1, turned);
  }
  return cell;
}

Cell drift_target(Cell cell, const Turned& turned) {
  return arrow_target(cell, content().cells[cell].arrow, turned);
}

bool is_whole(const LostIsland& island, const Turned& turned) {
  for (std::size_t i = 1; i < island.parts.size() && island.parts[i] != kNoCell; ++i) {
    if (!includes(touching(island.parts[i - 1], turned), island.parts[i])) return false;
  }
  return true;
}

Cell cell_named(std::string_view name) {
  if (name.size() < 2) return kNoCell;
  const int circle = name[0] >= 'a' ? name[0] - 'a' : name[0] - 'A';
  int index = 0;
  if (circle < 0 || circle >= kCircles) return kNoCell;
  if (!read_number(name.substr(1), 0, size_of(circle) - 1, index)) return kNoCell;
  return static_cast<Cell>(first_of(circle) + index);
}

std::string name_of(Cell cell) {
  return static_cast<char>('A' + circle_of(cell)) + std::to_string(index_in_circle(cell));
}

}  // namespace mael::pirates
