// Where slips lie that hang beside what they are about, and what stands before a table for a
// moment. Pure; tooltip.h and moment.h paint them.
#pragma once

#include <string_view>

#include "web/base/measure.h"
#include "web/base/vec2.h"

namespace mael::web {

// A slip of that size, so far above the point, or so far below it where there is no room above;
// inside the page.
Rect place_slip(Vec2 page, Vec2 point, float above, float below, Vec2 size);

// A panel of that size in the middle of a table for a moment (moment.h): never wider than the page.
Rect place_moment(Rect table, Vec2 page, Vec2 size);

struct RefusalSpec {
  Vec2 at{};                    // what was tried; the tip points here
  std::string_view sentence{};  // why not
  std::string_view rule{};      // "MAE-088"; empty without a link
  float opacity = 1;
  bool names = false;  // what something is: nothing was refused
};

struct RefusalPlace {
  Rect slip{};
  Rect rule{};     // the link; empty without one
  float wrap = 0;  // of the sentence
};
RefusalPlace place_refusal(const RefusalSpec& spec, Vec2 page, const Measure& measure);

}  // namespace mael::web
