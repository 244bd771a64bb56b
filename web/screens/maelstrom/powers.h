// Texts that ask their user for choices, and choosing step by step. What may be chosen next comes
// from the legal actions alone; no rule is decided here.
#pragma once

#include <optional>
#include <vector>

#include "engine/maelstrom/effects.h"
#include "web/screens/maelstrom/selection.h"
#include "web/screens/maelstrom/situation.h"

namespace mael::web::maelstrom {

// The power whose choice is open: the trigger that waits, else the one picked up.
std::optional<Power> open_power(const Situation& situation, const Selection& selection);

// Whose text it is, and the first row of it, which says what is asked for.
TileKind kind_of(const Situation& situation, const Power& power);
const Effect& first_row(const Situation& situation, const Power& power);

// Whether tiles in play are chosen, and whether spaces are.
bool picks_tiles(const Effect& first);
bool picks_spaces(const Effect& first);

Deed deed_for(const Power& power, const Choice& choice);

// Every legal choice for a power; none if it cannot be used now.
std::vector<Choice> choices_for(const Situation& situation, const Power& power);

// What may be chosen after what has been chosen. The order of several tiles does not matter.
struct Options {
  std::vector<TileRef> tiles;
  std::vector<Hex> spaces;
  std::vector<Row> rows;           // also the one chosen: another may be taken instead
  std::optional<Choice> complete;  // what has been chosen is enough

  bool wants_more() const { return !tiles.empty() || !spaces.empty(); }
};
Options options_for(const Situation& situation, const Power& power, const Picks& picks);

// Whether this tile, or relic, has an ability it may use now.
bool can_use(const Situation& situation, std::uint8_t user);
// Events of the hand that may be played now.
std::vector<Row> playable_events(const Situation& situation);
bool is_event(const Situation& situation, Seat seat, Row row);

}  // namespace mael::web::maelstrom
