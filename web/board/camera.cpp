#include "web/board/camera.h"

namespace mael::web {
namespace {

// The content's middle part, which must stay on screen: half of it along each axis.
Rect kept_part(Rect content) {
  const Vec2 middle = content.center();
  return {lerp(middle, content.min, 0.5F), lerp(middle, content.max, 0.5F)};
}

// `at`, moved as little as possible so that [at - half, at + half] touches [lo, hi].
float touching(float at, float half, float lo, float hi) {
  return std::clamp(at, lo - half, hi + half);
}

float clamped_scale(const CameraLimits& limits, float scale) {
  return std::clamp(scale, limits.min_scale, limits.max_scale);
}

}  // namespace

Vec2 to_pixels(const Camera& camera, Vec2 board) {
  return (board - camera.center) * camera.scale + camera.viewport / 2;
}

Vec2 to_board(const Camera& camera, Vec2 pixels) {
  return (pixels - camera.viewport / 2) / camera.scale + camera.center;
}

Rect to_pixels(const Camera& camera, Rect board) {
  return {to_pixels(camera, board.min), to_pixels(camera, board.max)};
}

Rect visible_board(const Camera& camera) {
  return {to_board(camera, {}), to_board(camera, camera.viewport)};
}

void keep_inside(Camera& camera, const CameraLimits& limits) {
  camera.scale = clamped_scale(limits, camera.scale);
  const Vec2 half = camera.viewport / (2 * camera.scale);
  const Rect kept = kept_part(limits.content);
  camera.center.x = touching(camera.center.x, half.x, kept.min.x, kept.max.x);
  camera.center.y = touching(camera.center.y, half.y, kept.min.y, kept.max.y);
}

void pan(Camera& camera, const CameraLimits& limits, Vec2 pixels) {
  camera.center = camera.center - pixels / camera.scale;
  keep_inside(camera, limits);
}

void zoom(Camera& camera, const CameraLimits& limits, Vec2 anchor, float factor) {
  pinch(camera, limits, anchor, anchor, factor);
}

void pinch(Camera& camera, const CameraLimits& limits, Vec2 from, Vec2 to, float factor) {
  const Vec2 held = to_board(camera, from);
  camera.scale = clamped_scale(limits, camera.scale * factor);
  camera.center = held - (to - camera.viewport / 2) / camera.scale;
  keep_inside(camera, limits);
}

Camera fitted(Vec2 viewport, Rect content, Insets insets, const CameraLimits& limits,
              float max_scale) {
  const Rect room = shrunk({{}, viewport}, insets);
  const float wide = std::max(room.width(), 1.0F) / std::max(content.width(), 0.01F);
  const float high = std::max(room.height(), 1.0F) / std::max(content.height(), 0.01F);
  Camera camera{.center = content.center(), .viewport = viewport};
  camera.scale = clamped_scale(limits, std::min({wide, high, max_scale}));
  camera.center = camera.center - (room.center() - viewport / 2) / camera.scale;
  keep_inside(camera, limits);
  return camera;
}

void resize(Camera& camera, const CameraLimits& limits, Vec2 viewport) {
  camera.viewport = viewport;
  keep_inside(camera, limits);
}

Camera between(const Camera& a, const Camera& b, float t) {
  const float scale = a.scale * std::pow(b.scale / a.scale, t);
  return {lerp(a.center, b.center, t), scale, b.viewport};
}

void move_camera(const Gesture& gesture, const CameraLimits& limits, Camera& camera) {
  switch (gesture.kind) {
    case GestureKind::Pinch: pinch(camera, limits, gesture.from, gesture.at, gesture.factor); break;
    case GestureKind::Pan: pan(camera, limits, gesture.delta); break;
    case GestureKind::Zoom: zoom(camera, limits, gesture.at, gesture.factor); break;
    default: break;
  }
}

}  // namespace mael::web
