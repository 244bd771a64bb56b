// Points, rectangles and insets of the flat plane, in whatever unit the caller names: board units
// (one hexagon side) or CSS pixels. y grows downwards everywhere.
#pragma once

#include <algorithm>
#include <cmath>
#include <numbers>

namespace mael::web {

inline constexpr float kTurn = 2 * std::numbers::pi_v<float>;  // a whole one, in radians

struct Vec2 {
  float x = 0;
  float y = 0;

  friend constexpr bool operator==(Vec2, Vec2) = default;
  friend constexpr Vec2 operator+(Vec2 a, Vec2 b) { return {a.x + b.x, a.y + b.y}; }
  friend constexpr Vec2 operator-(Vec2 a, Vec2 b) { return {a.x - b.x, a.y - b.y}; }
  friend constexpr Vec2 operator*(Vec2 a, float k) { return {a.x * k, a.y * k}; }
  friend constexpr Vec2 operator/(Vec2 a, float k) { return {a.x / k, a.y / k}; }
};

constexpr float dot(Vec2 a, Vec2 b) { return a.x * b.x + a.y * b.y; }
inline float length(Vec2 a) { return std::sqrt(dot(a, a)); }
inline float distance(Vec2 a, Vec2 b) { return length(b - a); }
constexpr Vec2 lerp(Vec2 a, Vec2 b, float t) { return a + (b - a) * t; }
constexpr Vec2 middle(Vec2 a, Vec2 b) { return lerp(a, b, 0.5F); }

struct Rect {
  Vec2 min{};
  Vec2 max{};

  friend constexpr bool operator==(Rect, Rect) = default;
  [[nodiscard]] constexpr float width() const { return max.x - min.x; }
  [[nodiscard]] constexpr float height() const { return max.y - min.y; }
  [[nodiscard]] constexpr Vec2 center() const { return middle(min, max); }
  [[nodiscard]] constexpr bool contains(Vec2 p) const {
    return p.x >= min.x && p.x < max.x && p.y >= min.y && p.y < max.y;
  }
};

// By its upper left corner and its size, which is never less than nothing.
constexpr Rect box(float x, float y, float width, float height) {
  return {{x, y}, {x + std::max(0.0F, width), y + std::max(0.0F, height)}};
}

// The smallest rectangle around both.
constexpr Rect around(Rect a, Rect b) {
  return {{std::min(a.min.x, b.min.x), std::min(a.min.y, b.min.y)},
          {std::max(a.max.x, b.max.x), std::max(a.max.y, b.max.y)}};
}

constexpr Rect grown(Rect r, float by) {
  return {{r.min.x - by, r.min.y - by}, {r.max.x + by, r.max.y + by}};
}

// Whether they share more than a rim so wide.
constexpr bool overlap(Rect a, Rect b, float rim = 0) {
  return a.min.x < b.max.x - rim && b.min.x < a.max.x - rim && a.min.y < b.max.y - rim &&
         b.min.y < a.max.y - rim;
}

// Whether one stands out of the other by no more than a rim so wide.
constexpr bool lies_in(Rect inner, Rect outer, float rim = 0) {
  return inner.min.x >= outer.min.x - rim && inner.min.y >= outer.min.y - rim &&
         inner.max.x <= outer.max.x + rim && inner.max.y <= outer.max.y + rim;
}

// Room that panels take from the sides of a viewport, in CSS pixels.
struct Insets {
  float left = 0;
  float top = 0;
  float right = 0;
  float bottom = 0;

  friend constexpr bool operator==(Insets, Insets) = default;
};

constexpr Rect shrunk(Rect r, Insets by) {
  return {{r.min.x + by.left, r.min.y + by.top}, {r.max.x - by.right, r.max.y - by.bottom}};
}

}  // namespace mael::web
