// How many lines words take and how high these are, measured in the letters they are written in.
// Pure.
#pragma once

#include <cmath>
#include <cstddef>
#include <string_view>

#include "web/base/measure.h"

namespace mael::web {

// In a room so wide; no words take none.
inline std::size_t lines_in(const Measure& measure, TextStyle style, std::string_view words,
                            float wide) {
  if (words.empty()) return 0;
  const float line = measure.size(style, {}).y;
  return static_cast<std::size_t>(std::lround(measure.size(style, words, wide).y / line));
}

// As close as lines can be, and as far apart as write_wrapped sets them where they have room;
// rounded up, so that what lies below begins at a whole pixel. No words have no height.
inline float height_in(const Measure& measure, TextStyle style, std::string_view words,
                       float wide) {
  return words.empty() ? 0 : std::ceil(measure.size(style, words, wide).y);
}
inline float height_apart(const Measure& measure, TextStyle style, std::string_view words,
                          float wide) {
  return words.empty() ? 0 : std::ceil(measure.size(style, words, wide).y * kLineHeight);
}

}  // namespace mael::web
