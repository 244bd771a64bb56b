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

// What hangs at the pointer: a kind of card or tile.
template <class Piece>
struct CarriedPiece {
  Piece kind{};
  Vec2 at;  // CSS pixels
};

// What a drag takes hold of.
template <class Intent, class Piece>
struct Grip {
  std::vector<Intent> intents{};
  std::optional<Piece> piece{};  // is lifted and carried
  bool slides = false;           // stays where it is and is slid along: a dial, the board
};

// What a gesture meets: one frame of a table as it is laid out. All points are in CSS pixels.
template <class Intent, class Piece>
class PointerSurface {
 public:
  using Intents = std::vector<Intent>;

  virtual ~PointerSurface() = default;

  virtual bool is_on_list(Vec2 at) const = 0;
  virtual Intents tap(Vec2 at) = 0;
  virtual Intents long_press(Vec2 at) = 0;
  virtual Grip<Intent, Piece> grip(const Gesture& start) = 0;
  // The same of a finger that has rested before it goes on; of nothing it is told by `hold`.
  virtual Grip<Intent, Piece> grip_rested(const Gesture&) { return {}; }
  // What was lifted is let go with its middle here.
  virtual Intents drop(Vec2 at) = 0;
  // A drag was broken off.
  virtual Intents put_back() = 0;
  // The pointer, or what it carries, is over this point; nothing: over no point.
  virtual Intents point(std::optional<Vec2>) { return {}; }
  virtual Intents slide(const Gesture&) { return {}; }
  // A long press has moved on.
  virtual Intents hold(const Gesture&) { return {}; }
  // Pinch, pan and zoom beside a list.
  virtual void move_view(const Gesture&) {}
};

// How far a gesture beside a drag scrolls a list down.
float scrolled_by(const Gesture& gesture);

// What is dragged by a finger hangs above it, where it can be seen; it aims with its own middle.
Vec2 aim_of(const Gesture& gesture);

// What the surface is asked by a pointer that knows no intents: these are kept by what asks.
class SurfaceAsked {
 public:
  struct Taken {
    bool carries = false;  // what was lifted
    bool slides = false;
  };

  virtual bool is_on_list(Vec2 at) = 0;
  virtual void tap(Vec2 at) = 0;
  virtual void long_press(Vec2 at) = 0;
  virtual Taken grip(const Gesture& start, bool rested) = 0;
  virtual void drop(Vec2 at) = 0;
  virtual void put_back() = 0;
  virtual void point(std::optional<Vec2> at) = 0;
  virtual void slide(const Gesture& gesture) = 0;
  virtual void hold(const Gesture& gesture) = 0;
  virtual void move_view(const Gesture& gesture) = 0;

 protected:
  ~SurfaceAsked() = default;
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
  void read(const Gesture& gesture, SurfaceAsked& surface);
  const std::optional<Vec2>& carried_at() const { return carried_at_; }

 private:
  enum class Drag : std::uint8_t { Other, List, Slide };  // carried_at_ tells that it carries

  void answer(const Gesture& gesture, SurfaceAsked& surface);
  void scroll(const Gesture& gesture, SurfaceAsked& surface);
  void start_drag(const Gesture& gesture, SurfaceAsked& surface);
  void take(const SurfaceAsked::Taken& taken, const Gesture& gesture);
  void go_on(const Gesture& gesture, SurfaceAsked& surface);
  void put_down(SurfaceAsked& surface);
  void move_drag(const Gesture& gesture, SurfaceAsked& surface);
  void drop(const Gesture& gesture, SurfaceAsked& surface);

  Drag drag_ = Drag::Other;
  bool rested_ = false;  // before it took hold of what it drags
  std::optional<Vec2> carried_at_;
  PointerTrace trace_;
  float scroll_ = 0;
};

template <class Intent, class Piece>
class PointerReader : public PointerCourse {
 public:
  using Intents = std::vector<Intent>;
  using Surface = PointerSurface<Intent, Piece>;

  // The intents of a gesture, in order.
  Intents read(const Gesture& gesture, Surface& surface) {
    Asking asking(surface, lifted_);
    PointerCourse::read(gesture, asking);
    return std::move(asking.intents);
  }
  std::optional<CarriedPiece<Piece>> carried() const {
    return carries() ? std::optional(CarriedPiece<Piece>{lifted_, *carried_at()}) : std::nullopt;
  }

 private:
  struct Asking final : SurfaceAsked {
    Asking(Surface& asked, Piece& piece) : surface(asked), lifted(piece) {}
    void keep(Intents more) { intents.insert(intents.end(), more.begin(), more.end()); }

    bool is_on_list(Vec2 at) override { return surface.is_on_list(at); }
    void tap(Vec2 at) override { keep(surface.tap(at)); }
    void long_press(Vec2 at) override { keep(surface.long_press(at)); }
    Taken grip(const Gesture& start, bool rested) override {
      Grip<Intent, Piece> grip = rested ? surface.grip_rested(start) : surface.grip(start);
      if (grip.piece) lifted = *grip.piece;
      keep(std::move(grip.intents));
      return {grip.piece.has_value(), grip.slides};
    }
    void drop(Vec2 at) override { keep(surface.drop(at)); }
    void put_back() override { keep(surface.put_back()); }
    void point(std::optional<Vec2> at) override { keep(surface.point(at)); }
    void slide(const Gesture& gesture) override { keep(surface.slide(gesture)); }
    void hold(const Gesture& gesture) override { keep(surface.hold(gesture)); }
    void move_view(const Gesture& gesture) override { surface.move_view(gesture); }

    Surface& surface;
    Piece& lifted;
    Intents intents{};
  };

  Piece lifted_{};  // while it carries
};

}  // namespace mael::web
