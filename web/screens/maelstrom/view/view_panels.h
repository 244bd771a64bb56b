// The parts of the view beside the board: header, sides, hand, buttons, notices.
#pragma once

#include "web/screens/maelstrom/view/view.h"

namespace mael::web::maelstrom {

void build_header(const Situation& situation, const Selection& selection, View& view);
void build_sides(const Situation& situation, View& view);
void build_prompt(const Situation& situation, const Selection& selection, View& view);
void build_hand(const Situation& situation, const Selection& selection, View& view);
void build_buttons(const Situation& situation, const Selection& selection, View& view);
void build_notice(const Situation& situation, const Selection& selection, View& view);

// How many tiles are still to be chosen for the opening hand of the acting seat.
int opening_tiles_needed(const Situation& situation);

// What is picked for the opening hand of the acting seat: until it picks itself, a whole hand that
// is proposed to it. Of one of the two.
const std::vector<Row>& opening_picks(const Situation& situation, const Selection& selection);

// What would be lost if the phase ended now, as a question; nothing if nothing is.
std::optional<std::string> warning_before_end(const Situation& situation);

}  // namespace mael::web::maelstrom
