// Where everything of the start screen goes. One column on narrow screens, seats side by side and
// games beside them on wide ones; what does not fit is scrolled. Pure arithmetic in CSS pixels.
#pragma once

#include <array>
#include <vector>

#include "web/screens/start/view.h"
#include "web/widgets/vec2.h"

namespace mael::web::start {

struct Layout {
  Rect vortex;                      // square
  Rect title;
  Rect problem;                     // empty without one
  std::array<Rect, kSeats> seats;   // panels
  std::array<Rect, kSeats> notes;   // who plays, and how
  std::array<Rect, kSeats> styles;  // the sentence on the chosen force
  Rect saves;                       // panel; empty without games
  Rect options;                     // panel; empty while closed
  std::array<Rect, 2> steppers;     // rows of Essence and of the draw: label left, number right
  Rect picker;                      // the list of forces; empty while closed
  Rect picker_rows;                 // the part of it that is scrolled
  Rect refusal;                     // why the game cannot begin; empty if it can
  float picker_limit = 0;           // how far the list can be scrolled
  std::vector<Rect> items;          // as the view's items; empty where one is not shown
  float height = 0;                 // of all of it
  float scroll_limit = 0;           // how far it can be scrolled
};

// Laid out from the top, then moved up by `scroll`; the list of forces by its own.
Layout make_layout(const View& view, const FrameInput& input, float scroll, float picker_scroll);

// The item under a point; -1 for none.
int item_at(const View& view, const Layout& layout, Vec2 point);

}  // namespace mael::web::start
