#include "web/widgets/sheet.h"

namespace mael::web {

Rect sheet_rect(const SheetSpec& spec, Vec2 page) {
  const Rect room = shrunk({{}, page}, spec.safe);
  const float away = 1 - spec.shown;
  if (sheet_from_below(page)) {
    const float height = std::min(spec.height + spec.safe.bottom, page.y * 0.92F);
    const float top = page.y - height * spec.shown;
    return {{0, top}, {page.x, top + height}};
  }
  const Vec2 size{std::min(spec.width, room.width() - 32), std::min(spec.height, room.height() - 32)};
  const Vec2 middle = room.center() + Vec2{0, 24 * away};
  return {middle - size / 2, middle + size / 2};
}

}  // namespace mael::web
