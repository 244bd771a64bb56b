#include "web/board/ring_turn.h"

#include <algorithm>
#include <cmath>

#include "web/board/ring_board.h"

namespace mael::web {
namespace {

constexpr float kClinging = kTurn / 20;  // 18 degrees
constexpr float kCoast = 160;            // milliseconds of its speed that a ring turns on
constexpr float kFarthest = 2;           // quarters it turns on at most
constexpr float kSpring = 0.016F;        // of the spring that brings it to rest, per millisecond
constexpr float kStill = 0.002F;         // radians: nobody sees so little

}  // namespace

float turned_by(Vec2 from, Vec2 to, float least) {
  if (length(from) < least || length(to) < least) return 0;
  return signed_angle(angle_of(to) - angle_of(from));
}

float turning_speed(Vec2 at, Vec2 velocity, float least) {
  const float away = length(at);
  if (away < least) return 0;
  return (at.x * velocity.y - at.y * velocity.x) / (away * away);
}

int nearest_quarter(float angle) { return static_cast<int>(std::floor(angle / kQuarter + 0.5F)); }

float clung_to_quarter(float angle) {
  const float quarter = static_cast<float>(nearest_quarter(angle)) * kQuarter;
  const float off = angle - quarter;
  const float free = std::max(std::abs(off) - kClinging, 0.0F);
  const float half = kQuarter / 2;
  return quarter + std::copysign(free * half / (half - kClinging), off);
}

float RingTurn::goal() const { return static_cast<float>(rest_) * kQuarter; }

void RingTurn::grab() {
  held_ = true;
  speed_ = 0;
  from_ = rest_;
}

void RingTurn::drag(float angle) {
  if (held_) angle_ += angle;
}

void RingTurn::release(float speed, bool reduced) {
  if (!held_) return;
  const float ahead = std::clamp(speed * kCoast, -kFarthest * kQuarter, kFarthest * kQuarter);
  rest_ = nearest_quarter(angle_ + ahead);
  angle_ = shown();
  held_ = false;
  // Slow enough not to swing past the rest, and never away from it.
  const float most = kSpring * std::abs(goal() - angle_);
  speed_ = goal() > angle_ ? std::clamp(speed, 0.0F, most) : std::clamp(speed, -most, 0.0F);
  if (reduced) turn_to(rest_);
}

void RingTurn::undo(bool reduced) {
  if (held_) {
    angle_ = shown();
    rest_ = from_;
  }
  held_ = false;
  speed_ = 0;
  if (reduced) turn_to(rest_);
}

void RingTurn::turn_to(int quarters) {
  held_ = false;
  rest_ = quarters;
  angle_ = goal();
  speed_ = 0;
}

void RingTurn::glide_to(int quarters) {
  held_ = false;
  rest_ = quarters;
}

// A critically damped spring, solved exactly: one long step ends where many short ones do.
bool RingTurn::advance(float elapsed) {
  if (!moving()) return false;
  const float off = angle_ - goal();
  const float push = speed_ + kSpring * off;
  const float fade = std::exp(-kSpring * elapsed);
  angle_ = goal() + (off + push * elapsed) * fade;
  speed_ = (speed_ - kSpring * push * elapsed) * fade;
  if (std::abs(angle_ - goal()) > kStill || std::abs(speed_) * 16 > kStill) return true;
  turn_to(rest_);
  return false;
}

float RingTurn::shown() const { return held_ ? clung_to_quarter(angle_) : angle_; }

int RingTurn::quarters() const { return held_ ? nearest_quarter(angle_) : rest_; }

}  // namespace mael::web
