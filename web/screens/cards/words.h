// Everything the card table says: names of cards, seats and places, refusals.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "assets/icon_table.h"
#include "engine/cards/help/words.h"  // explains why something is refused
#include "web/app/screen.h"
#include "web/base/say.h"
#include "web/screens/cards/game.h"
#include "web/screens/cards/input/selection.h"
#include "web/screens/cards/situation.h"

namespace mael::web::cards {

using web::say;
using web::say_count;

std::string title_of(CardKind kind);  // "Picket Cutter"; "a card" for one unseen
std::string text_of(CardKind kind);   // what it does, in our words
std::string flavour_of(CardKind kind);
Icon icon_of(CardKind kind);           // None for a card unseen
std::string title_of(CardType type);   // "Military ship"
std::string window_of(CardKind kind);  // when an event may be played; empty for others

// The player's name, or the faction's, or the seat's; numbered where both would be called the same.
std::string name_of(const State& state, const std::array<Player, kSeats>& players, Seat seat);
std::string name_of(const Situation& situation, Seat seat);

// Where ships are: "Zycanthus", "attack stack 2".
std::string name_of_place(const State& state, Place place);
// A ship with its place, since several may share a name.
std::string name_of_ship(const State& state, Seat seat, int ship);
// What a card is put on, an attack goes against or a ship goes to, as `reader` would call it.
std::string name_of_target(const State& state, Seat reader, Target target);
// The same where it is told of anybody's action: whose ships these are is said by the name of their
// `owner`, for "the enemy" would be somebody else to whoever acts.
std::string name_of_told_target(const State& state, Seat reader, Target target,
                                const std::string& owner);

// An action of a seat in words, for buttons.
std::string words_of(const Situation& situation, const Action& action);

}  // namespace mael::web::cards
