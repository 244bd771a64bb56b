#include "web/widgets/pointer_trace.h"

namespace mael::web {

void PointerTrace::follow(const Gesture& gesture) {
  at_ = gesture.kind == GestureKind::HoverEnd ? Vec2{-1, -1} : gesture.at;
  if (gesture.kind == GestureKind::Press) pressed_ = true;
  const bool lifted = gesture.kind == GestureKind::PressEnd || gesture.kind == GestureKind::Tap ||
                      gesture.kind == GestureKind::LongPress;
  if (!lifted) return;
  pressed_ = false;
  if (gesture.device == PointerDevice::Touch) at_ = {-1, -1};
}

}  // namespace mael::web
