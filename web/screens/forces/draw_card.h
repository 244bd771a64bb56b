// Parts of the force builder's painting that other screens paint too: a tile's card, the row of a
// force in a list.
#pragma once

#include <span>
#include <string_view>

#include "web/base/vec2.h"
#include "web/board/hex_board.h"
#include "web/screens/forces/view.h"
#include "web/widgets/button.h"

struct ImDrawList;

namespace mael::web::forces {

// A tile as it is printed, without an owner.
HexSprite plain_piece(TileKind kind);

// The whole card inside a rectangle; what does not fit is cut off.
void paint_card(ImDrawList& list, const CardView& card, Rect inside, Vec2 viewport);

// The card on a slip of its own beside what it is about, over everything else.
void paint_card_beside(const CardView& card, Rect about, Vec2 viewport);

// Emblems, name and one line; a sign where the force is not legal.
void paint_force_row(ImDrawList& list, Rect place, std::string_view name, std::string_view line,
                     std::span<const Faction> factions, bool legal, ControlTouch touch);

}  // namespace mael::web::forces
