#include "web/widgets/lists/column_paint.h"

#include <optional>

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

// It goes on where it is cut.
void paint_going_on(ImDrawList& list, const Column& column, float offset) {
  constexpr float kFade = 28;
  const Rect at = column.place;
  if (offset >= column.height - at.height() - 1) return;
  const Rgba panel = theme().color.panel;
  const ImU32 ground = packed(panel), none = packed(with_alpha(panel, 0));
  list.AddRectFilledMultiColor({at.min.x, at.max.y - kFade}, im(at.max), none, none, ground,
                               ground);
}

}  // namespace

void paint_column(ImDrawList& list, const Column& column, float offset) {
  list.PushClipRect(im(column.place.min), im(column.place.max), true);
  for (const ColumnPart& part : column.parts) paint_part(list, part, offset);
  paint_going_on(list, column, offset);
  list.PopClipRect();
  if (const std::optional<Rect> thumb = thumb_of(column, offset)) {
    fill(list, *thumb, theme().color.edge, thumb->width() / 2);
  }
}

}  // namespace mael::web
