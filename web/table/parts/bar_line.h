// The words of a bar that has no room for a title above them, and other words in few letters. Pure.
#pragma once

#include <cmath>
#include <cstddef>
#include <string_view>

#include "web/base/measure.h"
#include "web/base/theme.h"

namespace mael::web {

// Large where they fit beside each other, else small, and as many lines as there is room for.
inline TextStyle style_of_line(std::string_view line, float room, const Measure& measure) {
  return measure.size(TextStyle::Body, line).x <= room ? TextStyle::Body : TextStyle::Caption;
}

// Whether all of the small words have room in a place, in lines that are broken there.
inline bool fits_small(std::string_view words, Vec2 room, const Measure& measure) {
  const Vec2 size = measure.size(TextStyle::Caption, words, room.x);
  const float line = measure.size(TextStyle::Caption, {}).y;
  const auto lines = static_cast<std::size_t>(std::lround(size.y / line));
  return size.x <= room.x && fit_lines(lines, theme().type.caption, room.y).shown >= lines;
}

// The part of a bar beside its buttons that is below the title.
inline constexpr float kBarTitle = 0.52F;  // of the height
inline Rect below_title(Rect words) {
  return {{words.min.x, words.min.y + words.height() * kBarTitle}, words.max - Vec2{0, 6}};
}
// Whether a line is whole there; else it takes the place of the title.
inline bool leaves_title(std::string_view line, Rect words, const Measure& measure) {
  const Rect below = below_title(words);
  return fits_small(line, below.max - below.min, measure);
}

}  // namespace mael::web
