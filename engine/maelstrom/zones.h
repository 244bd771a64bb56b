// Small questions and changes about where tiles are: hand, draw stack, discard stack, board.
#pragma once

#include "engine/maelstrom/event.h"
#include "engine/maelstrom/state.h"

namespace mael::maelstrom {

inline TileName name_of(const State& state, TileRef ref) {
  const BoardTile& tile = state.tile(ref);
  return {ref.seat, tile.row, tile.copy};
}

// Whether a seat may show a tile of this row from its hand: one known there, or an unknown one
// that may be it.
bool can_show(const SideState& side, Row row);

// Takes a tile out of the hand; can_show must hold.
void take_from_hand(SideState& side, Row row);

// A tile of the draw stack comes to the hand; kUnknownRow if it is not seen.
void put_in_hand(SideState& side, Row row);

// Whether the draw stack holds a tile of this row, or may hold one.
bool may_be_in_stack(const SideState& side, Row row);

// The relic of this row in play; -1 if there is none.
int find_relic(const SideState& side, Row row);

// Whether a further copy of this row would be a second Unique one in play, face up (MAE-203,
// MAE-R69).
bool is_second_unique(const SideState& side, Row row);

// The lowest copy number of a row not in play.
std::uint8_t free_copy(const SideState& side, Row row);

// Puts a tile in play at its place in the list; returns the place.
int put_in_play(SideState& side, const BoardTile& tile);

// The stronghold a player may start with: Primary, in Vortex Limited (MAE-202, VTX-018).
bool may_start(Edition edition, const TileData& data);

// Cost up to 3, minions and strongholds (MAE-049, MAE-R79).
bool may_open(const TileData& data);

// Whether a tile may be in an opening hand: hands that are drawn hold what comes (VTX-022).
bool may_be_held_first(Edition edition, const TileData& data);

// Tiles the first player discards, to draw one for all of them (MAE-054, MAE-055): one in
// Maelstrom, in Vortex as many as were agreed (VTX-R6).
constexpr int price_of_beginning(const State& state) {
  return state.edition == Edition::Maelstrom ? 1 : state.options.first_discards;
}

// Tiles on the discard stack.
int discard_size(const SideState& side);

// Tiles a seat's opening hand will have: five, or fewer if the force holds fewer legal ones
// (MAE-R80). The opening stronghold must be in play.
int opening_hand_size(const State& state, Seat seat);

}  // namespace mael::maelstrom
