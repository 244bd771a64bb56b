// What stands in the middle of a table for a moment: it comes quickly, goes quickly, and shows its
// parts one after the other. `t` is how much of it has passed, 0 … 1.
#pragma once

#include <algorithm>
#include <cmath>
#include <numbers>
#include <string_view>
#include <utility>

#include "web/base/vec2.h"
#include "web/widgets/cards/turned.h"

struct ImDrawList;

namespace mael::web {

// How much of the time between has passed.
inline float passed(float t, float from, float to) {
  return std::clamp((t - from) / (to - from), 0.0F, 1.0F);
}
// How much of it is there.
inline float presence(float t) { return std::min(passed(t, 0, 0.08F), passed(1 - t, 0, 0.08F)); }

// What `paint` does, as present as it is by then.
template <class Paint>
void paint_moment(ImDrawList& list, float t, Paint&& paint) {
  const int from = painted_so_far(list);
  paint();
  fade_painted(list, from, presence(t));
}

// A panel where place_moment (slip_place.h) has put it.
void paint_moment_panel(ImDrawList& list, Rect at);
// A line of words on a band of their own; large ones announce something.
void paint_moment_words(ImDrawList& list, Vec2 middle, std::string_view words, bool large);

// Something turned over when `turned` passes a half.
template <class Back, class Front>
void paint_turning(ImDrawList& list, Vec2 middle, float turned, Back&& back, Front&& front) {
  const int from = painted_so_far(list);
  if (turned < 0.5F) {
    back();
  } else {
    front();
  }
  const float squeeze = std::max(0.03F, std::abs(std::cos(turned * std::numbers::pi_v<float>)));
  turn_painted(list, from, middle, 0, {squeeze, 1});
}

}  // namespace mael::web
