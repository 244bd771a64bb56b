// Turning a ring by finger: it follows the angle under the drag, clings to quarters, and when let
// go comes to rest on one. Pure; radians (clockwise, as in ring_board.h) and milliseconds.
#pragma once

#include "web/base/vec2.h"

namespace mael::web {

// How far a drag has turned round the middle, clockwise, given where it was and is (from the
// middle). 0 where either is nearer than `least`: there an angle means nothing.
float turned_by(Vec2 from, Vec2 to, float least = 0.05F);

// How fast a drag turns round the middle, radians per millisecond, from the speed of the finger
// (in the same unit as `at`, per millisecond).
float turning_speed(Vec2 at, Vec2 velocity, float least = 0.05F);

// The angle shown for one that is held: within 18 degrees of a quarter it is that quarter, beyond
// it runs ahead so that half way between two quarters it is half way.
float clung_to_quarter(float angle);

// The nearest whole number of quarters; half way goes up.
int nearest_quarter(float angle);

class RingTurn {
 public:
  RingTurn() = default;
  explicit RingTurn(int quarters) : rest_(quarters) { turn_to(quarters); }

  void grab();             // a finger holds the ring: motion stops
  void drag(float angle);  // the finger turned it by so much
  // The finger left; `speed` in radians per millisecond carries the ring on, at most two quarters.
  // With `reduced` motion it is there at once.
  void release(float speed, bool reduced = false);
  // Back to the quarter it stood on when it was grabbed.
  void undo(bool reduced = false);
  void turn_to(int quarters);   // there at once
  void glide_to(int quarters);  // there after a while

  // Moves on by `elapsed` milliseconds. True while another frame is wanted.
  bool advance(float elapsed);

  [[nodiscard]] float shown() const;   // what the ring is to be shown turned by
  [[nodiscard]] int quarters() const;  // where it would rest, or rests; any whole number
  [[nodiscard]] bool held() const { return held_; }
  [[nodiscard]] bool moving() const { return !held_ && (angle_ != goal() || speed_ != 0); }

 private:
  [[nodiscard]] float goal() const;

  float angle_ = 0;  // where the finger holds it; shown after it has been let go
  float speed_ = 0;  // radians per millisecond
  int rest_ = 0;     // quarters, when not held
  int from_ = 0;     // quarters, when it was grabbed
  bool held_ = false;
};

}  // namespace mael::web
