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
constexpr int kAsideStep = kHeadings / 32;

// How far it is from a point within to the edge of a rectangle, along one axis.
float room_along(float from, float low, float high, float direction) {
  constexpr float kEndless = 1e6F;
  if (std::abs(direction) < 1e-4F) return kEndless;
  return ((direction > 0 ? high : low) - from) / direction;
}

Heading turned(int heading) {
  return static_cast<Heading>((heading % kHeadings + kHeadings) % kHeadings);
}

class RingMaker {
 public:
  RingMaker(const BoardView& view, const Camera& camera, const RingRoom& room)
      : view_(view), lens_{camera, room.lie}, room_(room), within_(grown(room.board, -kInset)) {
    ring_.heading = room.lie.shown(view.heading);
    ring_.middle = lens_.pixels(view.path.back());
  }

  Ring make() {
    float farthest = 0, own = 0;
    for (const GhostView& ghost : view_.ghosts) {
      const float away = distance(ring_.middle, lens_.pixels(ghost.at));
      farthest = std::max(farthest, away);
      if (ghost.at == view_.path.back()) own = inches(ghost.radius) * lens_.camera.scale;
    }
    least_ = std::max(kLeast, own + kClear);
    ring_.radius = std::clamp(farthest + kClear, least_, std::max(kMost, least_));
    ring_.aside = room_.held ? *room_.held : side_with_room();
    const Vec2 meant = reached(ring_.aside);
    ring_.grip = on_board(meant);
    // Held where it stands it turns nothing.
    if (!room_.held && !(ring_.grip == meant)) {
      ring_.aside = turned(heading_of(ring_.grip - ring_.middle) - ring_.heading);
    }
    return ring_;
  }

 private:
  Vec2 way(Heading aside) const { return heading_direction(turned(ring_.heading + aside)); }

  float room(Heading aside) const {
    const Vec2 to = way(aside), from = ring_.middle;
    return std::min(room_along(from.x, within_.min.x, within_.max.x, to.x),
                    room_along(from.y, within_.min.y, within_.max.y, to.y));
  }

  Vec2 reached(Heading aside) const {
    return ring_.middle + way(aside) * std::max(std::min(ring_.radius, room(aside)), kNearest);
  }
  Vec2 on_board(Vec2 at) const {
    return {std::clamp(at.x, within_.min.x, within_.max.x),
            std::clamp(at.y, within_.min.y, within_.max.y)};
  }

  bool has_room(Heading aside) const {
    if (room(aside) < least_) return false;
    return !grown(room_.map, kTouch / 2).contains(on_board(reached(aside)));
  }

  // Where it faces, else as little beside that as can be.
  Heading side_with_room() const {
    for (int off = 0; off <= kHeadings / 2; off += kAsideStep) {
      for (const Heading aside : {turned(off), turned(-off)}) {
        if (has_room(aside)) return aside;
      }
    }
    return 0;
  }

  const BoardView& view_;
  const Lens lens_;
  const RingRoom& room_;
  const Rect within_;
  Ring ring_;
  float least_ = 0;  // between the grip and the leader's ghost
};

}  // namespace

std::optional<Ring> make_ring(const BoardView& view, const Camera& camera, const RingRoom& room) {
  if (!view.turns || view.ghosts.empty()) return {};
  if (!room.board.contains(Lens{camera, room.lie}.pixels(view.path.back()))) return {};
  return RingMaker(view, camera, room).make();
}

Heading heading_at(const Ring& ring, Vec2 pointer) {
  const int exact = heading_of(pointer - ring.middle) - ring.aside + kHeadings;
  return static_cast<Heading>((exact + kStep / 2) / kStep * kStep % kHeadings);
}

}  // namespace mael::web::battle
