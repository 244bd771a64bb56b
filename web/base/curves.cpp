#include "web/base/curves.h"

namespace mael::web {
namespace {

// One coordinate of the curve at `s` of its own measure.
float coordinate(float first, float second, float s) {
  const float left = 1 - s;
  return 3 * left * left * s * first + 3 * left * s * s * second + s * s * s;
}

}  // namespace

float along_curve(float x1, float y1, float x2, float y2, float t) {
  if (t <= 0) return 0;
  if (t >= 1) return 1;
  // x grows with s: halving finds it, finer than any screen shows.
  float low = 0, high = 1;
  for (int i = 0; i < 16; ++i) {
    const float s = (low + high) / 2;
    (coordinate(x1, x2, s) < t ? low : high) = s;
  }
  return coordinate(y1, y2, (low + high) / 2);
}

}  // namespace mael::web
