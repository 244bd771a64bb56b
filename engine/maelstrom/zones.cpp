#include "engine/maelstrom/zones.h"

#include <algorithm>
#include <cassert>

namespace mael::maelstrom {

namespace {

int copies_in_play(const SideState& side, Row row) {
  int copies = side.primary == row ? 1 : 0;
  for (const BoardTile& tile : side.tiles) copies += tile.row == row ? 1 : 0;
  for (const Relic& relic : side.relics) copies += relic.row == row ? 1 : 0;
  return copies;
}

int copies_on_top(const SideState& side, Row row) {
  int copies = 0;
  for (const Row top : side.top) copies += top == row ? 1 : 0;
  return copies;
}

}  // namespace

int unseen(const SideState& side, Row row) {
  const ForceRow& line = side.rows[row];
  return line.count - line.hand - line.discard - copies_in_play(side, row) -
         copies_on_top(side, row);
}

int stack_size(const SideState& side) {
  int total = -side.tiles.size() - side.relics.size() - side.unknown_hand;
  if (side.primary != kNoRow) --total;
  for (const ForceRow& row : side.rows) total += row.count - row.hand - row.discard;
  return total;
}

int discard_size(const SideState& side) {
  int size = 0;
  for (const ForceRow& row : side.rows) size += row.discard;
  return size;
}

bool may_be_in_stack(const SideState& side, Row row) {
  const bool deeper = stack_size(side) > side.top.size();  // under the known tiles on top
  return (deeper && unseen(side, row) > 0) || copies_on_top(side, row) > 0;
}

bool can_show(const SideState& side, Row row) {
  return side.rows[row].hand > 0 || (side.unknown_hand > 0 && unseen(side, row) > 0);
}

void take_from_hand(SideState& side, Row row) {
  assert(can_show(side, row));
  if (side.rows[row].hand > 0) {
    --side.rows[row].hand;
  } else {
    --side.unknown_hand;
  }
}

void put_in_hand(SideState& side, Row row) {
  if (row == kUnknownRow) {
    ++side.unknown_hand;
  } else {
    ++side.rows[row].hand;
  }
}

int find_relic(const SideState& side, Row row) {
  for (int i = 0; i < side.relics.size(); ++i) {
    if (side.relics[i].row == row) return i;
  }
  return -1;
}

bool is_second_unique(const SideState& side, Row row) {
  if (!catalogue()[side.rows[row].kind].has(Trait::Unique)) return false;
  const auto is_copy = [&](const BoardTile& tile) { return tile.row == row && !tile.is_energy(); };
  return find_relic(side, row) >= 0 || std::any_of(side.tiles.begin(), side.tiles.end(), is_copy);
}

std::uint8_t free_copy(const SideState& side, Row row) {
  std::uint8_t copy = 1;
  for (const BoardTile& tile : side.tiles) {
    if (tile.row == row && tile.copy == copy) ++copy;
  }
  return copy;
}

int put_in_play(SideState& side, const BoardTile& tile) {
  int place = 0;
  while (place < side.tiles.size() &&
         (side.tiles[place].row < tile.row ||
          (side.tiles[place].row == tile.row && side.tiles[place].copy < tile.copy))) {
    ++place;
  }
  side.tiles.insert(place, tile);
  return place;
}

bool may_start(Edition edition, const TileData& data) {
  return data.is_stronghold() &&
         data.has(edition == Edition::Vortex ? Trait::Limited : Trait::Primary);
}

bool may_open(const TileData& data) {
  return (data.is_minion() || data.is_stronghold()) && data.cost <= kOpeningMaxCost;
}

bool may_be_held_first(Edition edition, const TileData& data) {
  return edition == Edition::Vortex || may_open(data);
}

int opening_hand_size(const State& state, Seat seat) {
  const SideState& side = state.side(seat);
  const auto opens = [&](Row row) {
    return row < side.rows.size() && may_open(data_of(state, seat, row));
  };
  int legal = opens(side.primary) ? -1 : 0;
  for (const BoardTile& tile : side.tiles) legal -= opens(tile.row) ? 1 : 0;
  for (const Relic& relic : side.relics) legal -= opens(relic.row) ? 1 : 0;
  // Asked again and again while hands are chosen: it ends where there are enough.
  for (int row = 0; row < side.rows.size() && legal < kOpeningHand; ++row) {
    if (opens(static_cast<Row>(row))) legal += side.rows[row].count;
  }
  return std::min(kOpeningHand, legal);
}

}  // namespace mael::maelstrom
