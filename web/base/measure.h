// How much room words take, for layouts: the page answers with its fonts (ink.h, page_measure), a
// test with letters of one width. Pure.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "web/base/vec2.h"

namespace mael::web {

// The styles words are written in; sizes as in TypeScale.
enum class TextStyle : std::uint8_t {
  Caption,
  Body,
  Strong,  // the size of Body, bold
  Lead,
  Title,    // the display face
  Display,  // the display face, large
};

class Measure {
 public:
  virtual ~Measure() = default;
  // Width and height of the words in CSS pixels; lines are broken at `wrap` pixels, 0: nowhere but
  // at a line end. No words at all are as high as a line.
  virtual Vec2 size(TextStyle style, std::string_view words, float wrap = 0) const = 0;
};

// How large the letters of a title are: one that is too wide for its room keeps its face and is
// made smaller, but no smaller than can be read; then it takes lines.
constexpr float size_of_title(float size, float width, float room) {
  constexpr float kLeast = 0.7F;
  const float share = width <= room ? 1 : room / width;
  return size * (share < kLeast ? kLeast : share);
}

// How far apart lines stand, in sizes of their letters; Measure counts them as close as they can
// be.
inline constexpr float kLineHeight = 1.18F;

struct LineFit {
  std::size_t shown = 0;  // at least one
  float pitch = 0;        // from line to line
};
// How lines of letters so large stand in a room so high: apart, or closer where only so all of them
// have room, as in one that was measured for them.
LineFit fit_lines(std::size_t lines, float letter, float room);

// Every letter is half as wide as its size, every line a fifth higher.
const Measure& fixed_measure();

}  // namespace mael::web
