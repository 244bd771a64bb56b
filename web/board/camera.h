// The camera of a flat board: board units <-> CSS pixels, pan, zoom, pinch, fit. Pure arithmetic:
// no clock, no drawing.
#pragma once

#include "web/base/gesture.h"
#include "web/base/vec2.h"

namespace mael::web {

// A value: copy it to remember a view. `scale` is in pixels per board unit and never 0.
struct Camera {
  Vec2 center{};            // board point shown at the middle of the viewport
  float scale = 60;         // pixels per board unit
  Vec2 viewport{800, 600};  // size in CSS pixels

  friend constexpr bool operator==(const Camera&, const Camera&) = default;
};

struct CameraLimits {
  float min_scale = 16;
  float max_scale = 160;
  Rect content{{-2, -2}, {2, 2}};  // board units; its middle part can never leave the viewport
};

Vec2 to_pixels(const Camera& camera, Vec2 board);
Vec2 to_board(const Camera& camera, Vec2 pixels);
Rect to_pixels(const Camera& camera, Rect board);

// The board rectangle that fills the viewport.
Rect visible_board(const Camera& camera);

// Moves the board by `pixels` under the viewport, as a finger drags it.
void pan(Camera& camera, const CameraLimits& limits, Vec2 pixels);

// Multiplies the scale by `factor` (clamped to the limits); the board point under `anchor` stays.
void zoom(Camera& camera, const CameraLimits& limits, Vec2 anchor, float factor);

// Two fingers moved: the point between them follows and the distance scales. `factor` is the new
// distance over the old one.
void pinch(Camera& camera, const CameraLimits& limits, Vec2 from, Vec2 to, float factor);

// Pans, zooms or pinches as a gesture asks; other gestures leave it where it is.
void move_camera(const Gesture& gesture, const CameraLimits& limits, Camera& camera);

// The camera that shows all of `content` inside the viewport less `insets`, centred, as large as
// the limits and `max_scale` allow.
Camera fitted(Vec2 viewport, Rect content, Insets insets, const CameraLimits& limits,
              float max_scale = 96);

// The window was resized: keeps the scale and the board point in the middle.
void resize(Camera& camera, const CameraLimits& limits, Vec2 viewport);

// Brings scale and centre back inside the limits.
void keep_inside(Camera& camera, const CameraLimits& limits);

// A camera `t` of the way from `a` to `b` (0..1), the scale in equal ratios; for glides.
Camera between(const Camera& a, const Camera& b, float t);

}  // namespace mael::web
