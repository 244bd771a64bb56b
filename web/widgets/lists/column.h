// Paragraphs one below the other in a place that is scrolled: laid out here, painted by
// column_paint.h. Pure.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "assets/icon_table.h"
#include "web/base/color.h"
#include "web/base/measure.h"
#include "web/base/vec2.h"

namespace mael::web {

struct ColumnPart {
  enum class Kind : std::uint8_t {
    Words,  // in as many lines as they take
    Line,   // in one line, centred upright in its place, cut off where it is too long
    Rule,   // a line across
    Icon,   // as large as its place
  };
  Kind kind = Kind::Words;
  Rect at;          // where it lies as long as nothing is scrolled
  float width = 0;  // of an Icon, and of Words: how wide their lines may run
  TextStyle style = TextStyle::Body;
  Rgba ink;
  std::string text{};
  Icon icon = Icon::None;
};

struct Column {
  Rect place;  // what lies outside is cut off
  std::vector<ColumnPart> parts;
  float height = 0;  // of all of them
};

// How far it is read, in the margin beside the words; nothing where all of it is seen.
std::optional<Rect> thumb_of(const Column& column, float offset);

class ColumnMaker {
 public:
  // `measure` must outlive it.
  ColumnMaker(Rect place, const Measure& measure);

  // Where the next paragraph begins.
  [[nodiscard]] float y() const { return y_; }
  void skip(float pixels) { y_ += pixels; }
  // No higher than `y`.
  void down_to(float y);
  // With so much room left free at both sides.
  void words(TextStyle style, Rgba ink, std::string_view text, float left = 0, float right = 0);
  void rule();

  // At a place of their own; the next paragraph begins where it would have without them.
  void line(Rect at, TextStyle style, Rgba ink, std::string_view text);
  void icon(Vec2 middle, float size, Icon icon, Rgba ink);

  Column take();

 private:
  const Measure& measure_;
  Column made_;
  float y_;
};

}  // namespace mael::web
