#include "web/app/bot_talk.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace mael::web {

namespace {

constexpr double kPointParts = 1e6;      // points are told in parts of this size
constexpr double kProgressParts = 1000;
constexpr int kBriefly = 600;  // milliseconds

// Takes what stands before the next `end` off a text.
std::string_view take_until(std::string_view& text, char end) {
  const std::size_t at = std::min(text.find(end), text.size());
  const std::string_view part = text.substr(0, at);
  text.remove_prefix(std::min(at + 1, text.size()));
  return part;
}

template <class Number>
bool read_number(std::string_view& line, Number& number) {
  const std::string_view word = take_until(line, ' ');
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  return error == std::errc() && end == word.data() + word.size();
}

std::optional<Tally<std::string>> read_finding(std::string_view line) {
  Tally<std::string> finding;
  std::int64_t points = 0;
  if (!read_number(line, finding.visits) || !read_number(line, points) || line.empty()) return {};
  finding.points = static_cast<double>(points) / kPointParts;
  finding.action = line;
  return finding;
}

}  // namespace

std::string write_question(const BotQuestion& question) {
  std::string text;
  for (const std::uint64_t number :
       {static_cast<std::uint64_t>(question.kind),
        static_cast<std::uint64_t>(index_of(question.seat)), question.seed,
        static_cast<std::uint64_t>(question.budget.iterations),
        static_cast<std::uint64_t>(question.budget.milliseconds)}) {
    text += std::to_string(number) + ' ';
  }
  return text + question.position;
}

std::optional<BotQuestion> read_question(std::string_view text) {
  BotQuestion question;
  int kind = 0, seat = 0;
  Budget& budget = question.budget;
  if (!read_number(text, kind) || !read_number(text, seat) || !read_number(text, question.seed) ||
      !read_number(text, budget.iterations) || !read_number(text, budget.milliseconds)) {
    return {};
  }
  if (kind < 0 || kind >= kBotKinds || seat < 0 || seat >= kMaxSeats) return {};
  if (budget.iterations < 0 || budget.milliseconds < 0 ||
      budget.iterations + budget.milliseconds == 0) {
    return {};
  }
  question.kind = static_cast<BotKind>(kind);
  question.seat = seat_at(seat);
  question.position = text;
  return question;
}

std::string write_report(const BotReport& report) {
  std::string text = std::to_string(std::lround(report.progress * kProgressParts));
  text += report.done ? " done" : "";
  for (const auto& [action, visits, points] : report.findings) {
    text += '\n' + std::to_string(visits) + ' ' +
            std::to_string(std::llround(points * kPointParts)) + ' ' + action;
  }
  return text;
}

std::optional<BotReport> read_report(std::string_view text) {
  BotReport report;
  std::string_view head = take_until(text, '\n');
  int progress = 0;
  if (!read_number(head, progress)) return {};
  report.progress = std::clamp(progress / kProgressParts, 0.0, 1.0);
  report.done = head == "done";
  while (!text.empty()) {
    auto finding = read_finding(take_until(text, '\n'));
    if (!finding) return {};
    report.findings.push_back(*std::move(finding));
  }
  if (report.done && report.findings.empty()) return {};
  return report;
}

BotKind bot_of(PlayerKind kind) {
  static_assert(static_cast<int>(PlayerKind::RandomBot) == static_cast<int>(BotKind::Random) + 1);
  static_assert(static_cast<int>(PlayerKind::Master) == static_cast<int>(BotKind::Master) + 1);
  return static_cast<BotKind>(static_cast<int>(kind) - 1);
}

Budget budget_at_table(BotKind kind) {
  if (kind < kWeakestLevel) return {1, 0};
  Budget budget = level_of(kind).budget;
  if (thinks_together(kind)) budget.iterations = 0;
  return budget;
}

Budget brief_budget_at_table(BotKind kind) {
  Budget budget = budget_at_table(kind);
  budget.milliseconds = std::min(budget.milliseconds, kBriefly);
  return budget;
}

bool thinks_together(BotKind kind) { return kind == kStrongestLevel; }

}  // namespace mael::web
