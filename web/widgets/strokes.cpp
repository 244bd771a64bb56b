#include "web/widgets/strokes.h"

#include "web/base/ink.h"

namespace mael::web {

void paint_closed_line(ImDrawList& list, std::span<const Vec2> corners, Rgba color, float width) {
  for (const Vec2& corner : corners) list.PathLineTo(im(corner));
  list.PathStroke(packed(color), ImDrawFlags_Closed, width);
}

void paint_dashes(ImDrawList& list, std::span<const Vec2> way, Dashes dashes, Rgba color,
                  float width) {
  for (const std::vector<Vec2>& dash : dashes_of(way, dashes)) {
    for (const Vec2& point : dash) list.PathLineTo(im(point));
    list.PathStroke(packed(color), ImDrawFlags_None, width);
  }
}

}  // namespace mael::web
