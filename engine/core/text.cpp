#include "engine/core/text.h"

namespace mael {
namespace {

bool is_blank(char c) { return c == ' ' || c == '_' || c == '\t' || c == '\n' || c == '\r'; }

bool joins_blanks(char c) { return c == ',' || c == '+' || c == '='; }

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

std::string listed(std::span<const std::string_view> words) {
  std::string list;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) list += i + 1 == words.size() ? " or " : ", ";
    list += words[i];
  }
  return list;
}

}  // namespace

bool equal_in_either_case(std::string_view a, std::string_view b) {
  if (a.size() != b.size()) return false;
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (lower(a[i]) != lower(b[i])) return false;
  }
  return true;
}

void TextReader::skip_blanks() {
  while (!at_end() && is_blank(text_[at_])) ++at_;
}

bool TextReader::accept(char symbol) {
  const std::size_t before = at_;
  skip_blanks();
  if (at_end() || text_[at_] != symbol) {
    at_ = before;
    return false;
  }
  ++at_;
  skip_blanks();
  return true;
}

void TextReader::expect(char symbol) {
  if (!accept(symbol)) fail(std::string("'") + symbol + "'");
}

bool TextReader::accept_word(std::string_view word) {
  if (word.empty() || !equal_in_either_case(peek_letters(), word)) return false;
  advance(word.size());
  return true;
}

std::string_view TextReader::peek_letters() const {
  std::size_t to = at_;
  while (to < end_ && is_letter(text_[to])) ++to;
  return text_.substr(at_, to - at_);
}

void TextReader::advance(std::size_t characters) {
  at_ = characters < end_ - at_ ? at_ + characters : end_;
}

int TextReader::number(int low, int high, std::string_view what) {
  const std::size_t start = at_;
  long long value = 0;
  bool in_range = next_is_digit();
  while (next_is_digit()) {
    value = value * 10 + (text_[at_++] - '0');
    if (value > high) {
      in_range = false;
      value = high;
    }
  }
  if (in_range && value >= low) return static_cast<int>(value);
  fail_at(start,
          std::string(what) + " from " + std::to_string(low) + " to " + std::to_string(high));
  return low;
}

int TextReader::one_of(std::span<const std::string_view> words, std::string_view what) {
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (accept_word(words[i])) return static_cast<int>(i);
  }
  fail(std::string(what) + " (" + listed(words) + ")");
  return 0;
}

void TextReader::expect_end(std::string_view of_what) {
  skip_blanks();
  if (!at_end()) fail(std::string("the end of ") + std::string(of_what));
}

TextSpan TextReader::take_field() {
  const TextSpan nothing{at_, at_};
  TextSpan field = nothing;
  while (!at_end()) {
    if (!is_blank(text_[at_])) {
      field.end = ++at_;
      continue;
    }
    const bool open = field.end > field.begin && joins_blanks(text_[field.end - 1]);
    skip_blanks();
    if (!open && !joins_blanks(peek())) break;
  }
  return field;
}

void TextReader::enter(TextSpan part) {
  if (failed_) return;
  at_ = part.begin;
  end_ = part.end;
}

void TextReader::fail(std::string_view expected) { fail_at(at_, expected); }

void TextReader::fail_at(std::size_t place, std::string_view expected) {
  if (failed_) return;
  refuse_at(place, "expected " + std::string(expected) + ", found " + found_at(place));
}

void TextReader::refuse_at(std::size_t place, std::string message) {
  if (failed_) return;
  failed_ = true;
  error_.message = std::move(message);
  error_.line = 1;
  error_.column = 1;
  for (std::size_t i = 0; i < place; ++i) {
    ++error_.column;
    if (text_[i] == '\n') {
      ++error_.line;
      error_.column = 1;
    }
  }
  at_ = end_;
}

std::string TextReader::found_at(std::size_t place) const {
  constexpr std::size_t kShown = 12;
  std::size_t to = place;
  while (to < end_ && to - place < kShown && text_[to] > ' ' && text_[to] < 127) ++to;
  if (to > place) return "'" + std::string(text_.substr(place, to - place)) + "'";
  if (place >= end_) return "the end";
  return is_blank(text_[place]) ? "a space" : "an unreadable character";
}

}  // namespace mael
