#include "web/screens/battle/unseen.h"

#include <algorithm>

#include "engine/battle/derived.h"
#include "web/board/plane_board.h"

namespace mael::web::battle {
namespace {

constexpr float kBetweenStrokes = 9, kAlong = 3;  // CSS pixels

int nearest_node(std::int32_t mils) {
  return static_cast<int>((mils + kSightStep / 2) / kSightStep);
}

}  // namespace

Unseen::Unseen(const State& state, UnitId unit)
    : width_(battlefield_of(state).width() / kSightStep + 1),
      depth_(battlefield_of(state).depth() / kSightStep + 1) {
  hidden_.reserve(static_cast<std::size_t>(width_) * static_cast<std::size_t>(depth_));
  const Lookout lookout(state, unit);
  for (int y = 0; y < depth_; ++y) {
    for (int x = 0; x < width_; ++x) {
      hidden_.push_back(!lookout.look_at({x * kSightStep, y * kSightStep}).seen);
    }
  }
}

bool Unseen::hides(Point at) const {
  if (at.x < 0 || at.y < 0) return false;
  const int x = nearest_node(at.x), y = nearest_node(at.y);
  if (x >= width_ || y >= depth_) return false;
  return hidden_[static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) +
                 static_cast<std::size_t>(x)];
}

std::vector<HatchStroke> hatch(const Unseen& unseen, const Lens& lens, Rect room) {
  std::vector<HatchStroke> strokes;
  const float last = room.width() + room.height();
  for (float offset = kBetweenStrokes; offset < last; offset += kBetweenStrokes) {
    // From the left edge, or the lower one, upwards to the right.
    const float down = std::min(offset, room.height());
    const Vec2 begin{room.min.x + offset - down, room.min.y + down};
    const float length = std::min(room.max.x - begin.x, begin.y - room.min.y);
    bool drawing = false;
    Vec2 from, at;
    for (float on = 0; on <= length; on += kAlong) {
      const Vec2 next = begin + Vec2{on, -on};
      const bool hidden = unseen.hides(lens.point(next));
      if (hidden && !drawing) from = next;
      if (!hidden && drawing) strokes.push_back({from, at});
      drawing = hidden;
      at = next;
    }
    if (drawing) strokes.push_back({from, at});
  }
  return strokes;
}

}  // namespace mael::web::battle
