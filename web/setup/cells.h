// How the words of what can be chosen stand beside emblems: in cells, and on the card of what is
// chosen of a list.
#pragma once

#include "web/base/measure.h"
#include "web/base/vec2.h"
#include "web/setup/form.h"

namespace mael::web::setup {

// What is in a cell with its words beside the emblem.
struct LyingCell {
  Vec2 emblem;  // its middle,
  float size;   // and half its width
  Rect words;
  Vec2 sign;  // the middle of the sign of another seat that has chosen the same
};
LyingCell lying_cell(Rect cell);
inline constexpr float kCellSign = 18;  // width of that sign

// Whether the names of all cells of that size are whole in such letters, and no word is broken.
bool has_room_lying(const Measure& measure, TextStyle style, const Choice& choice, Vec2 cell);

// On a card of what is chosen of a list, beside its emblems.
struct CardPlace {
  Rect title;  // for one line or two
  Rect line;
  Rect about;  // as many lines as it takes
};

// Lays out what is on a card from the top of `at` down; answers how high it has to be.
float place_card(const Measure& measure, const Option& chosen, Rect at, CardPlace& card);

}  // namespace mael::web::setup
