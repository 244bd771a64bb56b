// Where everything of the battle's table goes, for every size of screen: the frame of all tables
// (web/table/parts/frame.h) with the battlefield, what is to be decided and the selected squad's
// card. Pure arithmetic in CSS pixels.
//
//   wide                            tall (phone, tablet upright)
//   +--------+-----------------+    +---------------------+
//   | prompt | s             s |    | side, turn, side    |
//   |        | battlefield     |    | squads, battlefield |
//   | card   | s             s |    | card                |
//   |        |                 |    | prompt, as it needs |
//   +--------+-----------------+    | squads              |
//                                   +---------------------+
// Squads of both sides are signs (s) in a strip beside a square table, above and below a long one.
// A phone on its side has a layout of its own (flat_layout.h).
#pragma once

#include <array>
#include <vector>

#include "web/screens/battle/lens.h"
#include "web/table/parts/frame.h"
#include "web/widgets/cards/card_fan.h"

namespace mael::web::battle {

struct LayoutInput : TableWish {
  bool prompts = false;      // something is to be decided: the log gives way
  bool acts = false;         // a squad does: there is room for what is decided meanwhile
  bool card = false;         // a squad is selected
  bool taught = false;       // a lesson's card needs room
  bool reads = false;        // there is much to read of what is to be decided
  bool numbers = false;      // models are chosen by their numbers in a picture of the squad
  bool measures = false;     // a ruler follows the finger: the board stays where it is
  bool lists_squads = true;  // to choose from, in the prompt
  float asked = 0;           // of an upright page: how high the prompt is; 0: as high as it may be
  std::array<int, 2> squads{};  // that stand, of the near side and the far one
  bool broad = false;           // the table is much wider than it is high
};

struct Layout : FrameLayout {
  Rect board;                        // free of panels: the ground runs on below them
  Rect spare;                        // of a phone in a lesson: for its card; else empty
  bool shows_card = false;           // whether the card of a squad has a place beside the table,
  Rect card;                         // and where, once one is selected
  std::vector<CardSlot> hand_slots;  // a battle has no hand
  Lie lie;                           // of the table
  bool lists_squads = true;          // as above
  bool narrow = false;               // of a phone on its side: nothing is to be read or pressed
  std::array<Rect, 2> strips{};      // of squads, the near side's first; empty: there is none
};

Layout make_layout(const LayoutInput& input);

inline constexpr float kStripRow = 46;  // of a squad in a strip, across it

// Where so many squads stand in a strip, each with room for a finger.
std::vector<Rect> places_in_strip(Rect strip, int squads);

}  // namespace mael::web::battle
