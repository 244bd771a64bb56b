// The keyboard's focus on a screen of controls.
#pragma once

#include <span>

#include "web/app/screen.h"

namespace mael::web {

// Which of these places an arrow leads to from the one that has the focus: the nearest in that
// direction, nearer ones along the way preferred to those aside. Without a focus (-1) the
// uppermost, of these the leftmost. Empty places never have it; `focus` itself where there is no
// other.
int next_focus(std::span<const Rect> places, int focus, Key arrow);

}  // namespace mael::web
