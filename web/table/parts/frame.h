// What the layouts of all tables share: the form of the screen, and the panels that stand round
// what a game lays out itself, for one to five seats. Pure arithmetic in CSS pixels.
//
//   wide (tablet, desktop)                  tall (phone, tablet upright)
//   +--------+----------------------+       +-----------------------+
//   | others | notice         tools |       | others                |
//   +--------+----------------------+       | notice        | tools |
//   |  log   |                      |       |                       |
//   |        |        middle        |       |        middle         |
//   |        |                      |       | near                  |
//   |        |         hand         |       | hand                  |
//   +--------+----------------------+       | bar, buttons          |
//   | near   | bar          buttons |       +-----------------------+
//   +--------+----------------------+
//   flat (phone on its side) is wide with low rows and no log
#pragma once

#include <cstdint>
#include <vector>

#include "web/base/vec2.h"

namespace mael::web {

enum class Form : std::uint8_t {
  Tall,  // phone, tablet upright
  Flat,  // phone on its side: low rows and no log
  Wide,  // tablet, desktop
};
Form form_of(Rect area);

// So many places of one width beside each other, with a small gap between them.
std::vector<Rect> in_row(Rect row, int count);

struct BarSpec {
  Rect bar;
  int buttons = 0;
  float height = 44;         // of a button
  float widest = 168;        // a button
  float words = 360;         // that are kept free for words at most,
  float words_share = 0.4F;  // and of the bar's width
};

struct BarPlaces {
  Rect words;
  std::vector<Rect> buttons;  // at the right end
};
BarPlaces place_bar(const BarSpec& spec);

// How large what stands in the frame is, in one form of it.
struct FrameSizes {
  float column = 0;  // width of the left one; of no meaning in a tall screen
  float panel = 52;  // height of a seat's
  float bar = 62;
  float hand = 120;
  float margin = 8;
  float tool = 44;
  float bar_words = 0;  // their height above the buttons of a tall screen
};

struct FrameSpec {
  Vec2 viewport;
  Insets safe;
  int seats = 2;
  int tools = 0;
  BarSpec bar;  // all of it but its place
};

// What the layout of every table is made from; a game's LayoutInput inherits it.
struct TableWish {
  Vec2 viewport{};
  Insets safe{};
  int buttons = 0;
  int tools = 0;
  int hand = 0;            // so many things are in it,
  int lifted = -1;         // and this one stands out
  bool reviewing = false;  // the curve of the game has the hand's place
  float card = 0;          // height of the card that shares a phone with it; 0 without one
};

struct FrameLayout {
  Form form = Form::Wide;
  std::vector<Rect> panels;  // of the seats, the near one's first
  Rect notice;               // facts in a line
  Rect tools;
  std::vector<Rect> tool_places;
  Rect bar;
  Rect words;  // the part of the bar for words
  std::vector<Rect> button_places;
  Rect hand;
  Rect middle;  // between all of them
  Rect column;  // of the left one, what lies between the panels; empty in a tall screen
  Rect log;     // empty where the log is a sheet
  Rect card;    // beside the middle, where a card has it (give_to_card); empty in a wide screen
  // The game places these:
  Rect curve;   // of a game that is looked back on; empty otherwise
  Rect prompt;  // at most this large
};
FrameLayout make_frame(const FrameSpec& spec, const FrameSizes& sizes);

// Where tools are pressed: what is free between two of them belongs to one or the other, so that a
// finger has as much of each as the row was given for it.
std::vector<Rect> tool_targets(const FrameLayout& frame);

// In a tall screen a card so high gets the upper end of the middle, as far as `least` of the
// middle's height is left.
void give_to_card(FrameLayout& frame, float height, float least);
// Where nothing is missed if it is covered: the log, which can be read on its sheet, or what a card
// was given.
inline Rect spare_in(const FrameLayout& frame) {
  return frame.form == Form::Wide ? frame.log : frame.card;
}

}  // namespace mael::web
