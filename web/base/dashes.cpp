#include "web/base/dashes.h"

#include <algorithm>
#include <cmath>

namespace mael::web {
namespace {

float length_of(std::span<const Vec2> way) {
  float sum = 0;
  for (std::size_t i = 1; i < way.size(); ++i) sum += distance(way[i - 1], way[i]);
  return sum;
}

// The part of the way between two lengths along it.
std::vector<Vec2> part_of(std::span<const Vec2> way, float from, float to) {
  std::vector<Vec2> part;
  float along = 0;
  for (std::size_t i = 1; i < way.size() && along < to; ++i) {
    const float leg = distance(way[i - 1], way[i]);
    const float first = std::max(from, along), last = std::min(to, along + leg);
    if (leg > 0 && first < last) {
      if (part.empty()) part.push_back(lerp(way[i - 1], way[i], (first - along) / leg));
      part.push_back(lerp(way[i - 1], way[i], (last - along) / leg));
    }
    along += leg;
  }
  return part;
}

}  // namespace

std::vector<std::vector<Vec2>> dashes_of(std::span<const Vec2> way, Dashes dashes) {
  std::vector<std::vector<Vec2>> cut;
  const float all = length_of(way);
  const float period = dashes.length + dashes.gap;
  if (all <= 0 || period <= 0) return cut;
  const float count = std::max(1.0F, std::round(all / period));
  const float stretch = all / (count * period);
  for (int i = 0; i < static_cast<int>(count); ++i) {
    const float from = static_cast<float>(i) * period * stretch;
    std::vector<Vec2> dash = part_of(way, from, std::min(all, from + dashes.length * stretch));
    if (dash.size() > 1) cut.push_back(std::move(dash));
  }
  return cut;
}

std::vector<Vec2> bend_of(Vec2 a, Vec2 b, float bow, int steps) {
  const Vec2 way = b - a;
  const Vec2 aside = middle(a, b) + Vec2{way.y, -way.x} * (2 * bow);
  std::vector<Vec2> points;
  for (int i = 0; i <= steps; ++i) {
    const float t = static_cast<float>(i) / static_cast<float>(steps);
    points.push_back(lerp(lerp(a, aside, t), lerp(aside, b, t), t));
  }
  return points;
}

}  // namespace mael::web
