// Where the parts of a planet lie: its name and rate, the globe, the heap of its store and what is
// attached. Pure.
#pragma once

#include <vector>

#include "web/base/vec2.h"

namespace mael::web::cards {

// The line with name and rate along the upper edge of a row.
inline constexpr float kRowHead = 20;

struct PlanetParts {
  Rect name;
  Rect rate;                 // written at its right end
  Rect globe;                // a square round it, the larger the more the planet makes
  Rect heap;                 // of its store, which is written at the right end
  std::vector<Rect> badges;  // of what is attached
};

// A planet that lies at `planet`; its name and rate stand along the upper edge of `row`, which is
// the same or reaches further at both sides.
PlanetParts parts_of_planet(Rect planet, Rect row, int rate, int attached);

}  // namespace mael::web::cards
