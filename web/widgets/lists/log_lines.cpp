#include "web/widgets/lists/log_lines.h"

#include <utility>

namespace mael::web {

LaidLog lay_out_log(std::vector<LogLine> lines, Rect place, const Measure& measure) {
  LaidLog laid{place, std::move(lines), {}, 0};
  laid.heights.reserve(laid.lines.size());
  const float width = place.width() - kLogBar - kLogIndent;
  for (const LogLine& line : laid.lines) {
    const float words = measure.size(line.style(), line.text, width).y;
    laid.heights.push_back(words + (line.heading ? 3 * kLogGap : kLogGap));
    laid.height += laid.heights.back();
  }
  return laid;
}

std::optional<std::size_t> line_at(const LaidLog& log, float offset, Vec2 at) {
  if (!log.place.contains(at)) return {};
  float bottom = log.place.min.y - offset;
  for (std::size_t line = 0; line < log.heights.size(); ++line) {
    bottom += log.heights[line];
    if (at.y < bottom) return line;
  }
  return {};
}

}  // namespace mael::web
