// The full card of a tile.
#pragma once

#include <optional>

#include "web/screens/maelstrom/selection.h"
#include "web/screens/maelstrom/situation.h"
#include "web/table/thing_sheet.h"

namespace mael::web::maelstrom {

// Its condition: wounds, what it has done this turn, what it lies there as.
struct Card : ThingSheet {
  TileKind kind = 0;
  Seat owner = Seat::A;
  bool face_down = false;
};
inline constexpr float kCardPiece = 62;  // of the tile on its card, centre to corner
inline constexpr SheetPicture kCardPicture{{2 * kCardPiece, kCardPiece * 1.74F}, false};

// The card of a subject; nothing if there is no tile there any more.
std::optional<Card> make_card(const Situation& situation, const Subject& subject);

}  // namespace mael::web::maelstrom
