// Dice and flips (section 2, EDG-145 to EDG-147).
#pragma once

#include <cstdint>
#include <cstdlib>

namespace mael::battle {

inline constexpr int kSides = 6;

constexpr bool is_critical(int face) { return face == 1 || face == kSides; }

// What it costs to turn a die from one face to another (EDG-R47); 0 from a face to itself.
constexpr int flip_cost(int from, int to) {
  if (from == to) return 0;
  return (from > to ? from - to : to - from) + is_critical(from) + is_critical(to);
}

// A D3 out of a D6 (EDG-031).
constexpr int halved(int face) { return (face + 1) / 2; }

// A test against N or more in which the faces 1 and 6 speak for themselves (EDG-112, EDG-271).
constexpr bool passes_test(int face, int needed, int modifier = 0) {
  if (face == 1) return false;
  return face == kSides || face + modifier >= needed;
}

}  // namespace mael::battle
