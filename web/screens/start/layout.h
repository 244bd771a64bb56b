// Where everything of a game's set-up goes. One column on phones, seats side by side where there is
// room. What does not fit is scrolled between a strip at the top,
// which belongs to the buttons of the page, and a bar at the bottom with the main button, which is
// never off the screen. Pure arithmetic in CSS pixels.
#pragma once

#include <array>
#include <vector>

#include "web/base/vec2.h"
#include "web/screens/start/view.h"

namespace mael::web::start {

inline constexpr float kNumber = 84;  // width of the number between the buttons of a stepper

struct Layout {
  bool large = false;               // a screen seen from further away: larger type
  Rect page;                        // what is scrolled is seen and pressed in here
  Rect bar;                         // under it: Begin, options, the way back, why it cannot begin
  float scroll = 0;                 // how far it is scrolled
  bool low = false;                 // the title stands in the strip, which has no room for more
  Rect vortex;                      // square
  Rect title;
  Rect play_note;                   // under what can be played
  Rect problem;                     // empty without one
  std::array<Rect, kSeats> seats;   // panels
  std::array<Rect, kSeats> notes;   // who plays, and how
  std::array<Rect, kSeats> styles;  // the sentence on the chosen force
  Rect options;                     // panel; empty while closed
  std::array<Rect, 2> steppers;     // rows of Essence and of the draw: label left, number right
  Rect picker;                      // the list of forces; empty while closed
  Rect picker_rows;                 // the part of it that is scrolled
  Rect refusal;                     // why the game cannot begin, in the bar; empty if it can
  float picker_limit = 0;           // how far the list can be scrolled
  std::vector<Rect> items;          // as the view's items; empty where one is not shown
  float height = 0;                 // of all of it
  float scroll_limit = 0;           // how far it can be scrolled
};

// Laid out from the top, then moved up by `scroll`; the list of forces by its own.
Layout make_layout(const View& view, const FrameInput& input, float scroll, float picker_scroll);

// Where a control can be seen and pressed: what is scrolled ends at the strip and at the bar.
Rect clip_of(Control control, const Layout& layout);

// The item under a point; -1 for none.
int item_at(const View& view, const Layout& layout, Vec2 point);

}  // namespace mael::web::start
