#include "web/table/lists.h"

#include <utility>

#include "web/base/say.h"
#include "web/base/theme.h"

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

float height_of(const ShownValue& value) {
  return 27 + 18 * static_cast<float>(value.changes.size());
}

void add_value(ColumnMaker& column, const ShownValue& value, Rect inside, float indent) {
  constexpr float kTitle = 92, kNumber = 136, kMeaning = 138, kLine = 21;
  const Palette& color = theme().color;
  const float top = column.y(), left = inside.min.x + indent;
  const std::string now = std::to_string(value.now);
  const std::string number =
      value.is_changed() ? now + " (" + std::to_string(value.printed) + ")" : now;
  column.line({{left, top}, {left + kTitle, top + kLine}}, TextStyle::Strong, color.text,
              value.title);
  column.line({{left + kTitle + 2, top}, {left + kNumber, top + kLine}}, TextStyle::Strong,
              value.is_changed() ? color.legal : color.accent, number);
  column.skip(2);
  column.words(TextStyle::Caption, color.text_muted, value.meaning, indent + kMeaning);
  for (const std::string& change : value.changes) {
    column.words(TextStyle::Caption, value.now >= value.printed ? color.legal : color.danger, change,
                 indent + kMeaning);
  }
  column.down_to(top + 25);
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

}  // namespace

LaidLog lay_out_told(std::span<const ToldLine> told, Icon weighty, Rect place,
                     const Measure& measure) {
  std::vector<LogLine> lines;
  lines.reserve(told.size());
  for (const ToldLine& line : told) lines.push_back(shown_line(line, weighty));
  if (lines.empty()) {
    LogLine& empty = lines.emplace_back();
    empty.text = say("ui.panel.log_empty");
    empty.faint = true;
  }
  return lay_out_log(std::move(lines), place, measure);
}

}  // namespace mael::web
