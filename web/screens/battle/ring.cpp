#include "web/screens/battle/ring.h"

#include <algorithm>
#include <cmath>

#include "web/board/plane_board.h"

namespace mael::web::battle {
namespace {

constexpr float kClear = 26;  // between the middles of ghosts and the ring
constexpr float kLeast = 54, kMost = 132;
constexpr float kInset = 18;  // between the grip and the edge of the board
constexpr float kNearest = 30;
constexpr int kStep = kHeadings / 128;

// How far it is from a point within to the edge of a rectangle, along one axis.
float room_along(float from, float low, float high, float direction) {
  constexpr float kEndless = 1e6F;
  if (std::abs(direction) < 1e-4F) return kEndless;
  return ((direction > 0 ? high : low) - from) / direction;
}

}  // namespace

std::optional<Ring> make_ring(const BoardView& view, const Camera& camera, Rect board) {
  if (!view.turns || view.ghosts.empty()) return {};
  Ring ring;
  ring.heading = view.heading;
  ring.middle = to_pixels(camera, to_picture(view.path.back()));
  if (!board.contains(ring.middle)) return {};
  float farthest = 0;
  for (const GhostView& ghost : view.ghosts) {
    farthest = std::max(farthest, distance(ring.middle, to_pixels(camera, to_picture(ghost.at))));
  }
  ring.radius = std::clamp(farthest + kClear, kLeast, kMost);
  const Vec2 way = heading_direction(ring.heading);
  const Rect within = grown(board, -kInset);
  const float room = std::min(room_along(ring.middle.x, within.min.x, within.max.x, way.x),
                              room_along(ring.middle.y, within.min.y, within.max.y, way.y));
  const Vec2 grip = ring.middle + way * std::max(std::min(ring.radius, room), kNearest);
  ring.grip = {std::clamp(grip.x, within.min.x, within.max.x),
               std::clamp(grip.y, within.min.y, within.max.y)};
  return ring;
}

Heading heading_at(const Ring& ring, Vec2 pointer) {
  const int exact = heading_of(pointer - ring.middle);
  return static_cast<Heading>((exact + kStep / 2) / kStep * kStep % kHeadings);
}

}  // namespace mael::web::battle
