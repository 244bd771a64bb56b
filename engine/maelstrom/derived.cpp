#include "engine/maelstrom/derived.h"

namespace mael::maelstrom {

namespace {

// A value printed on a face-up tile; 0 on a face-down one.
int printed(const State& state, TileRef tile, std::uint8_t TileData::*value) {
  return state.tile(tile).is_energy() ? 0 : data_of(state, tile).*value;
}

}  // namespace

int combat_of(const State& state, TileRef tile) { return printed(state, tile, &TileData::combat); }
int armor_of(const State& state, TileRef tile) {
  const int armor = printed(state, tile, &TileData::armor);
  return armor < 1 ? 1 : armor;
}
int movement_of(const State& state, TileRef tile) {
  return printed(state, tile, &TileData::movement);
}
int range_of(const State& state, TileRef tile) { return printed(state, tile, &TileData::range); }
int life_of(const State& state, TileRef tile) { return printed(state, tile, &TileData::life); }

int output_of(const State& state, TileRef tile) {
  return state.tile(tile).is(Mark::Fresh) ? 0 : printed(state, tile, &TileData::output);
}

bool has_trait(const State& state, TileRef tile, Trait trait) {
  return !state.tile(tile).is_energy() && data_of(state, tile).has(trait);
}

bool is_minion(const State& state, TileRef tile) {
  return !state.tile(tile).is_energy() && data_of(state, tile).is_minion();
}

bool is_stronghold(const State& state, TileRef tile) {
  return !state.tile(tile).is_energy() && data_of(state, tile).is_stronghold();
}

bool is_limited(const State& state, Seat seat, Row row) {
  const TileData& data = data_of(state, seat, row);
  if (data.has(Trait::Primary) && !state.options.primary_limited) return false;
  return data.has(Trait::Limited);
}

}  // namespace mael::maelstrom
