// The ways a game was gone on a board to think on, as a tree that lies on its side: the way that is
// shown on top, every other one on a lane of its own from where it parts. What is drawn on the
// card, and where a tap on it leads. It knows no game. Pure.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "web/base/vec2.h"

namespace mael::web {

// Moments are counted in entries of a log, as a Session does.
struct VariationLane {
  int parent = 0;  // the lane it parts from; its own for the first
  int from = 0;    // the last moment it shares with that
  int to = 0;      // its end
  friend bool operator==(const VariationLane&, const VariationLane&) = default;
};

struct Variations {
  std::vector<VariationLane> lanes;  // the first is the way that is shown
  int at = 0;                        // the moment that is looked at, on the first
  friend bool operator==(const Variations&, const Variations&) = default;
};

struct VariationPlace {
  std::size_t lane = 0;
  int moment = 0;
  friend bool operator==(const VariationPlace&, const VariationPlace&) = default;
};

inline constexpr std::size_t kMostLanes = 4;

// Of the way that is shown and of those that were left, each from the beginning. At most
// kMostLanes: the first lane is `shown`, lane i is `left[i − 1]`.
Variations variations_of(std::span<const std::string> shown,
                         std::span<const std::vector<std::string>> left, int at);

// How high the strip is; 0 where nothing parts.
float height_of(const Variations& ways);

// Where a moment lies in the strip, which is moved along so that the one that is looked at is in
// sight; not cut off at its edges.
Vec2 place_of(const Variations& ways, Rect strip, VariationPlace place);
// What lies nearest to a point of the strip.
VariationPlace nearest(const Variations& ways, Rect strip, Vec2 point);

}  // namespace mael::web
