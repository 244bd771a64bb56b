// SDL's events as the pointer events that gestures are read from.
#pragma once

#include <SDL.h>

#include "web/base/gesture.h"

namespace mael::web {

// Feeds what the event says about pointers; `page` in CSS pixels. False if it says nothing.
bool feed_pointer(const SDL_Event& event, Vec2 page, GestureReader& reader,
                  std::vector<Gesture>& out);

}  // namespace mael::web
