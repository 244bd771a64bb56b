// Where the parts of a planet lie on it: name, picture, what is attached, stock and rate. Pure.
#pragma once

#include <vector>

#include "web/base/vec2.h"

namespace mael::web::cards {

struct PlanetParts {
  Rect name;
  Rect picture;              // a square, beside the badges where there is room
  std::vector<Rect> badges;  // down the right edge; a further column where one is full
  Rect foot;                 // of the stock at the left and the rate at the right
};

PlanetParts parts_of_planet(Rect planet, int attached);

}  // namespace mael::web::cards
