// The parts of what is chosen of a list, and what they may have, drawn.
#pragma once

#include <imgui.h>

#include "web/setup/form.h"
#include "web/widgets/button.h"

namespace mael::web::setup {

// Its title, and under it what it has.
void paint_part(ImDrawList& list, Rect place, const Part& part);
// With its price and what is to be said of it.
void paint_offer(ImDrawList& list, Rect place, const Offer& offer, ControlTouch touch);

}  // namespace mael::web::setup
