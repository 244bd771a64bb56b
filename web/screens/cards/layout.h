// Where everything of the card table goes, for every size of screen. Pure arithmetic in CSS pixels.
//
//   wide (tablet, desktop)                  tall (phone, tablet upright)
//   +--------+----------------------+       +-----------------------+
//   | other  | notice         tools |       | other                 |
//   +--------+---------------+------+       | notice        | tools |
//   | log or | fleets        |stacks|       | stacks                |
//   | prompt | planets       | deck |       | fleets                |
//   |        | fleets        |stacks|       | planets               |
//   |        +---------------+------+       | fleets                |
//   |        |         hand         |       | stacks                |
//   +--------+----------------------+       | own                   |
//   | own    | bar          buttons |       | hand      (or prompt) |
//   +--------+----------------------+       | bar, buttons          |
//                                           +-----------------------+
//   flat (phone on its side) is wide with low rows and no log; its deck lies beside the hand
#pragma once

#include <array>
#include <vector>

#include "web/base/vec2.h"
#include "web/screens/cards/game.h"
#include "web/table/frame.h"
#include "web/widgets/card_fan.h"

namespace mael::web::cards {

struct LayoutInput {
  Vec2 viewport;
  Insets safe;
  int hand_cards = 0;
  int lifted = -1;  // hand card that stands out
  int buttons = 0;
  int tools = 0;
  int planets = 0;
  int said = 0;            // lines in the bar of a tall screen, under its title
  bool reviewing = false;  // the curve of the game has the hand's place,
  float told = 0;          // in a tall screen with so much room for words above it
};

// One side of the table; the near one's first.
struct SideLayout {
  Rect panel;
  Rect stacks;               // attack area
  std::vector<Rect> fleets;  // at each planet
};

struct Layout {
  Form form = Form::Wide;
  std::array<SideLayout, kSeats> sides;
  std::vector<Rect> planets;
  Rect deck;
  Rect discard;
  Vec2 ship;   // size of a ship in play
  Rect table;  // planets, fleets and stacks
  Rect notice;
  Rect tools;
  std::vector<Rect> tool_places;
  Rect bar;
  Rect words;  // the part of the bar for words
  std::vector<Rect> button_places;
  Rect hand;
  std::vector<CardSlot> hand_slots;
  Rect curve;   // of a game that is looked back on; empty otherwise
  Rect prompt;  // at most this large; filled from the bottom in tall ones, from the top else
  Rect log;     // beside the table; empty where the log is a sheet
};

Layout make_layout(const LayoutInput& input);

}  // namespace mael::web::cards
