// Letters that no font of the page has, drawn by the browser into the texture of the fonts.
#pragma once

#include "web/base/theme_imgui.h"

namespace mael::web {

// Adds all that were noted to fonts that have just been made.
void draw_noted_letters(const Look& look);

}  // namespace mael::web
