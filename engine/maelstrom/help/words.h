// Sentences about a game of Maelstrom for people, made from the table of texts.
#pragma once

#include <array>
#include <string>

#include "engine/core/rule_book.h"
#include "engine/core/texts.h"
#include "engine/core/violation.h"
#include "engine/maelstrom/state.h"

namespace mael::maelstrom {

// What the players are called in sentences.
using SeatNames = std::array<std::string, kSeats>;

// The name of a kind of tile: "Lake of Fire".
std::string name_of(TileKind kind, const Texts& texts);

// Why something was refused in this state, in one sentence: the text of the rule's id with its
// things filled in (engine/maelstrom/things.h). Empty names become "player A" and "player B".
std::string explain(const State& state, const Violation& violation, const Texts& texts,
                    const SeatNames& names = {});

// Every rule and ruling of the rules sheet, built into the program; and those by which Vortex
// differs.
const RuleBook& rule_book();
const RuleBook& vortex_rule_book();

// The rule that tells what a tile of this type is; and what a tile is that was turned to energy.
RuleId rule_of(TileType type);
RuleId rule_of_energy();

// What is counted of a side, and the rule that says what it is for.
enum class Count : std::uint8_t { Essence, Sides, Hoard, Stack, Discards };
RuleId rule_of(Count count);

}  // namespace mael::maelstrom
