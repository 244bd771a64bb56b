#include "web/base/measure.h"

#include <algorithm>
#include <cstddef>
#include <limits>

#include "web/base/theme.h"

namespace mael::web {
namespace {

float em_of(TextStyle style) {
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

std::size_t letters_of(std::string_view words) {
  return static_cast<std::size_t>(std::count_if(words.begin(), words.end(), [](char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
  }));
}

struct Block {
  std::size_t lines = 0;
  std::size_t widest = 0;  // letters
};

// Words are kept whole where they fit into a line.
void add_paragraph(std::string_view words, std::size_t room, Block& block) {
  std::size_t line = 0;
  ++block.lines;
  while (!words.empty()) {
    const std::size_t end = std::min(words.find(' '), words.size());
    const std::size_t word = letters_of(words.substr(0, end));
    words.remove_prefix(std::min(end + 1, words.size()));
    if (line > 0 && line + 1 + word > room) {
      line = 0;
      ++block.lines;
    }
    line += (line > 0 ? 1 : 0) + word;
    for (; line > room; line -= room) {
      ++block.lines;
      block.widest = std::max(block.widest, room);
    }
    block.widest = std::max(block.widest, line);
  }
}

class FixedMeasure final : public Measure {
 public:
  Vec2 size(TextStyle style, std::string_view words, float wrap) const override {
    constexpr float kWidth = 0.5F, kHeight = 1.2F;  // of a letter, of a line
    const float em = em_of(style);
    const auto room = wrap > 0
                          ? std::max<std::size_t>(1, static_cast<std::size_t>(wrap / (em * kWidth)))
                          : std::numeric_limits<std::size_t>::max();
    Block block;
    while (true) {
      const std::size_t end = std::min(words.find('\n'), words.size());
      add_paragraph(words.substr(0, end), room, block);
      if (end == words.size()) break;
      words.remove_prefix(end + 1);
    }
    return {static_cast<float>(block.widest) * em * kWidth,
            static_cast<float>(block.lines) * em * kHeight};
  }
};

}  // namespace

LineFit fit_lines(std::size_t lines, float letter, float room) {
  constexpr float kSlack = 2;  // pixels that a line may stand out
  const float high = room + kSlack, apart = letter * kLineHeight;
  const auto count = static_cast<float>(std::max<std::size_t>(lines, 1));
  if (count * letter <= high) return {lines, std::min(apart, high / count)};
  return {static_cast<std::size_t>(std::max(1.0F, high / apart)), apart};
}

const Measure& fixed_measure() {
  static const FixedMeasure measure;
  return measure;
}

}  // namespace mael::web
