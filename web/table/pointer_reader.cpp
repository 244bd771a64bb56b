#include "web/table/pointer_reader.h"

#include <utility>

namespace mael::web {

float scrolled_by(const Gesture& gesture) {
  constexpr float kNotch = 60;  // of a wheel that zooms elsewhere
  if (gesture.kind == GestureKind::Zoom) return gesture.factor > 1 ? -kNotch : kNotch;
  return -gesture.delta.y;
}

Vec2 aim_of(const Gesture& gesture) {
  constexpr float kAboveFinger = 44;
  return gesture.device == PointerDevice::Touch ? gesture.at - Vec2{0, kAboveFinger} : gesture.at;
}

float PointerCourse::take_scroll() { return std::exchange(scroll_, 0.0F); }

void PointerCourse::let_go() {
  drag_ = Drag::Other;
  rested_ = false;
  carried_at_.reset();
}

void PointerCourse::read(const Gesture& gesture, PlainSurface& surface) {
  trace_.follow(gesture);
  const bool goes_on = gesture.kind == GestureKind::LongPress && !is_hold(gesture);
  // Such a finger is lifted without a word: whatever comes next tells of it.
  if (rested_ && !goes_on) put_down(surface);
  answer(gesture, surface);
}

void PointerCourse::answer(const Gesture& gesture, PlainSurface& surface) {
  switch (gesture.kind) {
    case GestureKind::Press:
    case GestureKind::Hover: return surface.point(gesture.at);
    case GestureKind::HoverEnd: return surface.point({});
    case GestureKind::PressEnd:
      if (gesture.device == PointerDevice::Touch) surface.point({});
      return;
    case GestureKind::Tap: return surface.tap(gesture.at);
    case GestureKind::LongPress:
      return is_hold(gesture) ? surface.long_press(gesture.at) : go_on(gesture, surface);
    case GestureKind::HoldEnd:
    case GestureKind::HoldUndone: return;
    case GestureKind::DragStart: return start_drag(gesture, surface);
    case GestureKind::DragMove: return move_drag(gesture, surface);
    case GestureKind::Drop: return drop(gesture, surface);
    case GestureKind::DragCancel: let_go(); return surface.put_back();
    case GestureKind::Pinch:
    case GestureKind::Pan:
    case GestureKind::Zoom: return scroll(gesture, surface);
    case GestureKind::PinchEnd: return;
  }
}

void PointerCourse::scroll(const Gesture& gesture, PlainSurface& surface) {
  if (!surface.is_on_list(gesture.at)) return surface.move_view(gesture);
  scroll_ += scrolled_by(gesture);
}

void PointerCourse::start_drag(const Gesture& gesture, PlainSurface& surface) {
  let_go();
  if (surface.is_on_list(gesture.from)) {
    drag_ = Drag::List;
    return;
  }
  take(surface.grip(gesture), gesture);
}

void PointerCourse::take(const PlainSurface::Grip& taken, const Gesture& gesture) {
  if (taken.carries) carried_at_ = aim_of(gesture);
  if (taken.slides) drag_ = Drag::Slide;
}

// A finger that has rested: from now on it drags what it takes hold of, if that is anything.
void PointerCourse::go_on(const Gesture& gesture, PlainSurface& surface) {
  if (rested_) return move_drag(gesture, surface);
  const PlainSurface::Grip taken = surface.grip_rested(gesture);
  if (!taken.carries && !taken.slides) return surface.hold(gesture);
  let_go();
  rested_ = true;
  take(taken, gesture);
}

void PointerCourse::put_down(PlainSurface& surface) {
  const std::optional<Vec2> held = carried_at_;
  let_go();
  if (held) surface.drop(*held);
}

void PointerCourse::move_drag(const Gesture& gesture, PlainSurface& surface) {
  if (drag_ == Drag::List) scroll_ -= gesture.delta.y;
  if (drag_ == Drag::Slide) return surface.slide(gesture);
  if (!carried_at_) return;
  carried_at_ = aim_of(gesture);
  surface.point(carried_at_);
}

void PointerCourse::drop(const Gesture& gesture, PlainSurface& surface) {
  const bool was_carried = carries();
  let_go();
  if (was_carried) surface.drop(aim_of(gesture));
}

}  // namespace mael::web
