// A row of a prompt that answers a tap: what may be chosen, with its sign, its words and the line
// below them. Only paints.
#pragma once

#include <string_view>

#include "assets/icon_table.h"
#include "web/base/theme.h"
#include "web/widgets/button.h"

namespace mael::web {

struct ChoiceRowSpec {
  Icon icon = Icon::None;
  std::string_view label;
  std::string_view line;    // small, below the label; may be empty
  bool primary = false;     // brass: what fits best; at most one on a screen
  std::string_view sign{};  // a few letters in place of the icon
};

// Round a row; left of its words, beside an icon or without; right of them.
inline constexpr float kRoundRow = 2, kRowIcon = 46, kRowStart = 14, kRowEnd = 8;
// How much room words have in a row.
constexpr float width_for_words(float row, bool icon) {
  return row - 2 * kRoundRow - (icon ? kRowIcon : kRowStart) - kRowEnd;
}

// `at` holds the row and 2 pixels round it. A label that is too long for a line takes two of small
// words, where the row is high enough for these and the line below.
void paint_choice_row(ImDrawList& list, Rect at, const ChoiceRowSpec& spec, ControlTouch touch);

// The body of a row alone, and what is written on it; `selected`: it was chosen, and is paper.
void paint_row_ground(ImDrawList& list, Rect at, bool primary, bool selected, ControlTouch touch);
Rgba ink_on_row(bool primary, bool selected);

}  // namespace mael::web
