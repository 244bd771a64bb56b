#include "web/base/word_lines.h"

#include <cmath>

#include "web/base/theme.h"

namespace mael::web {

float size_of_letters(TextStyle style) {
  const TypeScale& type = theme().type;
  switch (style) {
    case TextStyle::Caption: return type.caption;
    case TextStyle::Body:
    case TextStyle::Strong: return type.body;
    case TextStyle::Lead: return type.lead;
    case TextStyle::Title: return type.title;
    case TextStyle::Display: return type.display;
  }
  return type.body;
}

std::size_t lines_in(const Measure& measure, TextStyle style, std::string_view words, float wide) {
  if (words.empty()) return 0;
  const float line = measure.size(style, {}).y;
  return static_cast<std::size_t>(std::lround(measure.size(style, words, wide).y / line));
}

float height_in(const Measure& measure, TextStyle style, std::string_view words, float wide) {
  const auto lines = static_cast<float>(lines_in(measure, style, words, wide));
  return std::ceil(lines * size_of_letters(style) * kLineHeight);
}

}  // namespace mael::web
