// Hexagonal spaces in axial coordinates round the Vortex, flat side up.
//
//              ___            Neighbours in the order of the rules sheet, with the side of the
//          ___/0,-1\___       Vortex each of them is when the middle space is (0,0):
//         /-1,0\___/1,-1\       0 (+1,0)   1 (+1,-1)   2 (0,-1)
//         \___/ 0,0 \___/       3 (-1,0)   4 (-1,+1)   5 (0,+1)
//         /-1,1\___/1, 0\     Opposite sides differ by 3.
//         \___/ 0,1 \___/
//             \___/           North is (0,-1).
//
// A space is named `ring.step`: its distance from the Vortex and the steps clockwise from north
// along that ring; the Vortex itself is `0`. Ring 1 is what surrounds the Vortex.
#pragma once

#include <array>
#include <compare>
#include <cstdint>

namespace mael {

struct Hex {
  std::int8_t q = 0;
  std::int8_t r = 0;

  friend constexpr auto operator<=>(Hex, Hex) = default;
  friend constexpr Hex operator+(Hex a, Hex b) {
    return {static_cast<std::int8_t>(a.q + b.q), static_cast<std::int8_t>(a.r + b.r)};
  }
  friend constexpr Hex operator-(Hex a, Hex b) {
    return {static_cast<std::int8_t>(a.q - b.q), static_cast<std::int8_t>(a.r - b.r)};
  }
};

inline constexpr Hex kVortex{0, 0};
inline constexpr int kSides = 6;

inline constexpr std::array<Hex, kSides> kDirections{
    {{1, 0}, {1, -1}, {0, -1}, {-1, 0}, {-1, 1}, {0, 1}}};

constexpr Hex neighbour(Hex at, int direction) {
  return at + kDirections[static_cast<std::size_t>(direction)];
}

// Steps from the Vortex.
constexpr int ring_of(Hex at) {
  const int q = at.q < 0 ? -at.q : at.q;
  const int r = at.r < 0 ? -at.r : at.r;
  const int s = at.q + at.r < 0 ? -(at.q + at.r) : at.q + at.r;
  return q > r ? (q > s ? q : s) : (r > s ? r : s);
}

constexpr int distance(Hex a, Hex b) { return ring_of(a - b); }

constexpr bool is_adjacent(Hex a, Hex b) { return distance(a, b) == 1; }

// Steps clockwise from north along the space's own ring, 0 … 6·ring − 1; 0 for the Vortex.
constexpr int step_of(Hex at) {
  const int ring = ring_of(at);
  const int q = at.q, r = at.r;
  if (ring == 0) return 0;
  if (r == -ring && q >= 0 && q < ring) return q;         // north to north-east
  if (q == ring && r < 0) return ring + (r + ring);       // down the east side
  if (q > 0 && q + r == ring) return 2 * ring + r;        // south-east to south
  if (r == ring && q > -ring) return 3 * ring - q;        // south to south-west
  if (q == -ring && r > 0) return 4 * ring + (ring - r);  // up the west side
  return 5 * ring - r;                                    // north-west to north
}

// The inverse of ring_of and step_of; `step` in 0 … 6·ring − 1 (0 for ring 0), ring at most 127.
constexpr Hex hex_at(int ring, int step) {
  // The corner each sixth begins at, and the way along that sixth.
  constexpr std::array<Hex, kSides> corners{{{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}}};
  constexpr std::array<Hex, kSides> ways{{{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}}};
  if (ring == 0) return kVortex;
  const auto sixth = static_cast<std::size_t>(step / ring);
  const int along = step % ring;
  return {static_cast<std::int8_t>(corners[sixth].q * ring + ways[sixth].q * along),
          static_cast<std::int8_t>(corners[sixth].r * ring + ways[sixth].r * along)};
}

}  // namespace mael
