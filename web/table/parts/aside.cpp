#include "web/table/parts/aside.h"

#include <algorithm>
#include <array>

namespace mael::web {
namespace {

float shared_area(Rect a, Rect b) {
  const float width = std::min(a.max.x, b.max.x) - std::max(a.min.x, b.min.x);
  const float height = std::min(a.max.y, b.max.y) - std::max(a.min.y, b.min.y);
  return std::max(0.0F, width) * std::max(0.0F, height);
}

}  // namespace

Rect aside(Rect room, Vec2 size, std::span<const Rect> things) {
  size = {std::min(size.x, room.width()), std::min(size.y, room.height())};
  const Vec2 last = room.max - size;
  const std::array<Vec2, 4> corners{last, Vec2{room.min.x, last.y}, Vec2{last.x, room.min.y},
                                    room.min};
  const auto covered = [&](Vec2 corner) {
    float area = 0;
    for (const Rect& thing : things) area += shared_area({corner, corner + size}, thing);
    return area;
  };
  const Vec2 best = *std::min_element(corners.begin(), corners.end(),
                                      [&](Vec2 a, Vec2 b) { return covered(a) < covered(b); });
  return {best, best + size};
}

}  // namespace mael::web
