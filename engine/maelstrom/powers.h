// Texts that ask their user for choices, and choosing for them step by step. What may be chosen
// next is read off the legal actions (offers.h).
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/maelstrom/effects.h"
#include "engine/maelstrom/help/offers.h"

namespace mael::maelstrom {

// A text whose user chooses something: an ability of a tile or relic, an event of the hand, or the
// triggered ability that waits.
struct Power {
  enum class Kind : std::uint8_t { Ability, Hand, Trigger };
  Kind kind = Kind::Trigger;
  std::uint8_t user = 0;  // of an ability, as UseAbility names it
  Row row = kNoRow;       // of the event
  friend bool operator==(const Power&, const Power&) = default;
};

// One thing chosen for it: a tile in play, the space where something goes, or both.
struct Pick {
  std::optional<TileRef> tile;
  std::optional<Hex> space;
  friend bool operator==(const Pick&, const Pick&) = default;
};

struct Picks {
  std::vector<Pick> list;
  Row row = kNoRow;  // a tile out of play

  bool empty() const { return list.empty() && row == kNoRow; }
  // Whether the last tile has been picked without a space.
  bool ends_with_tile() const { return !list.empty() && list.back().tile && !list.back().space; }
  // A space goes to the tile picked last, if that has none.
  void add(TileRef tile) { list.push_back({tile, {}}); }
  void add(Hex space);
  friend bool operator==(const Picks&, const Picks&) = default;
};

// The first row of its text, which says what is asked for.
const Effect& first_row(const Offers& all, const Power& power);

// Whether tiles in play are chosen, and whether spaces are.
bool picks_tiles(const Effect& first);
bool picks_spaces(const Effect& first);

Deed deed_for(const Power& power, const Choice& choice);

// Every legal choice for a power; none if it cannot be used now.
std::vector<Choice> choices_for(const Offers& all, const Power& power);

// What may be chosen after what has been chosen. The order of several tiles does not matter.
struct NextPicks {
  std::vector<TileRef> tiles;
  std::vector<Hex> spaces;
  std::vector<Row> rows;           // also the one chosen: another may be taken instead
  std::optional<Choice> complete;  // what has been chosen is enough

  bool wants_more() const { return !tiles.empty() || !spaces.empty(); }
};
NextPicks options_for(const Offers& all, const Power& power, const Picks& picks);

// What has been picked as a choice, be it whole or not, legal or not.
Choice choice_of(const Picks& picks);

// Whether this tile, or relic, has an ability it may use now.
bool can_use(const Offers& all, std::uint8_t user);
// Events of the hand that may be played now.
std::vector<Row> playable_events(const Offers& all);
bool is_event(const State& state, Seat seat, Row row);

}  // namespace mael::maelstrom
