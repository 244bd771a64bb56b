// The words of the notation, and what positions and actions read alike.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "engine/cards/action.h"
#include "engine/cards/state.h"
#include "engine/core/notation.h"

namespace mael::cards::notation {

inline constexpr std::string_view kGame = "edge-cards";

// All in the order of their enumerators.
inline constexpr std::array<std::string_view, 4> kSteps{"setup", "actions", "draw", "over"};
inline constexpr std::array<std::string_view, 10> kAwaited{
    "draw", "coin", "order", "faction", "turn", "answer", "number", "bid", "casualty", "nothing"};
inline constexpr std::array<std::string_view, 5> kWindows{"none", "start", "action", "pass", "end"};
inline constexpr std::array<std::string_view, 3> kEndings{"running", "normal", "stall"};

// The switches of the options.
inline constexpr std::array<OptionWord<Options>, 3> kOptions{
    {{"ask", &Options::always_ask, 0, 1},
     {"stall", &Options::stall, 1, 20},
     {"last", &Options::last_turn, 1, 99}}};

// What a state of this step usually awaits.
Awaiting usual_awaiting(Step step);

// How many actions are left where nothing is said.
int usual_actions(const State& state);

// The syphons of a seat that are neither in play nor declared: what a hand holds if nothing is
// said.
Counts usual_hand(const State& state, Seat seat);

// The tag of a card. Card 0 after a failure.
CardKind read_card(TextReader& reader);

// P1 or A1: a planet of the row or a stack of that number, whether there is such a one or not.
Place read_place(TextReader& reader);

// A ship of a seat by its name; place 0 after a failure.
std::uint8_t read_ship(TextReader& reader, const State& state, Seat seat);

// What follows the @ of a played card.
Target read_card_target(TextReader& reader, const State& state);
// What follows the * of an attack by this seat.
Target read_attack_target(TextReader& reader, const State& state, Seat by);
// A stack by its number, from 0.
std::uint8_t read_stack(TextReader& reader);

std::string write_own_ship(const State& state, Seat seat, int index);
std::string write_played(const State& state, CardKind card, Target target);
std::string write_attack(const State& state, int stack, Target target);

}  // namespace mael::cards::notation
