#include "web/base/gesture.h"

namespace mael::web {
namespace {

constexpr Milliseconds kVelocitySpan = 80;

}  // namespace

void GestureReader::feed(const PointerEvent& event, std::vector<Gesture>& out) {
  switch (event.action) {
    case PointerAction::Down: return down(event, out);
    case PointerAction::Move: return move(event, out);
    case PointerAction::Up: return up(event, out);
    case PointerAction::Cancel: return cancel(event, out);
    case PointerAction::Leave:
      if (phase_ == Phase::Idle) out.push_back(make(GestureKind::HoverEnd, event.at));
      return;
  }
}

void GestureReader::feed(const WheelEvent& event, std::vector<Gesture>& out) const {
  if (phase_ != Phase::Idle) return;
  Gesture gesture;
  gesture.at = gesture.from = event.at;
  if (event.zooms || event.steps) {
    gesture.kind = GestureKind::Zoom;
    const float pixels_per_double = event.zooms ? 100.0F : 300.0F;
    gesture.factor = std::exp2(std::clamp(-event.delta.y / pixels_per_double, -1.0F, 1.0F));
  } else {
    gesture.kind = GestureKind::Pan;
    gesture.delta = event.delta * -1.0F;
  }
  out.push_back(gesture);
}

void GestureReader::down(const PointerEvent& event, std::vector<Gesture>& out) {
  if (finger(event.id) != nullptr || finger_count_ == static_cast<int>(fingers_.size())) return;
  fingers_.at(static_cast<std::size_t>(finger_count_++)) = {event.id, event.at};
  if (finger_count_ == 2 && event.device == PointerDevice::Touch) return start_pinch(out);
  if (finger_count_ > 1 || phase_ != Phase::Idle) return;
  device_ = event.device;
  button_ = event.button;
  origin_ = last_ = event.at;
  stamp_ = event.stamp;
  due_ = event.time + settings_.long_press;
  put_off_ = false;
  sample_count_ = 0;
  remember(event.at, event.time);
  if (button_ == PointerButton::Secondary) return hold(event.at, out);
  phase_ = Phase::Pressed;
  out.push_back(make(GestureKind::Press, event.at));
}

void GestureReader::move(const PointerEvent& event, std::vector<Gesture>& out) {
  Finger* known = finger(event.id);
  if (known == nullptr) {
    if (phase_ != Phase::Idle || event.device == PointerDevice::Touch) return;
    device_ = event.device;
    out.push_back(make(GestureKind::Hover, event.at));
    return;
  }
  const Finger before = *known;
  known->at = event.at;
  if (phase_ == Phase::Pinching) return move_pinch(before, event.at, out);
  const bool first = known == &fingers_.front();
  if (phase_ == Phase::Held && first && !drags_late(event)) return move_held(event.at, out);
  if (phase_ == Phase::Held && first) {
    out.push_back(make(GestureKind::HoldUndone, origin_));
    phase_ = Phase::Pressed;
  }
  if (phase_ == Phase::Held || phase_ == Phase::Spent) return;
  remember(event.at, event.time);
  if (phase_ == Phase::Pressed) {
    if (distance(origin_, event.at) <= slop()) return;
    end_press(out);
    phase_ = Phase::Dragging;
    out.push_back(make(GestureKind::DragStart, origin_));
  }
  Gesture gesture = make(GestureKind::DragMove, event.at);
  gesture.delta = event.at - last_;
  last_ = event.at;
  out.push_back(gesture);
}

void GestureReader::up(const PointerEvent& event, std::vector<Gesture>& out) {
  Finger* known = finger(event.id);
  if (known == nullptr) return;
  if (phase_ == Phase::Held && known == &fingers_.front()) end_hold(event, out);
  *known = fingers_.at(static_cast<std::size_t>(--finger_count_));
  if (phase_ == Phase::Pinching && finger_count_ < 2) {
    phase_ = Phase::Spent;
    out.push_back(make(GestureKind::PinchEnd, event.at));
  } else if (phase_ == Phase::Pressed) {
    end_press(out);
    fire_tap(event, out);
  } else if (phase_ == Phase::Dragging) {
    Gesture gesture = make(GestureKind::Drop, event.at);
    gesture.delta = event.at - last_;
    gesture.velocity = velocity(event.time);
    out.push_back(gesture);
  }
  if (finger_count_ > 0) return;
  phase_ = Phase::Idle;
  if (device_ == PointerDevice::Touch) out.push_back(make(GestureKind::HoverEnd, event.at));
}

void GestureReader::cancel(const PointerEvent& event, std::vector<Gesture>& out) {
  Finger* known = finger(event.id);
  if (known == nullptr) return;
  *known = fingers_.at(static_cast<std::size_t>(--finger_count_));
  give_up(out);
  phase_ = finger_count_ > 0 ? Phase::Spent : Phase::Idle;
  if (phase_ == Phase::Idle) out.push_back(make(GestureKind::HoverEnd, event.at));
}

void GestureReader::reset(std::vector<Gesture>& out) {
  give_up(out);
  finger_count_ = 0;
  phase_ = Phase::Idle;
  last_tap_.reset();
  out.push_back(make(GestureKind::HoverEnd, last_));
}

void GestureReader::tick(Milliseconds now, std::vector<Gesture>& out) {
  const auto due = wake_at();
  if (!due || now < *due) return;
  if (!put_off_ && now - *due > settings_.late) {
    put_off_ = true;
    due_ = now + settings_.grace;
    return;
  }
  end_press(out);
  hold(origin_, out);
}

std::optional<Milliseconds> GestureReader::wake_at() const {
  const bool waits = phase_ == Phase::Pressed && device_ != PointerDevice::Mouse;
  return waits ? std::optional(due_) : std::nullopt;
}

void GestureReader::start_pinch(std::vector<Gesture>& out) {
  // A long press was read; its hand may rest on the glass.
  if (phase_ == Phase::Held || phase_ == Phase::Spent) return;
  give_up(out);
  phase_ = Phase::Pinching;
}

void GestureReader::move_pinch(Finger before, Vec2 at, std::vector<Gesture>& out) {
  // The pinch is read from the two fingers that have lain longest.
  const Finger& first = fingers_.at(0);
  const Finger& second = fingers_.at(1);
  if (before.id != first.id && before.id != second.id) return;
  const Vec2 other = before.id == first.id ? second.at : first.at;
  Gesture gesture = make(GestureKind::Pinch, middle(at, other));
  gesture.from = middle(before.at, other);
  gesture.delta = gesture.at - gesture.from;
  constexpr float kLeastSpread = 24;  // fingers that touch give no meaningful ratio
  gesture.factor = std::max(distance(at, other), kLeastSpread) /
                   std::max(distance(before.at, other), kLeastSpread);
  out.push_back(gesture);
}

void GestureReader::hold(Vec2 at, std::vector<Gesture>& out) {
  phase_ = Phase::Held;
  out.push_back(make(GestureKind::LongPress, at));
}

// It moved on before there was a long press, and is told of after it.
bool GestureReader::drags_late(const PointerEvent& event) const {
  return last_ == origin_ && button_ == PointerButton::Primary &&
         event.stamp - stamp_ < settings_.long_press && distance(origin_, event.at) > slop();
}

void GestureReader::move_held(Vec2 at, std::vector<Gesture>& out) {
  Gesture gesture = make(GestureKind::LongPress, at);
  gesture.delta = at - last_;
  if (distance(origin_, at) <= slop() || gesture.delta == Vec2{}) return;
  last_ = at;
  out.push_back(gesture);
}

void GestureReader::end_hold(const PointerEvent& event, std::vector<Gesture>& out) {
  phase_ = Phase::Spent;
  const bool stayed = last_ == origin_ && distance(origin_, event.at) <= slop();
  if (!stayed || button_ != PointerButton::Primary) return;
  if (event.stamp - stamp_ >= settings_.long_press) {
    out.push_back(make(GestureKind::HoldEnd, origin_));
    return;
  }
  out.push_back(make(GestureKind::HoldUndone, origin_));
  fire_tap(event, out);
}

void GestureReader::end_press(std::vector<Gesture>& out) {
  if (phase_ == Phase::Pressed) out.push_back(make(GestureKind::PressEnd, last_));
}

// Whatever is under way ends without effect.
void GestureReader::give_up(std::vector<Gesture>& out) {
  end_press(out);
  if (phase_ == Phase::Dragging) out.push_back(make(GestureKind::DragCancel, last_));
  if (phase_ == Phase::Pinching) out.push_back(make(GestureKind::PinchEnd, last_));
}

void GestureReader::fire_tap(const PointerEvent& event, std::vector<Gesture>& out) {
  Gesture tap = make(GestureKind::Tap, event.at);
  const bool second = last_tap_ && event.time - last_tap_->time <= settings_.double_tap &&
                      distance(event.at, last_tap_->at) <= settings_.double_tap_reach;
  tap.count = second ? 2 : 1;
  last_tap_ = second ? std::nullopt : std::optional(Sample{event.at, event.time});
  out.push_back(tap);
}

void GestureReader::remember(Vec2 at, Milliseconds time) {
  if (sample_count_ == static_cast<int>(samples_.size())) {
    std::copy(samples_.begin() + 1, samples_.end(), samples_.begin());
    --sample_count_;
  }
  samples_.at(static_cast<std::size_t>(sample_count_++)) = {at, time};
}

Vec2 GestureReader::velocity(Milliseconds now) const {
  for (int i = 0; i + 1 < sample_count_; ++i) {
    const Sample& old = samples_.at(static_cast<std::size_t>(i));
    const Sample& newest = samples_.at(static_cast<std::size_t>(sample_count_ - 1));
    const Milliseconds age = now - old.time;
    if (age > kVelocitySpan || age <= 0) continue;
    return (newest.at - old.at) / static_cast<float>(age);
  }
  return {};
}

GestureReader::Finger* GestureReader::finger(int id) {
  for (int i = 0; i < finger_count_; ++i) {
    Finger& candidate = fingers_.at(static_cast<std::size_t>(i));
    if (candidate.id == id) return &candidate;
  }
  return nullptr;
}

float GestureReader::slop() const {
  return device_ == PointerDevice::Mouse ? settings_.mouse_slop : settings_.touch_slop;
}

Gesture GestureReader::make(GestureKind kind, Vec2 at) const {
  Gesture gesture;
  gesture.kind = kind;
  gesture.device = device_;
  gesture.button = button_;
  gesture.at = at;
  gesture.from = origin_;
  return gesture;
}

}  // namespace mael::web
