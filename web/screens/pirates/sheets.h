// The words on sheets of the pirates' table, laid out: of a thing, the count, the help. Pure.
#pragma once

#include <optional>

#include "web/screens/pirates/view.h"
#include "web/widgets/column.h"

namespace mael::web::pirates {

// The picture of a thing, beside or above its words.
inline constexpr SheetPicture kDetailPicture{{96, 96}, true};

std::optional<Column> words_of_sheet(const View& view, Rect inside, const Measure& measure);

}  // namespace mael::web::pirates
