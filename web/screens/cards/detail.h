// The full card.
#pragma once

#include <optional>

#include "web/screens/cards/input/selection.h"
#include "web/screens/cards/situation.h"
#include "web/table/parts/thing_sheet.h"

namespace mael::web::cards {

// Its notes say where it may go, when it may be played, what it will yield.
struct Detail : ThingSheet {
  CardKind kind = kNoCard;
};
inline constexpr SheetPicture kDetailPicture{{154, 220}, true};

// The card of a subject; nothing if there is none any more.
std::optional<Detail> make_detail(const Situation& situation, const Subject& subject);

}  // namespace mael::web::cards
