// Words that hang beside what they are about, painted over everything else.
#pragma once

#include <string_view>

#include "web/base/vec2.h"

struct ImDrawList;

namespace mael::web {

// A short hint above (or below) `about`. Only while hovering; fingers get sheets instead.
void tooltip(Rect about, std::string_view words);

struct RefusalSpec {
  Vec2 at{};                    // what was tried; the tip points here
  std::string_view sentence{};  // why not
  std::string_view rule{};      // "MAE-088"; empty without a link
  float opacity = 1;
};

// Where the slip and its link lie; only paints.
struct RefusalPlace {
  Rect slip{};
  Rect rule{};  // empty without a link
};
RefusalPlace place_refusal(const RefusalSpec& spec);
void paint_refusal(ImDrawList& list, const RefusalSpec& spec);

// Why something may not be done, as a window of its own. True when the rule's id was pressed.
bool refusal_tip(const RefusalSpec& spec);

}  // namespace mael::web
