// What of a table is scrolled: its log beside the board, and what lies on its open sheet. Laid out
// here, in CSS pixels; the painter only paints it. Pure.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "web/table/told.h"
#include "web/widgets/column.h"
#include "web/widgets/log_lines.h"

namespace mael::web {

struct Lists {
  std::optional<LaidLog> docked;  // beside the board
  std::optional<Rect> sheet;      // where something may lie on the open sheet,
  std::optional<LaidLog> log;     // and what of it is scrolled
  std::optional<Column> words;

  // Of what the player scrolls, the sheet if there is one: all of it, and what is seen at once.
  float height() const;
  float window() const;
};

// A value of a thing, with what it is for.
struct ShownValue {
  std::string title;  // "Combat"
  int now = 0;
  int printed = 0;    // differs while something changes it
  std::string meaning;               // "strikes for 1 when it attacks and when it defends"
  std::vector<std::string> changes;  // "+1 from Wolf Mother": what makes it differ

  bool is_changed() const { return now != printed; }
};
// How much room it wants on a sheet, about.
float height_of(const ShownValue& value);
// Title and number, and beside them what they mean; so far from the left edge of `inside`.
void add_value(ColumnMaker& column, const ShownValue& value, Rect inside, float indent = 0);

inline constexpr float kLogPad = 12;  // between the docked log and the edge of its panel

// `weighty` stands before lines of weight. Without lines it says so.
LaidLog lay_out_told(std::span<const ToldLine> lines, Icon weighty, Rect place,
                     const Measure& measure);

}  // namespace mael::web
