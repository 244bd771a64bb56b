// What may be done with what: which things answer the card or ship that is picked up, and the
// action that comes of it.
#pragma once

#include <optional>
#include <vector>

#include "web/screens/cards/input/selection.h"
#include "web/screens/cards/situation.h"

namespace mael::web::cards {

// What would happen to a thing that is lit.
enum class Mark : std::uint8_t { None, Play, Move, Attack, Kill };

// A thing and what it belongs to, from the narrow to the wide: a ship, its stack or fleet, the
// planet. What is meant by a tap on it is the first of these that something can be done with.
std::vector<Thing> widened(const State& state, Thing thing);

// The legal action that joins what is picked up with the thing; nothing if there is none.
std::optional<Action> action_on(const Situation& situation, const Selection& selection,
                                Thing thing);
// The legal action of a card that is put on nothing.
std::optional<Action> action_alone(const Situation& situation, CardKind card);

// What lights up: what the action of the thing itself would be.
Mark mark_of(const Situation& situation, const Selection& selection, Thing thing);

// Whether a card of the hand, or an own ship, could do anything now.
bool has_use(const Situation& situation, CardKind card);
bool ship_has_use(const Situation& situation, std::uint8_t ship);

// Why what is picked up cannot go there, or why it is of no use at all.
std::optional<Refusal> why_not(const Situation& situation, const Selection& selection, Thing thing);
std::optional<Refusal> why_useless(const Situation& situation, CardKind card);
std::optional<Refusal> why_ship_useless(const Situation& situation, std::uint8_t ship);

}  // namespace mael::web::cards
