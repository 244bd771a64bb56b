// Words in a place so narrow that the longest of them may be wider: written so much smaller that
// none is broken. Pure.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "web/base/measure.h"

namespace mael::web {

struct WholeWords {
  float scale = 1;  // of the style's size, at most 1
  std::vector<std::string> lines;
};

inline WholeWords whole_words(TextStyle style, std::string_view words, float room,
                              const Measure& measure) {
  std::vector<std::string_view> each;
  float longest = room;
  while (!words.empty()) {
    const std::size_t end = std::min(words.find(' '), words.size());
    each.push_back(words.substr(0, end));
    longest = std::max(longest, measure.size(style, each.back()).x);
    words.remove_prefix(std::min(end + 1, words.size()));
  }
  WholeWords out{room / longest, {}};
  for (const std::string_view word : each) {
    const std::string longer =
        out.lines.empty() ? std::string() : out.lines.back() + " " + std::string(word);
    if (!longer.empty() && measure.size(style, longer).x <= longest) {
      out.lines.back() = longer;
    } else {
      out.lines.emplace_back(word);
    }
  }
  return out;
}

}  // namespace mael::web
