// Where everything goes of what lies open over a set-up: the list of all that may be chosen, or the
// parts of what is chosen with what they may have. Pure arithmetic in CSS pixels.
#pragma once

#include "web/setup/layout.h"

namespace mael::web::setup {

// Gives that item its place.
void place_item(const View& view, Control control, int seat, int of, int which, Rect at,
                Layout& layout);

// In the middle of the area, as high as it may be, and moved by its own scrolling.
void place_open(const View& view, const FrameInput& input, Rect area, float scroll, Layout& layout);

// How the words of an offer stand in its place, whether it may be pressed or not.
struct OfferPlace {
  Rect mark;   // whether it is on
  Rect label;  // as many lines as it takes
  Rect price;  // right of it
  Rect about;
};
OfferPlace place_offer(const Measure& measure, const Offer& offer, Rect at);

}  // namespace mael::web::setup
