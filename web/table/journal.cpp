#include "web/table/journal.h"

namespace mael::web {

void ReaderLog::turn(int number, Seat active) {
  turn_ = number;
  active_ = active;
}

void ReaderLog::add(Tone tone, std::string text) {
  lines_.push_back({tone, active_, turn_, std::move(text)});
}

std::string last_told(const std::vector<ToldLine>& lines) {
  for (auto line = lines.rbegin(); line != lines.rend(); ++line) {
    if (line->tone == Tone::Heading) return {};
    if (line->tone == Tone::Important) return line->text;
  }
  return {};
}

}  // namespace mael::web
