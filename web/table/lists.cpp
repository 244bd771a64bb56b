#include "web/table/lists.h"

#include <utility>

#include "web/base/say.h"

namespace mael::web {

float Lists::height() const {
  if (!sheet) return docked ? docked->height : 0;
  if (log) return log->height;
  return words ? words->height : 0;
}

float Lists::window() const {
  if (sheet) return sheet->height();
  return docked ? docked->place.height() : 0;
}

LogLine shown_line(const ToldLine& told) {
  LogLine line;
  line.text = told.text;
  line.heading = told.tone == Tone::Heading;
  line.faint = told.tone == Tone::Detail;
  line.seat = told.seat == Seat::Chance ? -1 : index_of(told.seat);
  return line;
}

LaidLog lay_out_told(std::vector<LogLine> lines, Rect place, const Measure& measure) {
  if (lines.empty()) {
    LogLine& empty = lines.emplace_back();
    empty.text = say("ui.panel.log_empty");
    empty.faint = true;
  }
  return lay_out_log(std::move(lines), place, measure);
}

}  // namespace mael::web
