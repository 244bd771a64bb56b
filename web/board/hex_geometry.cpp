#include "web/board/hex_geometry.h"

namespace mael::web {

Hex cell_at(Vec2 board) {
  // Round in cube coordinates, then repair the one that was rounded furthest.
  const float q = board.x / 1.5F;
  const float r = board.y / kSqrt3 - q / 2;
  const float s = -q - r;
  float rounded_q = std::round(q);
  float rounded_r = std::round(r);
  const float rounded_s = std::round(s);
  const float off_q = std::abs(rounded_q - q);
  const float off_r = std::abs(rounded_r - r);
  const float off_s = std::abs(rounded_s - s);
  if (off_q > off_r && off_q > off_s) {
    rounded_q = -rounded_r - rounded_s;
  } else if (off_r > off_s) {
    rounded_r = -rounded_q - rounded_s;
  }
  const auto whole = [](float v) {
    return static_cast<std::int8_t>(std::clamp(v, -127.0F, 127.0F));
  };
  return {whole(rounded_q), whole(rounded_r)};
}

std::array<Vec2, 6> hex_corners(Vec2 center, float size) {
  const float half = size / 2;
  const float high = size * kHexHalfHeight;
  return {center + Vec2{size, 0},  center + Vec2{half, high},   center + Vec2{-half, high},
          center + Vec2{-size, 0}, center + Vec2{-half, -high}, center + Vec2{half, -high}};
}

bool hex_contains(Vec2 center, float size, Vec2 point) {
  const float x = std::abs(point.x - center.x);
  const float y = std::abs(point.y - center.y);
  return y <= size * kHexHalfHeight && x * kHexHalfHeight + y / 2 <= size * kHexHalfHeight;
}

}  // namespace mael::web
