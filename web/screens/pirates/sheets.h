// The words on sheets of the pirates' table, laid out: of a thing, the count, the help. Pure.
#pragma once

#include <optional>

#include "web/screens/pirates/view/view.h"
#include "web/widgets/lists/column.h"

namespace mael::web::pirates {

// The picture of a thing, beside or above its words.
inline constexpr SheetPicture kDetailPicture{{96, 96}, true};

// Over the words of a page of the help; none on the last page, the legend.
Icon picture_of_help(const View& view);
// Where that lies as long as nothing is scrolled.
Rect place_of_help_picture(Rect inside);

// How the game ended, above the count.
Column lay_out_ending(const View& view, Rect inside, const Measure& measure);

// Keys are told only to a player without `touch`.
std::optional<Column> words_of_sheet(const View& view, Rect inside, bool touch,
                                     const Measure& measure);

}  // namespace mael::web::pirates
