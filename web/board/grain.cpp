#include "web/board/grain.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace mael::web {
namespace {

// A well mixed number 0..1 for each point of a lattice.
float at_point(std::uint32_t x, std::uint32_t y, std::uint32_t octave) {
  std::uint32_t h = x * 0x8DA6B343U + y * 0xD8163841U + octave * 0xCB1AB31FU;
  h = (h ^ (h >> 15U)) * 0x2C1B3C6DU;
  h = (h ^ (h >> 12U)) * 0x297A2D39U;
  h ^= h >> 15U;
  return static_cast<float>(h & 0xFFFFU) / 65535.0F;
}

float smooth(float t) { return t * t * (3 - 2 * t); }

// Lattice noise with `cells` cells across, wrapped round.
float octave_at(int x, int y, std::uint32_t cells, std::uint32_t octave) {
  const float scale = static_cast<float>(cells) / static_cast<float>(kGrainWidth);
  const float u = static_cast<float>(x) * scale;
  const float v = static_cast<float>(y) * scale;
  const auto column = static_cast<std::uint32_t>(u);
  const auto row = static_cast<std::uint32_t>(v);
  const float tx = smooth(u - static_cast<float>(column));
  const float ty = smooth(v - static_cast<float>(row));
  const std::uint32_t right = (column + 1) % cells;
  const std::uint32_t below = (row + 1) % cells;
  const float top = std::lerp(at_point(column, row, octave), at_point(right, row, octave), tx);
  const float bottom =
      std::lerp(at_point(column, below, octave), at_point(right, below, octave), tx);
  return std::lerp(top, bottom, ty);
}

}  // namespace

std::vector<std::uint8_t> grain_picture() {
  std::vector<std::uint8_t> out(static_cast<std::size_t>(kGrainWidth) * kGrainWidth);
  for (int y = 0; y < kGrainWidth; ++y) {
    for (int x = 0; x < kGrainWidth; ++x) {
      float sum = 0;
      float weight = 0.5F;
      std::uint32_t cells = 8;
      for (std::uint32_t octave = 0; octave < 5; ++octave) {
        sum += weight * octave_at(x, y, cells, octave);
        weight /= 2;
        cells *= 2;
      }
      out[static_cast<std::size_t>(y * kGrainWidth + x)] =
          static_cast<std::uint8_t>(std::clamp(sum, 0.0F, 1.0F) * 255.0F);
    }
  }
  return out;
}

}  // namespace mael::web
