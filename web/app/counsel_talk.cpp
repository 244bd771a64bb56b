#include "web/app/counsel_talk.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace mael::web {

namespace {

// counsel SEAT SEED ITERATIONS MILLISECONDS, then a line each: the position, what was done.
constexpr std::string_view kHead = "counsel ";

// A report begins as those of bots do, so that the worker tells what is done alike.
constexpr std::string_view kDone = "1000 done\n";

std::string_view take_until(std::string_view& text, char end) {
  const std::size_t at = std::min(text.find(end), text.size());
  const std::string_view part = text.substr(0, at);
  text.remove_prefix(std::min(at + 1, text.size()));
  return part;
}

template <class N>
bool read_number(std::string_view& line, N& number) {
  const std::string_view word = take_until(line, ' ');
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  return error == std::errc() && end == word.data() + word.size();
}

}  // namespace

std::string write_counsel_question(const CounselQuestion& question) {
  return std::string(kHead) + std::to_string(index_of(question.seat)) + ' ' +
         std::to_string(question.seed) + ' ' + std::to_string(question.budget.iterations) + ' ' +
         std::to_string(question.budget.milliseconds) + '\n' + question.position + '\n' +
         question.done;
}

std::optional<CounselQuestion> read_counsel_question(std::string_view text) {
  if (!text.starts_with(kHead)) return {};
  text.remove_prefix(kHead.size());
  std::string_view head = take_until(text, '\n');
  CounselQuestion question;
  int seat = 0;
  Budget& budget = question.budget;
  if (!read_number(head, seat) || !read_number(head, question.seed) ||
      !read_number(head, budget.iterations) || !read_number(head, budget.milliseconds) ||
      seat < 0 || seat >= kMaxSeats || budget.iterations < 0 || budget.milliseconds < 0 ||
      budget.iterations + budget.milliseconds == 0) {
    return {};
  }
  question.seat = seat_at(seat);
  question.position = take_until(text, '\n');
  question.done = text;
  return question;
}

std::string write_counsel_report(double progress) {
  return std::to_string(std::lround(progress * 1000));
}

std::string write_counsel_report(const Counsel& counsel) {
  return std::string(kDone) + write_counsel(counsel);
}

std::optional<CounselReport> read_counsel_report(std::string_view text) {
  if (text.empty()) return {};
  if (!text.starts_with(kDone)) return CounselReport{};
  text.remove_prefix(kDone.size());
  if (!read_counsel(text)) return {};
  return CounselReport{true, std::string(text)};
}

}  // namespace mael::web
