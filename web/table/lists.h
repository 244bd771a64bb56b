// What of a table is scrolled: its log beside the board, and what lies on its open sheet. Laid out
// here, in CSS pixels; the painter only paints it. Pure.
#pragma once

#include <optional>
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

inline constexpr float kLogPad = 12;  // between the docked log and the edge of its panel

// As the list of the log shows it.
LogLine shown_line(const ToldLine& told);

// Without lines it says so.
LaidLog lay_out_told(std::vector<LogLine> lines, Rect place, const Measure& measure);

}  // namespace mael::web
