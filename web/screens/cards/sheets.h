// The words on sheets of the card table, laid out: of a card, the sums of a turn. Pure.
#pragma once

#include <optional>

#include "web/screens/cards/view/view.h"

namespace mael::web::cards {

std::optional<Column> words_of_sheet(const View& view, Rect inside, const Measure& measure);

}  // namespace mael::web::cards
