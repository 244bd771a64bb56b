// Where everything of the card table goes, for every size of screen: the frame of all tables
// (web/table/parts/frame.h) with planets, fleets and attack areas between. Pure arithmetic in CSS
// pixels.
//
//   wide (tablet, desktop)         tall (phone, tablet upright)
//   +---------------+------+       +-----------------------+
//   | fleets        |stacks|       | fleet | planet | fleet |
//   | planets       | deck |       | fleet | planet | fleet |
//   | fleets        |stacks|       | ...                    |
//   +---------------+------+       | stacks | deck | stacks |
//                                  +-----------------------+
//   The near seat's lie below, in a tall screen at the left. A phone on its side has its deck
//   beside the hand; prompts lie where the log does, and a card where no prompt is.
#pragma once

#include <array>
#include <vector>

#include "web/base/vec2.h"
#include "web/screens/cards/game.h"
#include "web/table/parts/frame.h"
#include "web/widgets/cards/card_fan.h"

namespace mael::web::cards {

struct LayoutInput : TableWish {
  int planets = 0;
  int said = 0;    // lines in the bar of a tall screen, under its title
  float told = 0;  // room for words above the curve in a tall screen
};

// One side of the table; the near one's first.
struct SideLayout {
  Rect stacks;               // attack area
  std::vector<Rect> fleets;  // at each planet
};

// The prompt is filled from the bottom in tall screens, from the top else.
struct Layout : FrameLayout {
  std::array<SideLayout, kSeats> sides;
  std::vector<Rect> planets;
  std::vector<Rect> rows;  // a planet with its fleets in a tall screen; else the planet alone
  Rect deck;
  Rect discard;
  Vec2 ship;   // size of a ship in play
  Rect table;  // planets, fleets and stacks
  std::vector<CardSlot> hand_slots;
};

Layout make_layout(const LayoutInput& input);

}  // namespace mael::web::cards
