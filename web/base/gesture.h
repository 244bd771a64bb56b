// Pointers in, gestures out: tells taps, long presses, drags, pinches, hovering and wheels apart.
// Pure: fed with CSS pixels and milliseconds, it holds no clock and draws nothing.
//
//   one finger or button   down --(moved > slop)--> drag ... drop
//                            |--(500 ms still, touch)--> long press, once more wherever it goes on
//                            |                           to; lifted where it began: hold end
//                            `--(up)--> tap (count 2 when it follows another closely)
//   A page that was busy learns late both that time has passed and that the finger has moved: a
//   long press that would be read late waits once for what is still on its way. Where the stamps of
//   a touch tell in the end that it was short, its long press is undone, and it is a tap; where
//   those of a move tell that it was early, a drag.
//   second finger          cancels a drag in progress, then every move is one Pinch; after it the
//                          reader waits until all fingers are up before it reads anything new
//   secondary button       long press at once (the same "what is this?")
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "web/base/vec2.h"

namespace mael::web {

using Milliseconds = std::int64_t;

enum class PointerDevice : std::uint8_t { Mouse, Touch, Pen };
enum class PointerAction : std::uint8_t { Down, Move, Up, Cancel, Leave };
enum class PointerButton : std::uint8_t { Primary, Secondary, Middle };

struct PointerEvent {
  PointerAction action = PointerAction::Move;
  PointerDevice device = PointerDevice::Mouse;
  PointerButton button = PointerButton::Primary;
  int id = 0;  // finger; any value, reused after up
  Vec2 at{};
  Milliseconds time = 0;
  // As the browser stamped it, which may be before `time` where the page was busy.
  Milliseconds stamp = 0;
};

// `delta` in CSS pixels, positive y scrolls down. A trackpad pinch arrives as a wheel with `zooms`.
// `steps` marks a mouse wheel with notches, which zooms a board where a trackpad pans it.
struct WheelEvent {
  Vec2 at{};
  Vec2 delta{};
  bool zooms = false;
  bool steps = false;
};

enum class GestureKind : std::uint8_t {
  Hover,       // mouse or pen moved without a button
  HoverEnd,    // the pointer left, or a finger was lifted
  Press,       // went down: light up what lies under it, nothing is decided yet
  PressEnd,    // the press became something else or ended; always follows a Press
  Tap,         // `count` 1 or 2
  LongPress,   // ask what this is; also the secondary button; with a `delta` it moved on
  HoldEnd,     // a finger was lifted after it where it had gone down
  HoldUndone,  // it was none: a Tap follows, or a drag
  DragStart,   // `from` is where the finger went down
  DragMove,    // `delta` since the last DragMove or DragStart
  Drop,        // the drag ended here
  DragCancel,  // the drag became a pinch or was taken away: put things back
  Pinch,       // `from` -> `at` the point between the fingers, `factor` the change of distance
  PinchEnd,
  Pan,   // trackpad scroll, `delta`
  Zoom,  // wheel or trackpad pinch about `at` by `factor`
};

struct Gesture {
  GestureKind kind = GestureKind::Hover;
  PointerDevice device = PointerDevice::Mouse;
  PointerButton button = PointerButton::Primary;
  std::uint8_t count = 1;
  Vec2 at{};
  Vec2 from{};
  Vec2 delta{};
  float factor = 1;
  Vec2 velocity{};  // Drop: pixels per millisecond over the last 80 ms
};

// Whether a long press begins: it is asked what this is.
inline bool is_hold(const Gesture& gesture) {
  return gesture.kind == GestureKind::LongPress && gesture.delta == Vec2{};
}
// Whether what was pressed is let go, however long that took: for what a long press says nothing
// of.
inline bool is_press(const Gesture& gesture) {
  return gesture.kind == GestureKind::Tap || gesture.kind == GestureKind::HoldEnd;
}

struct GestureSettings {
  float mouse_slop = 4;   // pixels a mouse may wander and still click
  float touch_slop = 10;  // the same for a finger
  Milliseconds long_press = 500;
  Milliseconds late = 50;    // a long press read later than this after it was due
  Milliseconds grace = 150;  // is given so much more, once
  Milliseconds double_tap = 320;
  float double_tap_reach = 28;
};

class GestureReader {
 public:
  GestureReader() = default;
  explicit GestureReader(GestureSettings settings) : settings_(settings) {}

  // Appends what the event means to `out`. Times must not run backwards.
  void feed(const PointerEvent& event, std::vector<Gesture>& out);
  void feed(const WheelEvent& event, std::vector<Gesture>& out) const;

  // Call when `wake_at` has come, after all events that are there; fires a due long press, or puts
  // it off where the call is late.
  void tick(Milliseconds now, std::vector<Gesture>& out);

  // When `tick` is wanted next, if nothing else happens; the page sleeps until then.
  [[nodiscard]] std::optional<Milliseconds> wake_at() const;

  // Forgets everything (window lost focus); a drag in progress is cancelled.
  void reset(std::vector<Gesture>& out);

  [[nodiscard]] bool dragging() const { return phase_ == Phase::Dragging; }
  [[nodiscard]] bool idle() const { return phase_ == Phase::Idle; }

 private:
  // Held: a long press whose finger is still down. Spent: nothing more is read until all are up.
  enum class Phase : std::uint8_t { Idle, Pressed, Dragging, Pinching, Held, Spent };
  struct Finger {
    int id = 0;
    Vec2 at;
  };
  struct Sample {
    Vec2 at;
    Milliseconds time = 0;
  };

  void down(const PointerEvent& event, std::vector<Gesture>& out);
  void move(const PointerEvent& event, std::vector<Gesture>& out);
  void up(const PointerEvent& event, std::vector<Gesture>& out);
  void cancel(const PointerEvent& event, std::vector<Gesture>& out);
  void start_pinch(std::vector<Gesture>& out);
  void move_pinch(Finger before, Vec2 at, std::vector<Gesture>& out);
  void hold(Vec2 at, std::vector<Gesture>& out);
  [[nodiscard]] bool drags_late(const PointerEvent& event) const;
  void move_held(Vec2 at, std::vector<Gesture>& out);
  void end_hold(const PointerEvent& event, std::vector<Gesture>& out);
  void end_press(std::vector<Gesture>& out);
  void give_up(std::vector<Gesture>& out);
  void fire_tap(const PointerEvent& event, std::vector<Gesture>& out);
  void remember(Vec2 at, Milliseconds time);
  [[nodiscard]] Vec2 velocity(Milliseconds now) const;
  [[nodiscard]] Finger* finger(int id);
  [[nodiscard]] float slop() const;
  [[nodiscard]] Gesture make(GestureKind kind, Vec2 at) const;

  GestureSettings settings_;
  Phase phase_ = Phase::Idle;
  PointerDevice device_ = PointerDevice::Mouse;
  PointerButton button_ = PointerButton::Primary;
  std::array<Finger, 5> fingers_{};
  int finger_count_ = 0;
  Vec2 origin_;
  Vec2 last_;
  Milliseconds stamp_ = 0;  // of its going down
  Milliseconds due_ = 0;    // of the long press
  bool put_off_ = false;
  std::array<Sample, 8> samples_{};
  int sample_count_ = 0;
  std::optional<Sample> last_tap_;
};

}  // namespace mael::web
