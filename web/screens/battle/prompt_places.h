// Where everything of a prompt lies: its rows are as high as their words, and what does not fit is
// on a further page. Pure.
#pragma once

#include "web/base/measure.h"
#include "web/screens/battle/places.h"

namespace mael::web::battle {

// The rows of the prompt, their places and what answers a tap there.
void place_prompt(const PromptView& prompt, const Layout& layout, OpenPages pages,
                  const Measure& measure, Places& out);

}  // namespace mael::web::battle
