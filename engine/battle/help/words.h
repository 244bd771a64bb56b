// Sentences about a battle for people.
#pragma once

#include <array>
#include <string>

#include "engine/battle/state.h"
#include "engine/core/rule_book.h"
#include "engine/core/texts.h"
#include "engine/core/violation.h"

namespace mael::battle {

// What the players are called in sentences.
using SeatNames = std::array<std::string, kSeats>;

// "Karist Troopers (b1)".
std::string unit_word(const State& state, UnitId unit, const Texts& texts);

// Why something was refused in this state, in one sentence: the text of the rule's id with its
// things filled in (engine/battle/things.h). Empty names become "player A" and so on.
std::string explain(const State& state, const Violation& violation, const Texts& texts,
                    const SeatNames& names = {});

// Every rule and ruling a firefight needs, built into the program.
const RuleBook& rule_book();

}  // namespace mael::battle
