// Reading the house's own texts: positions, actions, set-ups, scenarios.
//
// A reader walks over a text and remembers the first thing that was not as expected. From then on
// it stands at the end and every further question gets an empty answer, so a grammar reads
// straight ahead and asks once, at the end, whether all went well. Loops end by themselves because
// `accept` is false at the end.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/core/result.h"

namespace mael {

// Of a–z and A–Z.
constexpr bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

// Whether two texts differ in nothing but the case of the letters a–z.
bool equal_in_either_case(std::string_view a, std::string_view b);

// Part of a text: the bytes from `begin` up to, not including, `end`.
struct TextSpan {
  std::size_t begin = 0;
  std::size_t end = 0;
};

class TextReader {
 public:
  // The text must outlive the reader.
  explicit TextReader(std::string_view text) : text_(text), end_(text.size()) {}

  bool failed() const { return failed_; }
  // What went wrong first; only after failed().
  const Error& error() const { return error_; }

  bool at_end() const { return at_ == end_; }
  std::size_t place() const { return at_; }
  // The next character; '\0' at the end.
  char peek() const { return at_end() ? '\0' : text_[at_]; }
  bool next_is_digit() const { return peek() >= '0' && peek() <= '9'; }

  // Spaces, tabs and line ends; `_` too, which stands for a space in links.
  void skip_blanks();
  // Takes the symbol, with blanks on either side of it, if it comes next.
  bool accept(char symbol);
  void expect(char symbol);
  // Takes the word, in either case, if it comes next and no further letter follows it.
  bool accept_word(std::string_view word);
  // The letters a–z, A–Z that come next, not yet taken.
  std::string_view peek_letters() const;
  void advance(std::size_t characters);
  // A whole number in low … high; fails with `what` and the range otherwise.
  int number(int low, int high, std::string_view what);
  // Place of the next word, in either case, in `words`; fails with `what` and all words otherwise.
  int one_of(std::span<const std::string_view> words, std::string_view what);
  // Fails unless nothing but blanks is left.
  void expect_end(std::string_view of_what);

  // Everything up to the next blank, except that blanks round the symbols , + and = do not count.
  TextSpan take_field();
  // Goes back to a place read before.
  void return_to(std::size_t place) {
    if (!failed_) at_ = place;
  }
  // From here on the reader sees only that part of the text.
  void enter(TextSpan part);

  // Records "expected …, found …" at the place where the reader stands, or at another.
  void fail(std::string_view expected);
  void fail_at(std::size_t place, std::string_view expected);
  // Records a sentence of its own.
  void refuse_at(std::size_t place, std::string message);

 private:
  std::string found_at(std::size_t place) const;

  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t end_ = 0;
  bool failed_ = false;
  Error error_;
};

// A separator that is left out before the first item of a list.
class Separator {
 public:
  explicit constexpr Separator(std::string_view text) : text_(text) {}
  constexpr std::string_view next() {
    const std::string_view now = first_ ? std::string_view() : text_;
    first_ = false;
    return now;
  }

 private:
  std::string_view text_;
  bool first_ = true;
};

}  // namespace mael
