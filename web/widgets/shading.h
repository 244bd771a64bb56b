// Surfaces whose colour changes smoothly, on a Dear ImGui draw list: nets of corners, glows,
// globes.
#pragma once

#include <imgui.h>

#include <span>

#include "web/base/color.h"
#include "web/base/vec2.h"

namespace mael::web {

struct Corner {
  Vec2 at;
  Rgba color;
};

// A net with so many corners in each row; colours run between neighbours. At least two rows.
void paint_net(ImDrawList& list, int across, std::span<const Corner> corners);

// An ellipse of light: `color` in its middle, nothing of it at its rim. `reach` are its half axes.
void paint_glow(ImDrawList& list, Vec2 middle, Vec2 reach, Rgba color);

// A belt round a globe, between two latitudes: -1 the lower pole, 1 the upper one.
struct Belt {
  float from = 0;
  float to = 0;
  Rgba color;
};

// An ellipse upon a globe, turned by itself: in radii of the globe, from its middle.
struct GlobeSpot {
  Vec2 at;
  Vec2 reach;
  Rgba color;
  float turn = 0;  // radians
};

struct Globe {
  Rgba face;
  std::span<const Belt> belts;
  Rgba air;                            // round it; alpha 0: none
  float tilt = 0;                      // of its axis, radians
  std::span<const GlobeSpot> spots{};  // over the belts
};

// Lit from the upper left.
void paint_globe(ImDrawList& list, Vec2 middle, float radius, const Globe& globe);

// Half a ring round a globe, tilted as its axis: what lies behind it, or in front. Radii in those
// of the globe.
struct Ring {
  float inner = 1.4F;
  float outer = 1.9F;
  float flat = 0.28F;  // how much of its roundness is seen
  Rgba color;
};
void paint_half_ring(ImDrawList& list, Vec2 middle, float radius, float tilt, const Ring& ring,
                     bool front);

}  // namespace mael::web
