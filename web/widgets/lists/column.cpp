#include "web/widgets/lists/column.h"

#include <algorithm>

#include "web/base/theme.h"

namespace mael::web {

std::optional<Rect> thumb_of(const Column& column, float offset) {
  constexpr float kGap = 6, kWidth = 3;
  const Rect at = column.place;
  const float high = at.height(), more = column.height - high;
  if (more <= 1) return {};
  const float length = high * high / column.height;
  const float top = at.min.y + (high - length) * std::clamp(offset / more, 0.0F, 1.0F);
  return Rect{{at.max.x + kGap, top}, {at.max.x + kGap + kWidth, top + length}};
}

ColumnMaker::ColumnMaker(Rect place, const Measure& measure)
    : measure_(measure), made_{place, {}, 0}, y_(place.min.y) {}

void ColumnMaker::down_to(float y) { y_ = std::max(y_, y); }

void ColumnMaker::words(TextStyle style, Rgba ink, std::string_view text, float left, float right) {
  const float width = made_.place.width() - left - right;
  const Vec2 at{made_.place.min.x + left, y_};
  y_ += measure_.size(style, text, width).y;
  made_.parts.push_back(
      {ColumnPart::Kind::Words, {at, {at.x + width, y_}}, width, style, ink, std::string(text)});
}

void ColumnMaker::rule() {
  y_ += 8;
  ColumnPart part;
  part.kind = ColumnPart::Kind::Rule;
  part.at = {{made_.place.min.x, y_}, {made_.place.max.x, y_ + 1}};
  part.ink = theme().color.line;
  made_.parts.push_back(std::move(part));
  y_ += 9;
}

void ColumnMaker::line(Rect at, TextStyle style, Rgba ink, std::string_view text) {
  made_.parts.push_back({ColumnPart::Kind::Line, at, 0, style, ink, std::string(text)});
}

void ColumnMaker::icon(Vec2 middle, float size, Icon icon, Rgba ink) {
  const Vec2 half{size / 2, size / 2};
  made_.parts.push_back({ColumnPart::Kind::Icon,
                         {middle - half, middle + half},
                         size,
                         TextStyle::Body,
                         ink,
                         {},
                         icon});
}

Column ColumnMaker::take() {
  made_.height = y_ - made_.place.min.y;
  return std::move(made_);
}

}  // namespace mael::web
