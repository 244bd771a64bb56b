// Sentences about the Edge card game for people, made from the table of texts.
#pragma once

#include <array>
#include <string>

#include "engine/cards/state.h"
#include "engine/core/rule_book.h"
#include "engine/core/texts.h"
#include "engine/core/violation.h"

namespace mael::cards {

// What the players are called in sentences.
using SeatNames = std::array<std::string, kSeats>;

// The name of a kind of card: "Picket Cutter".
std::string name_of(CardKind kind, const Texts& texts);

// Why something was refused in this state, in one sentence: the text of the rule's id with its
// things filled in (engine/cards/things.h). Empty names become "player A" and "player B".
std::string explain(const State& state, const Violation& violation, const Texts& texts,
                    const SeatNames& names = {});

// Every rule and ruling of the rules sheet, built into the program.
const RuleBook& rule_book();

// The rule that tells what a card of this type is.
RuleId rule_of(CardType type);

// What is counted of a side, and the rule that says what it is for.
enum class Count : std::uint8_t { Stockpile, Hand, Income };
RuleId rule_of(Count count);

}  // namespace mael::cards
