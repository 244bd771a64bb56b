// The words on sheets of the battle's table, laid out: a squad's card, the help. Pure.
#pragma once

#include <optional>

#include "web/screens/battle/view/view.h"
#include "web/widgets/lists/column.h"

namespace mael::web::battle {

std::optional<Column> words_of_sheet(const View& view, Rect inside, const Measure& measure);

}  // namespace mael::web::battle
