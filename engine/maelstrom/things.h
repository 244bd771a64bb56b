// How a Violation's things are read in this game: placeholders {n:tile}, {n:space}, {n:kind},
// {n:number}, {n:seat} of the refusal sentences.
#pragma once

#include <cstdint>

#include "engine/maelstrom/state.h"

namespace mael::maelstrom {

constexpr std::int32_t thing(TileRef tile) { return index_of(tile.seat) * 256 + tile.index; }
constexpr std::int32_t thing(Hex space) { return (space.q + 128) * 256 + (space.r + 128); }
constexpr std::int32_t thing(Seat seat) { return index_of(seat); }

constexpr TileRef tile_thing(std::int32_t thing) {
  return {seat_at(thing / 256), static_cast<std::uint8_t>(thing % 256)};
}
constexpr Hex space_thing(std::int32_t thing) {
  return {static_cast<std::int8_t>(thing / 256 - 128), static_cast<std::int8_t>(thing % 256 - 128)};
}

}  // namespace mael::maelstrom
