// Cards as they look: whole, small in play, face down.
#pragma once

#include <imgui.h>

#include "assets/icon_table.h"
#include "web/base/color.h"
#include "web/base/vec2.h"
#include "web/screens/cards/view/view.h"
#include "web/widgets/cards/card_face.h"

namespace mael::web::cards {

Icon icon_of(CardType type);

// What lies on a mark, and the sign that tells it to those who see no colours.
Rgba color_of(Mark mark);
Icon icon_of(Mark mark);

// The ground of a type of card, as assets/cards/faces.tsv names it.
CardGround ground_of(CardType type);

// The whole face; what there is room for. Dimmed cards are of no use now.
void paint_card(ImDrawList& list, Rect at, CardKind kind, bool dimmed = false);
// One that others lie over from `seen` on down: its name, and below it its figures.
void paint_card_behind(ImDrawList& list, Rect at, float seen, CardKind kind, bool dimmed);
// One that others lie over from `seen` on to the right: its sign and figures.
void paint_card_beside(ImDrawList& list, Rect at, float seen, CardKind kind, bool dimmed);
void paint_back(ImDrawList& list, Rect at);
// A hull with the owner's rim: what it syphons in a violet pill, its attack on a rose disc, its
// defence on a shield.
// `seen` is what others leave of it: sign and figures stand there.
void paint_ship(ImDrawList& list, Rect at, Rect seen, const ShipView& ship, Seat owner);
// A frame round what may be done, with its sign in the middle of the upper edge or where it is
// told.
void paint_mark(ImDrawList& list, Rect at, Mark mark, float radius);
void paint_mark(ImDrawList& list, Rect at, Mark mark, float radius, Vec2 sign);
void paint_chosen(ImDrawList& list, Rect at, float radius);

}  // namespace mael::web::cards
