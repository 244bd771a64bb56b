// Gestures at any table, as intents: what is tapped, lifted, carried and put down, what is slid
// along, and how far a list is scrolled. A game says what lies under a point.
#pragma once

#include <algorithm>
#include <cstdint>
#include <iterator>
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

template <class Intent, class Piece>
class PointerReader {
 public:
  using Intents = std::vector<Intent>;
  using Surface = PointerSurface<Intent, Piece>;

  // The intents of a gesture, in order.
  Intents read(const Gesture& gesture, Surface& surface) {
    trace_.follow(gesture);
    const bool goes_on = gesture.kind == GestureKind::LongPress && !is_hold(gesture);
    if (!rested_ || goes_on) return answer(gesture, surface);
    // Such a finger is lifted without a word: whatever comes next tells of it.
    Intents intents = put_down(surface);
    Intents next = answer(gesture, surface);
    std::move(next.begin(), next.end(), std::back_inserter(intents));
    return intents;
  }

  const std::optional<CarriedPiece<Piece>>& carried() const { return carried_; }
  // What the pointer is over or presses, for the painter.
  const PointerTrace& pointer() const { return trace_; }
  // How far a list was scrolled down since this was asked last, in CSS pixels.
  float take_scroll() { return std::exchange(scroll_, 0.0F); }
  // Nothing is held any more: the state changed under the pointer.
  void let_go() {
    drag_ = Drag::Other;
    rested_ = false;
    carried_.reset();
  }

 private:
  enum class Drag : std::uint8_t { Other, List, Slide };  // carried_ tells that it carries

  Intents answer(const Gesture& gesture, Surface& surface) {
    switch (gesture.kind) {
      case GestureKind::Press:
      case GestureKind::Hover: return surface.point(gesture.at);
      case GestureKind::HoverEnd: return surface.point({});
      case GestureKind::PressEnd:
        return gesture.device == PointerDevice::Touch ? surface.point({}) : Intents{};
      case GestureKind::Tap: return surface.tap(gesture.at);
      case GestureKind::LongPress:
        return is_hold(gesture) ? surface.long_press(gesture.at) : go_on(gesture, surface);
      case GestureKind::HoldEnd:
      case GestureKind::HoldUndone: return {};
      case GestureKind::DragStart: return start_drag(gesture, surface);
      case GestureKind::DragMove: return move_drag(gesture, surface);
      case GestureKind::Drop: return drop(gesture, surface);
      case GestureKind::DragCancel: let_go(); return surface.put_back();
      case GestureKind::Pinch:
      case GestureKind::Pan:
      case GestureKind::Zoom:
        if (surface.is_on_list(gesture.at)) {
          scroll_ += scrolled_by(gesture);
        } else {
          surface.move_view(gesture);
        }
        return {};
      case GestureKind::PinchEnd: return {};
    }
    return {};
  }

  Intents start_drag(const Gesture& gesture, Surface& surface) {
    let_go();
    if (surface.is_on_list(gesture.from)) {
      drag_ = Drag::List;
      return {};
    }
    return take(surface.grip(gesture), gesture);
  }

  Intents take(Grip<Intent, Piece> grip, const Gesture& gesture) {
    if (grip.piece) carried_ = CarriedPiece<Piece>{*grip.piece, aim_of(gesture)};
    if (grip.slides) drag_ = Drag::Slide;
    return std::move(grip.intents);
  }

  // A finger that has rested: from now on it drags what it takes hold of, if that is anything.
  Intents go_on(const Gesture& gesture, Surface& surface) {
    if (rested_) return move_drag(gesture, surface);
    Grip<Intent, Piece> grip = surface.grip_rested(gesture);
    if (!grip.piece && !grip.slides) return surface.hold(gesture);
    let_go();
    rested_ = true;
    return take(std::move(grip), gesture);
  }

  Intents put_down(Surface& surface) {
    const std::optional<CarriedPiece<Piece>> held = carried_;
    let_go();
    return held ? surface.drop(held->at) : Intents{};
  }

  Intents move_drag(const Gesture& gesture, Surface& surface) {
    if (drag_ == Drag::List) scroll_ -= gesture.delta.y;
    if (drag_ == Drag::Slide) return surface.slide(gesture);
    if (!carried_) return {};
    carried_->at = aim_of(gesture);
    return surface.point(carried_->at);
  }

  Intents drop(const Gesture& gesture, Surface& surface) {
    const bool carries = carried_.has_value();
    let_go();
    return carries ? surface.drop(aim_of(gesture)) : Intents{};
  }

  Drag drag_ = Drag::Other;
  bool rested_ = false;  // before it took hold of what it drags
  std::optional<CarriedPiece<Piece>> carried_;
  PointerTrace trace_;
  float scroll_ = 0;
};

}  // namespace mael::web
