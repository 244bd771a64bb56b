#include "engine/play/counsel.h"

#include <algorithm>
#include <charconv>
#include <cmath>

#include "engine/core/table.h"

namespace mael {
namespace {

// "620 80 3.1.0.1.3,4.0.1.-1.2 a AcA2@1.5": thousandths of share and loss, reasons, action; - for
// no reasons.
std::string write_reason(const Reason& reason) {
  std::string text = std::to_string(static_cast<int>(reason.kind));
  for (const int number : {int{reason.topic}, index_of(reason.seat), reason.by, reason.from}) {
    text += '.' + std::to_string(number);
  }
  return text;
}

bool read_within(std::string_view text, int least, int most, int& number) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() && end == text.data() + text.size() && number >= least &&
         number <= most;
}

std::optional<Reason> read_reason(std::string_view text) {
  const std::vector<std::string_view> parts = split(text, '.');
  int kind = 0, topic = 0, seat = 0;
  Reason reason;
  if (parts.size() != 5 || !read_within(parts[0], 0, static_cast<int>(Reason::Kind::Later), kind) ||
      !read_within(parts[1], 0, 99, topic) || !read_within(parts[2], 0, kMaxSeats - 1, seat) ||
      !read_within(parts[3], -9999, 9999, reason.by) ||
      !read_within(parts[4], -9999, 9999, reason.from)) {
    return {};
  }
  reason.kind = static_cast<Reason::Kind>(kind);
  reason.topic = static_cast<std::uint8_t>(topic);
  reason.seat = seat_at(seat);
  return reason;
}

std::string_view next_word(std::string_view& line) {
  const std::size_t end = std::min(line.find(' '), line.size());
  const std::string_view word = line.substr(0, end);
  line.remove_prefix(std::min(end + 1, line.size()));
  return word;
}

}  // namespace

std::string write_counsel(const Counsel& counsel) {
  std::string reasons;
  for (const Reason& reason : counsel.reasons) {
    reasons += (reasons.empty() ? "" : ",") + write_reason(reason);
  }
  return std::to_string(std::lround(counsel.share * 1000)) + ' ' +
         std::to_string(std::lround(counsel.lost * 1000)) + ' ' +
         (reasons.empty() ? "-" : reasons) + ' ' + counsel.action;
}

std::optional<Counsel> read_counsel(std::string_view line) {
  int share = 0, lost = 0;
  if (!read_within(next_word(line), 0, 1000, share) ||
      !read_within(next_word(line), 0, 1000, lost)) {
    return {};
  }
  Counsel counsel;
  counsel.share = static_cast<float>(share) / 1000;
  counsel.lost = static_cast<float>(lost) / 1000;
  const std::string_view reasons = next_word(line);
  if (reasons.empty()) return {};
  if (reasons != "-") {
    for (const std::string_view each : split(reasons, ',')) {
      const std::optional<Reason> reason = read_reason(each);
      if (!reason) return {};
      counsel.reasons.push_back(*reason);
    }
  }
  counsel.action = line;
  return counsel;
}

std::string write_counsels(const std::vector<Counsel>& counsels) {
  std::string lines;
  for (const Counsel& counsel : counsels) {
    lines += (lines.empty() ? "" : "\n") + write_counsel(counsel);
  }
  return lines;
}

std::optional<std::vector<Counsel>> read_counsels(std::string_view lines) {
  std::vector<Counsel> counsels;
  for (const std::string_view line : split(lines, '\n')) {
    auto counsel = read_counsel(line);
    if (!counsel) return {};
    counsels.push_back(*std::move(counsel));
  }
  return counsels;
}

}  // namespace mael
