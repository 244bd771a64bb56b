#include "web/table/pointer_reader.h"

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

}  // namespace mael::web
