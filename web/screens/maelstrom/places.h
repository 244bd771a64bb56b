// Everything on the table that answers a tap and is no tile: buttons, rows of a prompt, counters,
// what lies on sheets and notices. The painter paints at these places, the pointer looks them up,
// tests ask for them by name.
#pragma once

#include <string>
#include <vector>

#include "web/screens/maelstrom/input/input.h"
#include "web/screens/maelstrom/layout.h"
#include "web/screens/maelstrom/view/view.h"
#include "web/table/parts/over.h"

namespace mael::web::maelstrom {

// A line of the prompt above the hand.
enum class RowKind : std::uint8_t { Title, Joiner, Tile, Sum, Words, Text, Outcome, Energy };
struct PromptRow {
  RowKind kind = RowKind::Words;
  Rect at;
  std::string text;
  std::string value;          // at the right: Combat, Output, energy
  bool chosen = false;        // of joiners, payers and tiles out of play
  TileKind kind_of_tile = 0;  // of a tile out of play, and whose it is
  Seat owner = Seat::A;
};

struct Places : OverPlaces {
  Rect prompt;  // empty without a prompt
  std::vector<PromptRow> prompt_rows;
  Hits<Intent> hits;
};

Places make_places(const View& view, const Layout& layout, Vec2 viewport, const Insets& safe);

}  // namespace mael::web::maelstrom
