#include "web/widgets/slip_place.h"

#include <algorithm>

namespace mael::web {
namespace {

constexpr float kMargin = 10;  // from the edges of the page

}  // namespace

Rect place_slip(Vec2 page, Vec2 point, float above, float below, Vec2 size) {
  const Rect room = grown({{}, page}, -kMargin);
  const bool fits_above = point.y - above - size.y >= room.min.y;
  const float top = fits_above ? point.y - above - size.y : point.y + below;
  const float left =
      std::clamp(point.x - size.x / 2, room.min.x, std::max(room.min.x, room.max.x - size.x));
  const Vec2 corner{left, top};
  return {corner, corner + size};
}

Rect place_moment(Rect table, Vec2 page, Vec2 wanted) {
  const Vec2 size{std::min(wanted.x, page.x - 24), wanted.y};
  const Vec2 middle{std::clamp(table.center().x, size.x / 2 + 8, page.x - size.x / 2 - 8),
                    table.center().y};
  return {middle - size / 2, middle + size / 2};
}

RefusalPlace place_refusal(const RefusalSpec& spec, Vec2 page, const Measure& measure) {
  RefusalPlace place;
  place.wrap = std::min(300.0F, page.x - 2 * kMargin - 70);
  const Vec2 text = measure.size(TextStyle::Body, spec.sentence, place.wrap);
  const float rule_height = spec.rule.empty() ? 0 : 30;
  place.slip = place_slip(page, spec.at, 14, 20, {text.x + 62, text.y + 26 + rule_height});
  if (!spec.rule.empty()) {
    place.rule = {{place.slip.min.x + 40, place.slip.max.y - 42}, place.slip.max};
  }
  return place;
}

}  // namespace mael::web
