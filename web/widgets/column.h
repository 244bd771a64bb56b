// Paragraphs one below the other in a place that is scrolled.
#pragma once

#include <string_view>

#include "web/base/color.h"
#include "web/base/vec2.h"

struct ImDrawList;
struct ImFont;

namespace mael::web {

// What is painted while it lives is cut off at the edges of the place.
class Column {
 public:
  // Scrolled down by `offset` pixels; without a list it only measures.
  Column(ImDrawList* list, Rect place, float offset = 0);
  ~Column();
  Column(const Column&) = delete;
  Column& operator=(const Column&) = delete;

  // Where the next paragraph begins.
  [[nodiscard]] float y() const { return y_; }
  // Of all so far.
  [[nodiscard]] float height() const { return y_ - place_.min.y + offset_; }

  void skip(float pixels) { y_ += pixels; }
  // No higher than `y`.
  void down_to(float y);
  // With so much room left free at both sides.
  void words(const ImFont& font, Rgba color, std::string_view text, float left = 0,
             float right = 0);
  // A line across.
  void rule();

 private:
  ImDrawList* const list_;
  const Rect place_;
  const float offset_;
  float y_;
};

}  // namespace mael::web
