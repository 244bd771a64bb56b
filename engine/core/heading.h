// Directions on a measured table: 1,024 headings a turn, exact on every platform (EDG-R4).
#pragma once

#include <cstdint>

#include "engine/core/plane.h"

namespace mael {

// 0 … 1023: 0 is east, 256 north.
using Heading = std::uint16_t;
inline constexpr int kHeadings = 1024;
inline constexpr std::int32_t kHeadingScale = 16384;

// A whole direction of about kHeadingScale length. The four quarters of the circle, and the halves
// of each, mirror each other exactly.
struct Direction {
  std::int32_t x = 0, y = 0;
  friend constexpr auto operator<=>(const Direction&, const Direction&) = default;
};
Direction direction_of(Heading heading);

constexpr Heading opposite_of(Heading heading) {
  return static_cast<Heading>((heading + kHeadings / 2) % kHeadings);
}

// The heading that points nearest to `to`, of two equally near the lower; 0 if the points are one.
Heading heading_towards(Point from, Point to);

// So far along a heading, each coordinate rounded to the nearest mil; `length` up to kFarthestMil.
Point moved(Point from, Heading heading, std::int32_t length);

// How wide an arc is that opens ahead of a heading.
enum class Arc : std::uint8_t { Half, Quarter };

// Where a disc lies as seen from a point that looks along a heading. The border of an arc belongs
// to it: an arc holds a disc wholly if no point of it lies beyond the border, and partly if any
// point of it does not. What lies behind is what no front half holds.
bool holds_partly(Point from, Heading heading, Arc arc, Disc disc);
bool holds_wholly(Point from, Heading heading, Arc arc, Disc disc);
inline bool is_partly_behind(Point from, Heading heading, Disc disc) {
  return !holds_wholly(from, heading, Arc::Half, disc);
}
inline bool is_wholly_behind(Point from, Heading heading, Disc disc) {
  return !holds_partly(from, heading, Arc::Half, disc);
}

}  // namespace mael
