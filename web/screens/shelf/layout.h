// Where everything of the shelf goes. On a phone boxes lie under each other, with the ways in a bar
// at the bottom; on its side they stand beside each other, with the ways at the left; on larger
// screens they stand on a board, with the ways as tiles below. What does not fit is scrolled
// between a strip at the top, which belongs to the buttons of the page, and the bar. The games that
// wait are a row that is scrolled sideways. Pure arithmetic in CSS pixels.
#pragma once

#include <cstdint>
#include <vector>

#include "web/app/screen.h"
#include "web/screens/shelf/view.h"

namespace mael::web::shelf {

enum class Form : std::uint8_t { Phone, Low, Usual, Large };

// The styles of words, larger where the screen is seen from further away.
struct Styles {
  TextStyle title = TextStyle::Title;
  TextStyle line = TextStyle::Body;
  TextStyle facts = TextStyle::Body;
  TextStyle strong = TextStyle::Strong;
  TextStyle small = TextStyle::Caption;
};

struct BoxPlace {
  Rect at;
  bool upright = false;  // words under the picture, else left of it, with a disc to play
  Rect title;
  Rect line;  // as many lines as it takes
  Rect facts;
};

struct WaitingPlace {
  Rect at;
  Rect title;  // as many lines as it takes
  Rect turn;   // whose turn it is, after the sign of the seat; empty where no seat is to play
  Rect line;   // as many lines as it takes
  Rect when;
  Rect sketch;  // a square at the left; empty without a sketch
  Rect go;      // the sign of going on, in the first of them; empty in the others, and on low
                // screens where it would leave too little for words
};

struct InvitationPlace {
  Rect at;  // empty without an invitation
  Rect picture;
  Rect title;
  Rect sentence;  // as many lines as it takes
};

// A sign before a fact of a box, so many times as high as its letters, and the space behind it.
inline constexpr float kFactSign = 1.15F, kFactSpace = 5;

struct Layout {
  Form form = Form::Usual;
  Styles styles;
  Rect page;   // what is scrolled is seen and pressed in here
  Rect title;  // in the strip above
  bool title_centred = false;
  Rect bar;            // ground of the ways; empty where they are tiles
  Rect waiting_title;  // empty without games that wait
  Rect waiting_row;    // their window
  std::vector<WaitingPlace> waiting;
  InvitationPlace invitation;
  std::vector<BoxPlace> boxes;
  float facts_gap = 14;      // between how many play and how long it takes
  std::vector<Rect> boards;  // boxes stand on them; none on phones
  std::vector<Rect> items;   // as the view's items
  float scroll = 0;
  float scroll_limit = 0;
  float aside = 0;  // how far the row of waiting games is scrolled
  float aside_limit = 0;
};

Layout make_layout(const View& view, const FrameInput& input, float scroll, float aside);

// Where a control can be seen and pressed.
Rect clip_of(Control control, const Layout& layout);

// The item under a point, for a box beside its buttons the one that sets it up, for the sign of
// going on the one that does; -1 for none.
int item_at(const View& view, const Layout& layout, Vec2 point);

}  // namespace mael::web::shelf
