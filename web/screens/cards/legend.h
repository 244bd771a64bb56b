// What is printed on a card: the sign of each value, and the legend of them all.
#pragma once

#include <string_view>
#include <vector>

#include "web/table/parts/legend.h"

namespace mael::web::cards {

// Of a value by its key in the texts ("defence"), as cards show it.
Icon sign_of_value(std::string_view key);

std::vector<LegendLine> legend_of_cards();

}  // namespace mael::web::cards
