// What of a table is scrolled: its log beside the board, and what lies on its open sheet. Laid out
// here, in CSS pixels; the painter only paints it. Pure.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "web/table/told.h"
#include "web/widgets/lists/column.h"
#include "web/widgets/lists/log_lines.h"

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

// Where the log lies.
struct LogPlaces {
  Rect docked;                // its panel beside the board; empty without one
  std::optional<Rect> sheet;  // the inside of the open sheet,
  bool on_sheet = false;      // and whether that is the log's
};
// `weighty` stands before lines of weight. Without lines it says so. Of an earlier moment so many
// lines were told by then: the last of them is marked.
Lists lay_out_logs(const LogPlaces& places, std::span<const ToldLine> lines, Icon weighty,
                   const Measure& measure, std::optional<std::size_t> by_then = {});

}  // namespace mael::web
