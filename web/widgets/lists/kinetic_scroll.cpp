#include "web/widgets/lists/kinetic_scroll.h"

#include <algorithm>
#include <cmath>

namespace mael::web {
namespace {

constexpr float kFriction = 0.0028F;  // speed lost per millisecond, as a share
constexpr float kSpring = 0.012F;     // of the way back per millisecond
constexpr float kRestSpeed = 0.02F;   // pixels per millisecond
constexpr float kStretch = 0.35F;     // how much of a pull past the end is followed

}  // namespace

void KineticScroll::set_range(float range) {
  range_ = std::max(range, 0.0F);
  if (!held_ && speed_ == 0) offset_ = std::clamp(offset_, 0.0F, range_);
}

void KineticScroll::grab() {
  held_ = true;
  speed_ = 0;
}

void KineticScroll::drag(float pixels) {
  const bool outside = offset_ < 0 || offset_ > range_;
  offset_ -= outside ? pixels * kStretch : pixels;
}

void KineticScroll::release(float pixels_per_ms) {
  held_ = false;
  speed_ = std::clamp(-pixels_per_ms, -6.0F, 6.0F);
}

void KineticScroll::wheel(float pixels) {
  speed_ = 0;
  offset_ = std::clamp(offset_ + pixels, 0.0F, range_);
}

void KineticScroll::show(float top, float bottom, float height) {
  speed_ = 0;
  const float lowest = bottom - height;
  offset_ = std::clamp(offset_, std::min(lowest, top), top);
  offset_ = std::clamp(offset_, 0.0F, range_);
}

bool KineticScroll::advance(float elapsed) {
  if (held_) return false;
  const float nearest = std::clamp(offset_, 0.0F, range_);
  if (offset_ != nearest) {
    speed_ = 0;
    offset_ += (nearest - offset_) * (1 - std::exp(-kSpring * elapsed));
    if (std::abs(offset_ - nearest) < 0.5F) offset_ = nearest;
    return offset_ != nearest;
  }
  if (speed_ == 0) return false;
  offset_ += speed_ * elapsed;
  speed_ *= std::exp(-kFriction * elapsed);
  if (std::abs(speed_) < kRestSpeed) speed_ = 0;
  return speed_ != 0 || offset_ < 0 || offset_ > range_;
}

}  // namespace mael::web
