#include "web/widgets/column.h"

#include <algorithm>

#include "web/base/ink.h"

namespace mael::web {

Column::Column(ImDrawList* list, Rect place, float offset)
    : list_(list), place_(place), offset_(offset), y_(place.min.y - offset) {
  if (list_ != nullptr) list_->PushClipRect(im(place.min), im(place.max), true);
}

Column::~Column() {
  if (list_ != nullptr) list_->PopClipRect();
}

void Column::down_to(float y) { y_ = std::max(y_, y); }

void Column::words(const ImFont& font, Rgba color, std::string_view text, float left,
                   float right) {
  const float width = place_.width() - left - right;
  const Vec2 at{place_.min.x + left, y_};
  if (list_ != nullptr) write(*list_, font, at, color, text, width);
  y_ += measure(font, text, width).y;
}

void Column::rule() {
  y_ += 8;
  const Rect line{{place_.min.x, y_}, {place_.max.x, y_ + 1}};
  if (list_ != nullptr) fill(*list_, line, theme().color.line);
  y_ += 9;
}

}  // namespace mael::web
