// What advice and judgements say, in sentences.
#pragma once

#include <string>

#include "engine/play/counsel.h"
#include "web/screens/maelstrom/situation.h"

namespace mael::web::maelstrom {

// "Summon Iron Enforcer on 1.3: it takes a fourth side of the Vortex." The action must be of the
// acting seat.
std::string advice_in_words(const Situation& situation, const Action& action,
                            const std::vector<Reason>& reasons);

// What kind of action a puzzle begins with, in one sentence: "It begins with a summon."
std::string puzzle_hint(const Action& action);

}  // namespace mael::web::maelstrom
