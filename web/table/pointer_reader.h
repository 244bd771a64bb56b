// Gestures at any table, as intents: what is tapped, lifted, carried and put down, what is slid
// along, and how far a list is scrolled. A game says what lies under a point.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "web/base/gesture.h"
#include "web/table/parts/over.h"
#include "web/widgets/pointer_trace.h"

namespace mael::web {

// How far a gesture beside a drag scrolls a list down.
float scrolled_by(const Gesture& gesture);

// What is dragged by a finger hangs above it, where it can be seen; it aims with its own middle.
Vec2 aim_of(const Gesture& gesture);

// What a gesture meets: one frame of a table as it is laid out. All points are in CSS pixels. What
// is wanted of the game, and what is lifted, is kept by PointerSurface.
class PlainSurface {
 public:
  // What a drag takes hold of.
  struct Grip {
    bool carries = false;  // what was lifted
    bool slides = false;   // what stays where it is and is slid along: a dial, the board
  };

  virtual bool is_on_list(Vec2 at) const = 0;
  virtual void tap(Vec2 at) = 0;
  virtual void long_press(Vec2 at) = 0;
  virtual Grip grip(const Gesture& start) = 0;
  // The same of a finger that has rested before it goes on; of nothing it is told by `hold`.
  virtual Grip grip_rested(const Gesture& start) = 0;
  // What was lifted is let go with its middle here.
  virtual void drop(Vec2 at) = 0;
  // A drag was broken off.
  virtual void put_back() = 0;
  // The pointer, or what it carries, is over this point; nothing: over no point.
  virtual void point(std::optional<Vec2> at) = 0;
  virtual void slide(const Gesture& gesture) = 0;
  // A long press has moved on.
  virtual void hold(const Gesture& gesture) = 0;
  // Pinch, pan and zoom beside a list.
  virtual void move_view(const Gesture& gesture) = 0;

 protected:
  ~PlainSurface() = default;
};

// What a pointer is about, whatever it carries.
class PointerCourse {
 public:
  // What the pointer is over or presses, for the painter.
  const PointerTrace& pointer() const { return trace_; }
  bool carries() const { return carried_at_.has_value(); }
  // How far a list was scrolled down since this was asked last, in CSS pixels.
  float take_scroll();
  // Nothing is held any more: the state changed under the pointer.
  void let_go();

 protected:
  void read(const Gesture& gesture, PlainSurface& surface);
  const std::optional<Vec2>& carried_at() const { return carried_at_; }

 private:
  enum class Drag : std::uint8_t { Other, List, Slide };  // carried_at_ tells that it carries

  void answer(const Gesture& gesture, PlainSurface& surface);
  void scroll(const Gesture& gesture, PlainSurface& surface);
  void start_drag(const Gesture& gesture, PlainSurface& surface);
  void take(const PlainSurface::Grip& taken, const Gesture& gesture);
  void go_on(const Gesture& gesture, PlainSurface& surface);
  void put_down(PlainSurface& surface);
  void move_drag(const Gesture& gesture, PlainSurface& surface);
  void drop(const Gesture& gesture, PlainSurface& surface);

  Drag drag_ = Drag::Other;
  bool rested_ = false;  // before it took hold of what it drags
  std::optional<Vec2> carried_at_;
  PointerTrace trace_;
  float scroll_ = 0;
};

// What hangs at the pointer: a kind of card or tile.
template <class Piece>
struct CarriedPiece {
  Piece kind{};
  Vec2 at;  // CSS pixels
};

// What a game says to one gesture.
template <class Intent, class Piece>
class PointerSurface : public PlainSurface {
 public:
  std::vector<Intent> intents{};  // in order
  std::optional<Piece> lifted{};  // and carried

 protected:
  void want(Intent intent) { intents.push_back(std::move(intent)); }
  Grip lift(Piece piece) {
    lifted = piece;
    return {.carries = true};
  }
  Grip lift(Piece piece, Intent intent) { return want(std::move(intent)), lift(piece); }
};

template <class Intent, class Piece>
class PointerReader : public PointerCourse {
 public:
  // The intents of a gesture, in order.
  std::vector<Intent> read(const Gesture& gesture, PointerSurface<Intent, Piece>& surface) {
    PointerCourse::read(gesture, surface);
    if (surface.lifted) lifted_ = *surface.lifted;
    return std::exchange(surface.intents, {});
  }
  std::optional<CarriedPiece<Piece>> carried() const {
    return carries() ? std::optional(CarriedPiece<Piece>{lifted_, *carried_at()}) : std::nullopt;
  }

 private:
  Piece lifted_{};  // while it carries
};

}  // namespace mael::web
