// Values of tiles in play, worked out in one place from what is printed and what stands around
// (MAE-R54). A face-down tile has none of them (MAE-R17).
#pragma once

#include "engine/maelstrom/state.h"

namespace mael::maelstrom {

int combat_of(const State& state, TileRef tile);
int armor_of(const State& state, TileRef tile);    // at least 1 for damage (MAE-R31)
int movement_of(const State& state, TileRef tile); // at least 0 (MAE-R7)
int range_of(const State& state, TileRef tile);
int life_of(const State& state, TileRef tile);
int output_of(const State& state, TileRef tile);   // at least 0; 0 for a Fresh stronghold (MAE-152)
bool has_trait(const State& state, TileRef tile, Trait trait);
bool is_minion(const State& state, TileRef tile);      // face up
bool is_stronghold(const State& state, TileRef tile);  // face up
// The same for a tile not yet in play.
bool is_limited(const State& state, Seat seat, Row row);  // MAE-R67

}  // namespace mael::maelstrom
