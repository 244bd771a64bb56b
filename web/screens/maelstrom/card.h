// The full card of a tile.
#pragma once

#include <algorithm>
#include <optional>
#include <string_view>

#include "web/base/measure.h"
#include "web/screens/maelstrom/input/selection.h"
#include "web/screens/maelstrom/situation.h"
#include "web/table/parts/thing_sheet.h"
#include "web/widgets/slip_place.h"

namespace mael::web::maelstrom {

// Its condition: wounds, what it has done this turn, what it lies there as.
struct Card : ThingSheet {
  TileKind kind = 0;
  Seat owner = Seat::A;
  bool face_down = false;
};
inline constexpr float kCardPiece = 62;  // of the tile on its card, centre to corner
inline constexpr SheetPicture kCardPicture{{2 * kCardPiece, kCardPiece * 1.74F}, false};

// Where an event that says this lies while it is held up before the board.
inline Rect place_held_up(Insets board, Vec2 page, std::string_view text, const Measure& measure) {
  const Rect free = shrunk({{}, page}, board);
  const float width = std::min(340.0F, free.width() - 24);
  const float words = measure.size(TextStyle::Body, text, width - 48).y;
  return place_moment(free, page, {width, 2 * kCardPiece + 78 + words});
}

// The card of a subject; nothing if there is no tile there any more.
std::optional<Card> make_card(const Situation& situation, const Subject& subject);

}  // namespace mael::web::maelstrom
