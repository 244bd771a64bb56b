// Words that hang beside what they are about, painted over everything else.
#pragma once

#include <string_view>

#include "web/base/vec2.h"
#include "web/widgets/slip_place.h"

struct ImDrawList;

namespace mael::web {

// A short hint above (or below) `about`. Only while hovering; fingers get sheets instead.
void tooltip(Rect about, std::string_view words, Vec2 page);

// Only paints.
void paint_refusal(ImDrawList& list, const RefusalSpec& spec, const RefusalPlace& place);

// Why something may not be done, as a window of its own. True when the rule's id was pressed.
bool refusal_tip(const RefusalSpec& spec);

}  // namespace mael::web
