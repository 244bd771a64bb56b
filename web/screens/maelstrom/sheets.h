// The words on sheets of Maelstrom's table, laid out: of a tile's card, the help. Pure.
#pragma once

#include <optional>

#include "web/screens/maelstrom/view/view.h"

namespace mael::web::maelstrom {

// Without `touch` the help names the keys.
std::optional<Column> words_of_sheet(const View& view, Rect inside, bool touch,
                                     const Measure& measure);

}  // namespace mael::web::maelstrom
