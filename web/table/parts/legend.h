// What the numbers and signs on the pieces of a game stand for, as a part of its help. Pure.
#pragma once

#include <span>
#include <string>

#include "assets/icon_table.h"
#include "web/widgets/lists/column.h"

namespace mael::web {

struct LegendLine {
  Icon icon = Icon::None;
  std::string name;      // "Armor"
  std::string sentence;  // where it is seen, and what it is for
};

// Each line as its sign, its name, and the sentence below.
void add_legend(ColumnMaker& column, std::span<const LegendLine> lines, Rect inside);

inline constexpr float kSignRoom = 26;  // of a sign at the left of words

// A strong line after its sign, if it has one.
void add_signed(ColumnMaker& column, Icon icon, std::string_view words, Rect inside);

}  // namespace mael::web
