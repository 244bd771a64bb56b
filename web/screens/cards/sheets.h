// What of the card table is scrolled, laid out: the log, the words of a card, the sums of a turn.
// Pure.
#pragma once

#include <span>

#include "web/screens/cards/places.h"
#include "web/table/lists.h"

namespace mael::web::cards {

// The card itself on the sheet about it, as long as nothing is scrolled.
Rect place_of_picture(Rect inside);

// `told` is the log as far as it may be read now.
Lists lay_out_lists(const View& view, const Layout& layout, const Places& places,
                    std::span<const ToldLine> told, bool in_motion, const Measure& measure);

}  // namespace mael::web::cards
