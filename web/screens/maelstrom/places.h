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
#include "web/table/parts/prompt.h"

namespace mael::web::maelstrom {

// Rows of the prompt above the hand that are painted here. Joiners are those of an attack, or where
// there is none who pays for a summoning; tiles out of play are those of what is asked.
enum OwnRow : int { kJoinerRow, kTileRow, kSumRow, kOutcomeRow, kEnergyRow };

// Above words and below them, under the line over a sum; beside the stroke left of an outcome.
inline constexpr float kAboveSum = 6, kAboveOutcome = 2.5F, kOutcomeStroke = 10;

struct Places : OverPlaces {
  Rect prompt;  // empty without a prompt
  std::vector<PromptRow> prompt_rows;
  Hits<Intent> hits;
};

Places make_places(const View& view, const Layout& layout, const Measure& measure, Vec2 viewport,
                   const Insets& safe);

}  // namespace mael::web::maelstrom
