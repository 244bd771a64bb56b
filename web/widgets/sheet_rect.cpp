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
  const Vec2 size{std::min(spec.width, room.width() - 32),
                  std::min(spec.height, room.height() - 32)};
  const Vec2 middle = room.center() + Vec2{0, 24 * away};
  return {middle - size / 2, middle + size / 2};
}

SheetPlace place_sheet(const SheetSpec& spec, Vec2 page) {
  constexpr float kPad = 20;
  const bool from_below = sheet_from_below(page);
  SheetPlace place;
  place.body = sheet_rect(spec, page);
  const float top = place.body.min.y + (from_below ? 18 : 14);
  place.title = {{place.body.min.x + kPad, top}, {place.body.max.x - 64, top + 40}};
  place.close = {{place.body.max.x - 56, top - 2}, {place.body.max.x - 12, top + 42}};
  if (spec.leads != Icon::None) {
    const Vec2 aside{place.close.width(), 0};
    place.leads = {place.close.min - aside, place.close.max - aside};
    place.title.max.x -= aside.x;
  }
  place.inside = {{place.body.min.x + kPad, top + 52}, place.body.max - Vec2{kPad, kPad}};
  if (from_below) place.inside.max.y -= spec.safe.bottom;
  return place;
}

}  // namespace mael::web
