#include "web/app/thinking/talk.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace mael::web {

namespace {

constexpr double kPointParts = 1e6;  // points are told in parts of this size
constexpr double kProgressParts = 1000;
constexpr std::array<std::string_view, 4> kVerbs{"think", "advise", "judge", "compare"};

// Takes what stands before the next `end` off a text.
std::string_view take_until(std::string_view& text, char end) {
  const std::size_t at = std::min(text.find(end), text.size());
  const std::string_view part = text.substr(0, at);
  text.remove_prefix(std::min(at + 1, text.size()));
  return part;
}

template <class Number>
bool take_number(std::string_view& line, Number& number) {
  const std::string_view word = take_until(line, ' ');
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  return error == std::errc() && end == word.data() + word.size();
}

bool read_verb(std::string_view& line, Verb& verb) {
  const auto found = std::find(kVerbs.begin(), kVerbs.end(), take_until(line, ' '));
  verb = static_cast<Verb>(found - kVerbs.begin());
  return found != kVerbs.end();
}

bool is_possible(const Budget& budget) {
  return budget.iterations >= 0 && budget.milliseconds >= 0 &&
         (budget.iterations > 0 || budget.milliseconds > 0);
}

std::optional<Tally<std::string>> read_finding(std::string_view line) {
  Tally<std::string> finding;
  std::int64_t points = 0;
  if (!take_number(line, finding.visits) || !take_number(line, points) || line.empty()) return {};
  finding.points = static_cast<double>(points) / kPointParts;
  finding.action = line;
  return finding;
}

bool read_findings(std::string_view text, Findings& findings) {
  while (!text.empty()) {
    auto finding = read_finding(take_until(text, '\n'));
    if (!finding) return false;
    findings.push_back(*std::move(finding));
  }
  return true;
}

}  // namespace

bool is_same(const ThoughtQuestion& a, const ThoughtQuestion& b) {
  return a.verb == b.verb && a.kind == b.kind && a.seat == b.seat && a.position == b.position &&
         a.done == b.done;
}

std::string write_question(const ThoughtQuestion& question) {
  std::string text(kVerbs[static_cast<std::size_t>(question.verb)]);
  for (const std::uint64_t number :
       {static_cast<std::uint64_t>(question.kind),
        static_cast<std::uint64_t>(index_of(question.seat)), question.seed,
        static_cast<std::uint64_t>(question.budget.iterations),
        static_cast<std::uint64_t>(question.budget.milliseconds)}) {
    text += ' ' + std::to_string(number);
  }
  return text + '\n' + question.position + '\n' + question.done;
}

std::optional<ThoughtQuestion> read_question(std::string_view text) {
  ThoughtQuestion question;
  int kind = 0, seat = 0;
  Budget& budget = question.budget;
  std::string_view head = take_until(text, '\n');
  if (!read_verb(head, question.verb) || !take_number(head, kind) || !take_number(head, seat) ||
      !take_number(head, question.seed) || !take_number(head, budget.iterations) ||
      !take_number(head, budget.milliseconds) || !is_possible(budget)) {
    return {};
  }
  if (kind < 0 || kind >= kBotKinds || seat < 0 || seat >= kMaxSeats) return {};
  question.kind = static_cast<BotKind>(kind);
  question.seat = seat_at(seat);
  question.position = take_until(text, '\n');
  question.done = text;
  return question;
}

std::string write_report(const ThoughtReport& report) {
  std::string text = std::to_string(std::lround(report.progress * kProgressParts));
  text += report.done ? " done" : "";
  if (!report.counsel.empty()) return text + '\n' + report.counsel;
  for (const auto& [action, visits, points] : report.findings) {
    text += '\n' + std::to_string(visits) + ' ' +
            std::to_string(std::llround(points * kPointParts)) + ' ' + action;
  }
  return text;
}

std::optional<ThoughtReport> read_report(std::string_view text, Verb verb) {
  ThoughtReport report;
  std::string_view head = take_until(text, '\n');
  int progress = 0;
  if (!take_number(head, progress)) return {};
  report.progress = std::clamp(progress / kProgressParts, 0.0, 1.0);
  report.done = head == "done";
  if (!report.done) return report;
  if (verb != Verb::Think) {
    const bool reads =
        verb == Verb::Compare ? read_counsels(text).has_value() : read_counsel(text).has_value();
    if (!reads) return {};
    report.counsel = text;
  } else if (!read_findings(text, report.findings) || report.findings.empty()) {
    return {};
  }
  return report;
}

}  // namespace mael::web
