#include "web/table/journal.h"

#include <algorithm>

namespace mael::web {

void ReaderLog::turn(int number, Seat active) {
  turn_ = number;
  active_ = active;
}

void ReaderLog::add(Tone tone, std::string text, Topic topic) {
  lines_.push_back({tone, active_, turn_, std::move(text), topic});
}

std::size_t ReaderLog::lines_after(int entries) const {
  if (entries == 0 || ends_.empty()) return 0;
  return ends_[std::min(static_cast<std::size_t>(entries), ends_.size()) - 1];
}

int ReaderLog::entries_until(std::size_t line) const {
  const auto after = std::upper_bound(ends_.begin(), ends_.end(), line);
  return static_cast<int>(after - ends_.begin()) + 1;
}

std::string last_told(const std::vector<ToldLine>& lines) {
  for (auto line = lines.rbegin(); line != lines.rend(); ++line) {
    if (line->tone == Tone::Heading) return {};
    if (line->tone == Tone::Important) return line->text;
  }
  return {};
}

}  // namespace mael::web
