// The line round what several discs cover together, as parts of circles. Pure.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/core/heading.h"
#include "engine/core/plane.h"

namespace mael::web::battle {

// Headings counter-clockwise from `from`, `span` of them; all of the circle: kHeadings.
struct OutlineArc {
  Disc circle;
  Heading from = 0;
  std::uint16_t span = 0;
};
// To the nearest heading. Of equal discs one alone counts.
std::vector<OutlineArc> outline_of(std::span<const Disc> discs);

}  // namespace mael::web::battle
