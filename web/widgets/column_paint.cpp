#include "web/widgets/column_paint.h"

#include "web/base/ink.h"

namespace mael::web {
namespace {

void paint_part(ImDrawList& list, const ColumnPart& part, float offset) {
  const Rect at{part.at.min - Vec2{0, offset}, part.at.max - Vec2{0, offset}};
  switch (part.kind) {
    case ColumnPart::Kind::Words:
      return write(list, font_of(part.style), at.min, part.ink, part.text, part.width);
    case ColumnPart::Kind::Line:
      return write_left(list, font_of(part.style), at, part.ink, part.text);
    case ColumnPart::Kind::Rule: return fill(list, at, part.ink);
    case ColumnPart::Kind::Icon:
      return draw_icon(list, part.icon, at.center(), part.width, part.ink);
  }
}

}  // namespace

void paint_column(ImDrawList& list, const Column& column, float offset) {
  list.PushClipRect(im(column.place.min), im(column.place.max), true);
  for (const ColumnPart& part : column.parts) paint_part(list, part, offset);
  list.PopClipRect();
}

}  // namespace mael::web
