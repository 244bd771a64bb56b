// What advice is asked about, and what it and judgements say, in sentences.
#pragma once

#include <string>

#include "engine/play/counsel.h"
#include "web/screens/maelstrom/input/selection.h"
#include "web/screens/maelstrom/situation.h"
#include "web/screens/maelstrom/text_view.h"

namespace mael::web::maelstrom {

// What advice is about, as its seat sees it: what it has picked for its opening hand counts as
// taken. And how many such questions the advice takes: a tile is named at a time.
State advice_position(const Situation& situation, const Selection& selection);
int advice_parts(const Situation& situation, const Selection& selection);

// Why the acting seat is advised to do something: "it takes a fourth side of the Vortex". Empty
// where nothing is told.
std::string why_in_words(const Situation& situation, const std::vector<Reason>& reasons);

// What kind of action a puzzle begins with, in one sentence: "It begins with a summon."
std::string puzzle_hint(const Action& action);

}  // namespace mael::web::maelstrom
