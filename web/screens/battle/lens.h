// How the table lies before whoever looks at it, and by which camera it is seen. Pure.
#pragma once

#include <utility>

#include "engine/core/heading.h"
#include "web/board/camera.h"
#include "web/board/plane_board.h"

namespace mael::web::battle {

// As it is, or turned by a quarter clockwise: what lies south is at the left then. Places of the
// table are meant, places of its picture are shown.
struct Lie {
  bool turned = false;
  std::int32_t width = 0;  // of the table, from west to east

  Point shown(Point at) const { return turned ? Point{at.y, width - at.x} : at; }
  Point meant(Point at) const { return turned ? Point{width - at.y, at.x} : at; }
  Heading shown(Heading heading) const { return turned ? spun(heading, 3) : heading; }
  Heading meant(Heading heading) const { return turned ? spun(heading, 1) : heading; }
  // East and north of what goes so far to the right and up.
  std::pair<int, int> meant_way(int right, int up) const {
    return turned ? std::pair{-up, right} : std::pair{right, up};
  }
  friend bool operator==(const Lie&, const Lie&) = default;

 private:
  static Heading spun(Heading heading, int quarters) {
    return static_cast<Heading>((heading + quarters * (kHeadings / 4)) % kHeadings);
  }
};

// As fine as anybody is led.
inline Point to_tenths(Point at) {
  constexpr std::int32_t kTenth = kMilsPerInch / 10;
  const auto near = [](std::int32_t mils) { return (mils + kTenth / 2) / kTenth * kTenth; };
  return {near(at.x), near(at.y)};
}

struct Lens {
  Camera camera;
  Lie lie{};

  Vec2 pixels(Point at) const { return to_pixels(camera, to_picture(lie.shown(at))); }
  Point point(Vec2 pixels) const { return lie.meant(to_point(to_board(camera, pixels))); }
  friend bool operator==(const Lens&, const Lens&) = default;
};

}  // namespace mael::web::battle
