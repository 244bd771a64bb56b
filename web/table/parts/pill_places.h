// Where facts in a line stand, which says as well what a finger on one means. Pure: panels_draw.cpp
// paints them.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "web/base/measure.h"
#include "web/base/vec2.h"
#include "web/table/parts/panels.h"
#include "web/table/told.h"

namespace mael::web {

struct PillPlace {
  Rect at;
  std::string words;   // those of the pill that have room
  bool wraps = false;  // they go on in a second line, in a higher pill
};

// Beside each other, and below each other where the place is high enough, as many as fit: each is
// told at length where that leaves the next ones room for a few words, and in two lines where few
// words are too many for one.
std::vector<PillPlace> place_pills(std::span<const Pill> pills, Rect all, const Measure& measure);

// What the pill under a finger says, at length.
std::optional<Refusal> told_at(std::span<const Pill> pills, std::span<const PillPlace> places,
                               Vec2 at);

}  // namespace mael::web
