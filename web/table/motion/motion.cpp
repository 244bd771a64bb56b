#include "web/table/motion/motion.h"

namespace mael::web {

float eased(float t) { return t * t * (3 - 2 * t); }

float arch(float t) { return 4 * t * (1 - t); }

float Span::progress(Milliseconds now) const {
  if (now <= start) return 0;
  if (now >= end) return 1;
  return static_cast<float>(now - start) / static_cast<float>(end - start);
}

Span MotionClock::moving(Milliseconds length) {
  const Span span = beside(length);
  free_ = std::max(free_, span.end);
  run_until(span.end);
  return span;
}

Span MotionClock::beside(Milliseconds length, Milliseconds delay) const {
  const Milliseconds start = cursor_ + paced(delay);
  return {start, start + paced(length)};
}

void MotionClock::wait(Milliseconds length) {
  cursor_ += paced(length);
  free_ = std::max(free_, cursor_);
  run_until(cursor_);
}

std::vector<Sound> MotionClock::take_sounds(Milliseconds now) {
  std::vector<Sound> due;
  const auto later = std::stable_partition(sounds_.begin(), sounds_.end(),
                                           [&](const Cue& cue) { return cue.at <= now; });
  for (auto cue = sounds_.begin(); cue != later; ++cue) due.push_back(cue->heard);
  sounds_.erase(sounds_.begin(), later);
  return due;
}

Flown flown(Vec2 from, Vec2 to, float t) {
  constexpr float kHeight = 26, kLean = 0.12F;
  const float lift = arch(t);
  return {lerp(from, to, t) - Vec2{0, kHeight * lift}, lift,
          kLean * lift * (to.x < from.x ? -1.0F : 1.0F)};
}

RisingWords risen(Vec2 from, std::string text, RisingTone tone, float t) {
  constexpr float kHeight = 34, kFade = 2.6F;
  return {from - Vec2{0, kHeight * t}, std::move(text), tone, std::min(1.0F, kFade * (1 - t))};
}

}  // namespace mael::web
