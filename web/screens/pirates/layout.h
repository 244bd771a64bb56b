// Where everything of the pirates' table goes, for every size of screen: the frame of all tables
// (web/table/parts/frame.h) with the board, the own ship's sheet and the calamities between. Pure
// arithmetic in CSS pixels.
//
//   wide (tablet, desktop)          tall (phone, tablet upright)
//   +-------------------+------+    +---------------------+
//   |                   | sea  |    |        board        |
//   |       board       |      |    | sheet      | cards  |
//   |                   | sheet|    +---------------------+
//   |                   | cards|
//   +-------------------+------+
//   where the right column is narrow, the sheet lies at the foot of the left one, below the log;
//   a phone on its side has no list of calamities; prompts lie where the log does, in a tall screen
//   above the bar, over the sheet, and beside the cards where they are short enough for that
#pragma once

#include <array>
#include <vector>

#include "web/base/vec2.h"
#include "web/screens/pirates/game.h"
#include "web/table/parts/frame.h"
#include "web/widgets/cards/card_fan.h"

namespace mael::web::pirates {

struct LayoutInput : TableWish {
  int seats = 2;
  std::vector<int> calamities{};  // of each kind on the board, lines of what it does
  int said = 0;                   // lines in the bar of a tall screen, under its title
  float told = 0;                 // room for words above the curve in a tall screen
  // How high a question is that stands in place of the bar of a tall screen, and on a phone on its
  // side over the cards; or room that is kept for one.
  float asked = 0;
  bool asks = false;  // there is one
};

// Of a calamity in the list: what is beside its words, and how high name and figures are; and how
// high it is with so many lines of what it does. One that is lower shows only name and figures.
inline constexpr float kCalamityPad = 8, kCalamityHead = 45, kCalamityLine = 18;
constexpr float height_of_calamity(int lines) {
  return kCalamityHead + kCalamityLine * static_cast<float>(lines) + 1;
}

// What a ship has, slot by slot.
struct ShipPlaces {
  Rect sheet;                                // round all of them; empty where it is not shown
  std::array<Rect, kStatistics> statistics;  // in the order of Statistic
  Rect artifact;
  std::array<Rect, 3> hold;
};

struct Layout : FrameLayout, ShipPlaces {  // the near ship's
  Rect board;                              // a square
  std::vector<ShipPlaces> rivals;          // below the panels after the first; none without room
  bool asks_in_bar = false;                // prompts cover the bar, and nothing else
  Rect aside;                        // of a tall screen: prompts here leave hand and hold in sight
  std::vector<CardSlot> hand_slots;  // treasure cards, in `hand`
  std::vector<Rect> calamities;      // as many as there is room for; none where there is too little
  Rect piles;                        // treasures, chests and artifacts left; empty without room
};

Layout make_layout(const LayoutInput& input);

}  // namespace mael::web::pirates
