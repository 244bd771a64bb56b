// Sentences about the pirates' game for people.
#pragma once

#include <array>
#include <string>

#include "engine/core/rule_book.h"
#include "engine/core/texts.h"
#include "engine/core/violation.h"
#include "engine/pirates/state.h"

namespace mael::pirates {

// What the players are called in sentences.
using SeatNames = std::array<std::string, kSeats>;

// "B0 (Saltlantern Market)", "A0".
std::string cell_word(Cell cell, const Texts& texts);

// Why something was refused in this state, in one sentence: the text of the rule's id with its
// things filled in (engine/pirates/things.h). Empty names become "player A" and so on.
std::string explain(const State& state, const Violation& violation, const Texts& texts,
                    const SeatNames& names = {});

// Every rule and ruling of the rules sheet, built into the program.
const RuleBook& rule_book();

}  // namespace mael::pirates
