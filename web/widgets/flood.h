// The winner's colour floods a board from its middle. Pure times; paint_flood draws it.
#pragma once

#include "web/base/color.h"
#include "web/base/vec2.h"

struct ImDrawList;

namespace mael::web {

// Milliseconds from the end of the game on: the colour spreads, then rays shoot out; in the end
// there is rest.
inline constexpr int kFloodSpreads = 600;
inline constexpr int kFloodRays = 900;
inline constexpr int kFloodRests = 300;
inline constexpr int kFlood = kFloodSpreads + kFloodRays + kFloodRests;

// How far it has come when `t` of its whole time has passed, each 0 … 1.
struct Flood {
  float spread = 0;
  float rays = 0;
  friend bool operator==(const Flood&, const Flood&) = default;
};
Flood flood_at(float t);

// Over a board whose middle is there; `reach` is how far the page goes from it. CSS pixels.
void paint_flood(ImDrawList& list, Vec2 middle, float reach, Rgba color, const Flood& flood);

}  // namespace mael::web
