// A value or the reason why there is none. Player mistakes and bad input travel as values; the
// engine throws nothing.
#pragma once

#include <cassert>
#include <string>
#include <utility>
#include <variant>

namespace mael {

// What is wrong with a text, a file or a link: one sentence for people and, where it is known,
// the place (1-based line and column; 0 where the input has no lines).
struct Error {
  std::string message;
  int line = 0;
  int column = 0;
  bool newer = false;  // nothing is broken: a version to come wrote it
};

// "file:line column: message", leaving out what is not known.
inline std::string describe(const Error& error, const std::string& file = {}) {
  std::string text = file;
  if (error.line > 0) text += (text.empty() ? "line " : ":") + std::to_string(error.line);
  if (error.column > 0) {
    text += (text.empty() ? "column " : " column ") + std::to_string(error.column);
  }
  if (!text.empty()) text += ": ";
  return text + error.message;
}

template <class T, class E = Error>
class [[nodiscard]] Result {
 public:
  Result(T value) : held_(std::in_place_index<0>, std::move(value)) {}
  Result(E error) : held_(std::in_place_index<1>, std::move(error)) {}

  bool ok() const { return held_.index() == 0; }
  explicit operator bool() const { return ok(); }

  // The value; the result must be ok.
  T& value() {
    assert(ok());
    return *std::get_if<0>(&held_);
  }
  const T& value() const {
    assert(ok());
    return *std::get_if<0>(&held_);
  }
  T& operator*() { return value(); }
  const T& operator*() const { return value(); }
  T* operator->() { return &value(); }
  const T* operator->() const { return &value(); }

  // The reason; the result must not be ok.
  const E& error() const {
    assert(!ok());
    return *std::get_if<1>(&held_);
  }

 private:
  std::variant<T, E> held_;
};

}  // namespace mael
