#include <algorithm>
#include <cmath>

#include "web/widgets/share_curve.h"

namespace mael::web {

namespace {

constexpr float kPad = 14;

}  // namespace

float curve_x(Rect place, int size, int entry) {
  const float room = place.width() - 2 * kPad;
  return place.min.x + kPad +
         room * static_cast<float>(entry) / static_cast<float>(std::max(1, size));
}

int entry_at(Rect place, int size, float x) {
  const float room = std::max(1.0F, place.width() - 2 * kPad);
  const float share = (x - place.min.x - kPad) / room;
  return std::clamp(static_cast<int>(std::lround(share * static_cast<float>(size))), 0, size);
}

float share_at(const ShareCurve& shown, int entry) {
  const auto& curve = shown.curve;
  const auto after = std::find_if(curve.begin(), curve.end(), [&](const ShareCurve::Point& point) {
    return point.entry >= entry;
  });
  if (after == curve.end()) return curve.empty() ? 0.5F : curve.back().share;
  if (after->entry == entry || after == curve.begin()) return after->share;
  const ShareCurve::Point& before = *(after - 1);
  const float t =
      static_cast<float>(entry - before.entry) / static_cast<float>(after->entry - before.entry);
  return before.share + t * (after->share - before.share);
}

CurveSlider::Answer CurveSlider::read(const Gesture& gesture, Rect place, int size) {
  const bool begins = gesture.kind == GestureKind::DragStart && place.contains(gesture.from);
  if (gesture.kind == GestureKind::DragStart) dragging_ = begins;
  const bool taps = is_press(gesture) && place.contains(gesture.at);
  const bool drags = dragging_ && gesture.kind == GestureKind::DragMove;
  const bool ends =
      dragging_ && (gesture.kind == GestureKind::Drop || gesture.kind == GestureKind::DragCancel);
  Answer answer;
  answer.taken = taps || begins || drags || ends;
  if (taps || begins || drags) answer.entry = entry_at(place, size, gesture.at.x);
  if (ends) dragging_ = false;
  return answer;
}

}  // namespace mael::web
