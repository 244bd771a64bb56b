// Parts of the force builder's painting that other screens paint too: a tile's card.
#pragma once

#include "web/base/vec2.h"
#include "web/board/hex_board.h"
#include "web/screens/forces/view.h"

struct ImDrawList;

namespace mael::web::forces {

// A tile as it is printed, without an owner.
HexSprite plain_piece(TileKind kind);

// The whole card inside a rectangle; what does not fit is cut off.
void paint_card(ImDrawList& list, const CardView& card, Rect inside, Vec2 viewport);

// The card on a slip of its own beside what it is about, over everything else.
void paint_card_beside(const CardView& card, Rect about, Vec2 viewport);

}  // namespace mael::web::forces
