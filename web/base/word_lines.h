// How many lines words will about take, guessed without a font. Pure.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace mael::web {

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
