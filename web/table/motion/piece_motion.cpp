#include "web/table/motion/piece_motion.h"

#include <algorithm>
#include <cstddef>

#include "web/table/motion/impacts.h"

namespace mael::web {
namespace {

void move(const std::vector<Vec2>& points, float t, Pose& pose) {
  constexpr float kLift = 0.6F;
  const float along = eased(t) * static_cast<float>(points.size() - 1);
  const auto leg = std::min(static_cast<std::size_t>(along), points.size() - 2);
  pose.at = lerp(points[leg], points[leg + 1], along - static_cast<float>(leg));
  pose.lift = arch(eased(t)) * kLift;
}

void lunge(Vec2 home, Vec2 target, float t, Pose& pose) {
  constexpr float kReach = 0.42F, kLift = 0.5F;
  if (t <= 0 || t >= 1) return;
  pose.at = lerp(home, target, kReach * struck(t));
  pose.lift = kLift * arch(t);
}

void turn(float t, Pose& pose) {
  constexpr float kLift = 0.4F;
  pose.flip = t < 0.5F ? 2 * t : 2 - 2 * t;
  pose.lift = kLift * arch(t);
}

void drop(const PieceTrack& track, Milliseconds now, Pose& pose) {
  const float t = track.span.progress(now);
  pose.lift = (1 - t) * (1 - t);
  if (track.points.size() == 2) {
    pose.at = lerp(track.points[0], track.points[1], eased(t));
  } else {
    pose.opacity = now < track.span.start ? 0 : std::min(1.0F, 2 * t);
  }
}

}  // namespace

void pose_by(const PieceTrack& track, Milliseconds now, Pose& pose) {
  const float t = track.span.progress(now);
  switch (track.step) {
    case PieceStep::Move: return move(track.points, t, pose);
    case PieceStep::Lunge: return lunge(track.points[0], track.points[1], t, pose);
    case PieceStep::Change:
      if (now < track.span.start) pose.reads = track.reads;
      return;
    case PieceStep::TurnDown: pose.face_up = t < 0.5F; return turn(t, pose);
    case PieceStep::TurnUp: pose.face_down = t < 0.5F; return turn(t, pose);
    case PieceStep::Drop: return drop(track, now, pose);
  }
}

Pose pose_of_leaving(Vec2 from, Vec2 to, float t) {
  Pose pose;
  pose.at = lerp(from, to, t);
  pose.opacity = 1 - t;
  pose.lift = t;
  return pose;
}

}  // namespace mael::web
