// What a scenario of the pirates' game can ask about a state, as text.
#pragma once

#include <string>
#include <string_view>

#include "engine/pirates/action.h"
#include "engine/pirates/event.h"

namespace mael::pirates {

// Whether KEY=VALUE holds; `found` says what is there, "?" for an unknown key. Keys are the fields
// of a position (`-` where it leaves one out); of a ship, b.at (b.dead, b.gone), b.life, b.points,
// b.hold and so on as in its field, 0 or - where they are left out, and b.hand (how many treasure
// cards), b.most (life), b.armour, b.damage, b.riposte, b.total (points, loot and titles), b.rating
// (of a game alone with that total); of the turn, movement rotations attack (what is left); of the
// piles, pile (treasure cards), chestpile, stock.E01, box.K00, calamities; touches.A0, of a printed
// piece printed.K01 (printed_look.h).
bool holds(const State& state, const std::string& key, const std::string& value,
           std::string& found);

std::string_view word_of(const Event& event);

bool is_kind(std::string_view word);
bool is_of_kind(const Action& action, std::string_view word);

// ENDING WINNERS, as the field `cause` has it; `draw` where the game is rated.
std::string ending_text(const State& state);

}  // namespace mael::pirates
