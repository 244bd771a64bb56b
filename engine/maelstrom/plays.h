// What is announced and may be answered: attacks, abilities and events, and the windows between
// them (MAE-R53, VTX-055, VTX-R17). Windows nest; the last play takes place first.
#pragma once

#include <span>
#include <vector>

#include "engine/core/violation.h"
#include "engine/maelstrom/abilities.h"

namespace mael::maelstrom {

// The seat that may answer the last play; state.plays must not be empty.
Seat answering_seat(const State& state);

// The window in which an event is played where so many plays of state.plays are announced; Passive
// if none is open.
Trigger window_behind(const State& state, int plays);

// The text by which a play takes place, none for an attack, and where it stands.
std::span<const Effect> play_rows(const State& state, const Play& play);
Scope play_scope(const State& state, const Play& play);

// Whether the seat that is asked for an answer has, or may have, an event for it.
bool can_answer(const State& state);

// The same, be it that an offered draw has to be answered before.
bool may_be_asked(const State& state);

// What a play has named from a hand is there: makes it known where it is not.
void know_named(State& state);

// Whether an event from this seat's hand may be played now, choice aside: its window is open, it
// can be paid and its text finds something to do.
Verdict judge_event(const State& state, Seat seat, Row row);

// Everything the player of an event may choose now.
void list_event_choices(const State& state, Seat seat, Row row, std::vector<Choice>& choices);

// Announces a play. The opponent is asked if some event of theirs may answer it; otherwise it takes
// place at once. Price and cards are paid before.
void announce(State& state, const Play& play, Events* events);

// Pays for an event and puts it on the discard stack, where it lies while it is in force. The tile
// that is its price, if it has one, is the one chosen.
void pay_event(State& state, Seat seat, Row row, const Choice& choice, Events* events);

// The opponent passes: the last play takes place, and whatever lies below it is asked about again.
void pass_on(State& state, Events* events);

}  // namespace mael::maelstrom
