// The lines of a log, and how high each of them is. Pure; log_list.h paints them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "assets/icon_table.h"
#include "web/base/measure.h"
#include "web/base/vec2.h"

namespace mael::web {

struct LogLine {
  std::string text{};
  Icon icon = Icon::None;
  int seat = -1;         // whose line; -1 no seat's
  bool heading = false;  // a turn begins
  bool faint = false;    // a detail of the line above
  bool marked = false;   // the last one of what is shown
  bool later = false;    // of what came after that

  TextStyle style() const { return heading ? TextStyle::Strong : TextStyle::Caption; }
};

inline constexpr float kLogIndent = 26;  // of the words of a line
inline constexpr float kLogGap = 5;      // below a line; above a heading twice
inline constexpr float kLogBar = 12;     // room at the right for the bar

struct LaidLog {
  Rect place;
  std::vector<LogLine> lines;
  std::vector<float> heights;  // of each line
  float height = 0;            // of them all
};

// The line at a place, scrolled down by `offset` pixels; nothing beside the lines.
std::optional<std::size_t> line_at(const LaidLog& log, float offset, Vec2 at);

LaidLog lay_out_log(std::vector<LogLine> lines, Rect place, const Measure& measure);

}  // namespace mael::web
