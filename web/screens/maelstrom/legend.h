// What is printed on a tile: the sign of each value, trait and text, and the legend of them all.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "web/screens/maelstrom/game.h"
#include "web/table/parts/legend.h"

namespace mael::web::maelstrom {

// Of a value by its key in the texts ("armor"), as tiles show it.
Icon sign_of_value(std::string_view key);
Icon sign_of(Trait trait);
// A tile on the board shows the sign of the first of these that it has.
std::span<const Trait> signed_traits();
// When an event may be played.
Icon window_sign(TileKind kind);

std::vector<LegendLine> legend_of_tiles();

}  // namespace mael::web::maelstrom
