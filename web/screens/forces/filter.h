// What is looked for among all tiles.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/maelstrom/force.h"

namespace mael::web::forces {

using mael::maelstrom::Edition;
using mael::maelstrom::ForceLine;
using mael::maelstrom::TileKind;

inline constexpr int kCosts = 6;                                     // 0 … 4, and 5 or more
inline constexpr int kTraitSwitches = mael::maelstrom::kTraits + 1;  // the last is Legendary

// Bits by place of the enumerator; a set without bits asks for nothing.
struct Filter {
  std::uint8_t factions = 0;
  std::uint8_t types = 0;
  std::uint8_t costs = 0;
  std::uint16_t traits = 0;  // every one of them
  std::string words;         // each begins some word of name, text, traits or keywords
  bool empty() const {
    return factions == 0 && types == 0 && costs == 0 && traits == 0 && words.empty();
  }
};

bool fits(TileKind kind, const Filter& filter);

// The tiles of an edition that fit, faction by faction, strongholds first, by Cost; those a force
// of this alignment may hold before all others.
std::vector<TileKind> find_tiles(const Filter& filter, Edition edition,
                                 const std::vector<ForceLine>& force);

}  // namespace mael::web::forces
