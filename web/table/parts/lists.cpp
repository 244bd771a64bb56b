#include "web/table/parts/lists.h"

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

namespace {

LogLine shown_line(const ToldLine& told, Icon weighty) {
  LogLine line;
  line.text = told.text;
  line.heading = told.tone == Tone::Heading;
  line.faint = told.tone == Tone::Detail;
  line.seat = told.seat == Seat::Chance ? -1 : index_of(told.seat);
  if (told.tone == Tone::Important) line.icon = weighty;
  return line;
}

LaidLog lay_out_told(std::span<const ToldLine> told, Icon weighty, Rect place,
                     const Measure& measure, std::optional<std::size_t> by_then) {
  std::vector<LogLine> lines;
  lines.reserve(told.size());
  for (const ToldLine& line : told) lines.push_back(shown_line(line, weighty));
  for (std::size_t i = 0; by_then && i < lines.size(); ++i) {
    lines[i].marked = i + 1 == *by_then;
    lines[i].later = i >= *by_then;
  }
  if (lines.empty()) {
    LogLine& empty = lines.emplace_back();
    empty.text = say("ui.panel.log_empty");
    empty.faint = true;
  }
  return lay_out_log(std::move(lines), place, measure);
}

}  // namespace

Lists lay_out_logs(const LogPlaces& places, std::span<const ToldLine> lines, Icon weighty,
                   const Measure& measure, std::optional<std::size_t> by_then) {
  constexpr float kPad = 12;  // between the docked log and the edge of its panel
  Lists lists;
  if (places.docked.height() > 0) {
    lists.docked = lay_out_told(lines, weighty, grown(places.docked, -kPad), measure, by_then);
  }
  lists.sheet = places.sheet;
  if (places.sheet && places.on_sheet) {
    lists.log = lay_out_told(lines, weighty, *places.sheet, measure, by_then);
  }
  return lists;
}

}  // namespace mael::web
