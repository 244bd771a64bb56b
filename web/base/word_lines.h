// How many lines words take and how high these are, measured in the letters they are written in.
// Pure.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

#include "web/base/measure.h"

namespace mael::web {

// How high letters of a style are, in CSS pixels.
float size_of_letters(TextStyle style);

// In a room so wide; no words take none.
std::size_t lines_in(const Measure& measure, TextStyle style, std::string_view words, float wide);

// With their lines apart, as write_wrapped sets them; rounded up, so that what lies
// below begins at a whole pixel.
float height_in(const Measure& measure, TextStyle style, std::string_view words, float wide);

// Words are kept whole; `letter` is the width of a letter, better a little too wide than cut off.
inline int lines_of(std::string_view words, float width, float letter) {
  const auto room = static_cast<std::size_t>(width / letter);
  int lines = 0;
  std::size_t used = room + 1;
  while (!words.empty()) {
    const std::size_t word = std::min(words.find(' '), words.size());
    if (used + 1 + word > room) {
      ++lines;
      used = word;
    } else {
      used += 1 + word;
    }
    words.remove_prefix(std::min(word + 1, words.size()));
  }
  return lines;
}

}  // namespace mael::web
