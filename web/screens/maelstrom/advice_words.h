// What advice and judgements say, in sentences.
#pragma once

#include <string>

#include "engine/play/counsel.h"
#include "web/screens/maelstrom/situation.h"
#include "web/screens/maelstrom/text_view.h"

namespace mael::web::maelstrom {

// Why the acting seat is advised to do something: "it takes a fourth side of the Vortex". Empty
// where nothing is told.
std::string why_in_words(const Situation& situation, const std::vector<Reason>& reasons);

// What kind of action a puzzle begins with, in one sentence: "It begins with a summon."
std::string puzzle_hint(const Action& action);

}  // namespace mael::web::maelstrom
