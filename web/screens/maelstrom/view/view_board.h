// The part of the view that lies on the board: tiles with what lights them up, spaces, lines.
#pragma once

#include "web/screens/maelstrom/view/view.h"

namespace mael::web::maelstrom {

// Fills tiles, spaces, links and ghost of a view whose previews are in place.
void build_board(const Situation& situation, const Selection& selection, View& view);

// What the pointer is on, and why what is picked up may not go there.
std::optional<PointerNote> make_pointer_note(const Situation& situation,
                                             const Selection& selection);

// Why the picked-up thing may not be used on the space; nothing if it may, or if nothing is up.
std::optional<Refusal> refusal_at(const Situation& situation, const Selection& selection, Hex at);

}  // namespace mael::web::maelstrom
