// What of the table is scrolled, laid out: the log, the words of a tile's card, the help. Pure.
#pragma once

#include <span>

#include "web/screens/maelstrom/places.h"
#include "web/table/lists.h"

namespace mael::web::maelstrom {

inline constexpr float kCardPiece = 62;  // of the tile on its card, centre to corner

// `told` is the log; without `touch` the help names the keys.
Lists lay_out_lists(const View& view, const Layout& layout, const Places& places,
                    std::span<const ToldLine> told, bool touch, const Measure& measure);

}  // namespace mael::web::maelstrom
