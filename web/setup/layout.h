// Where everything of a game's set-up goes. The game's cover stands at the left where there is
// room, else above; seats in as many columns as fit. What does not fit is scrolled between a strip
// at the top, which belongs to the buttons of the page, and a bar at the bottom with the main
// button, which is never off the screen; on a phone it is first made lower, and less is said. Pure
// arithmetic in CSS pixels.
#pragma once

#include <vector>

#include "web/base/vec2.h"
#include "web/setup/cells.h"
#include "web/setup/view.h"

namespace mael::web::setup {

inline constexpr float kPad = 14;   // between the edge of a panel and what is in it
inline constexpr float kRow = 44;   // the height of what is pressed
inline constexpr float kFace = 42;  // of a bot, before what is said of it
inline constexpr float kFaceRoom = kFace + 10;
inline constexpr float kNumber = 84;  // width of the number between the buttons of a stepper

// The styles of words, larger where the screen is seen from further away.
struct Styles {
  TextStyle caption = TextStyle::Caption;
  TextStyle body = TextStyle::Body;
  TextStyle strong = TextStyle::Strong;
  TextStyle lead = TextStyle::Lead;
  TextStyle title = TextStyle::Title;
};

struct CoverPlace {
  Rect at;
  bool beside = false;  // upright and at rest beside the form, else on top of it
  Rect title;
  Rect line;  // as many lines as it takes; empty where there is no room for it
  Rect facts;
};

struct ChoicePlace {
  bool upright = false;                 // cells with the words under the emblem, else beside it
  TextStyle words = TextStyle::Strong;  // of all words that stand beside emblems
  Rect about;      // the sentence on what is chosen; empty where it stands elsewhere
  CardPlace card;  // of a list
};

struct SeatPlace {
  Rect panel;
  Rect heading;             // its sign, and how it is called
  Rect kinds;               // all of them
  Rect note;                // who plays, and how
  bool says_record = true;  // what was won against it has room there,
  bool says_beside = true;  // and beside its name how long it thinks, or of a person how it plays
  std::vector<ChoicePlace> choices;
};

struct Layout {
  bool large = false;  // a screen seen from further away
  Styles styles;
  Rect page;  // what is scrolled is seen and pressed in here
  Rect bar;   // under it: Begin, options, the way back, why it cannot begin
  float scroll = 0;
  CoverPlace cover;
  Rect note;     // under what can be played; empty where there is no room for it
  Rect problem;  // empty without one
  std::vector<SeatPlace> seats;
  Rect folded;                // panel; empty while closed
  std::vector<Rect> numbers;  // rows: label left, number right
  Rect list;                  // the open list; empty while there is none
  Rect list_rows;             // the part of it that is scrolled
  Rect refusal;               // why the game cannot begin, in the bar; empty if it can
  std::vector<Rect> parts;    // in it, of the open parts: their titles
  float list_limit = 0;       // how far the list can be scrolled
  std::vector<Rect> items;    // as the view's items; empty where one is not shown
  float height = 0;           // of what is scrolled, with what is above
  float scroll_limit = 0;
};

// Laid out from the top, then moved up by `scroll`; the list by its own.
Layout make_layout(const View& view, const FrameInput& input, float scroll, float list_scroll);

// Where a control can be seen and pressed: what is scrolled ends at the strip and at the bar.
Rect clip_of(Control control, const Layout& layout);

// The item under a point; -1 for none.
int item_at(const View& view, const Layout& layout, Vec2 point);

}  // namespace mael::web::setup
