// Where cards are: hands, deck, discard pile, table; and their ways between these.
#pragma once

#include <array>
#include <cstdint>

#include "engine/cards/state.h"

namespace mael::cards {

// How many of these are of a type.
int count_of(const Counts& counts, CardType type);

int hand_size(const SideState& side);
// How many of a hand of this size go through the deck: all but syphons.
int deck_cards_in(const SideState& side, int hand);

// Copies of every kind that are not known to be anywhere: in the deck, or among unknown cards.
using Unseen = std::array<std::int16_t, kMaxKinds>;
Unseen unseen_cards(const State& state);
int unseen(const State& state, CardKind kind);

int deck_size(const State& state);
// The same for who has counted what both seats have of its cards: in hand, among the ships and
// attached to them.
int deck_size(const State& state, int held);

// Whether a seat may show a card of this kind from its hand: one known there, or an unknown one
// that may be it.
bool can_show(const State& state, Seat seat, CardKind kind);

// can_show must hold.
void take_from_hand(State& state, Seat seat, CardKind kind);

// A drawn card; kUnknownCard if it is not seen.
void put_in_hand(SideState& side, CardKind kind);

// A card comes back to the hand, seen by all (ECG-073).
void return_to_hand(SideState& side, CardKind kind);

// Puts a ship in play at its place in the list; returns the place.
int put_in_play(SideState& side, const Ship& ship);

// Takes a ship out of play. An empty stack ceases to exist (ECG-R19); what is declared against or
// with things that are gone is marked so, and names of stacks and ships move up.
Ship take_out_of_play(State& state, Seat seat, int index);

// Takes a planet out of the row; no ship may be there. The gap closes (ECG-R15).
void take_out_of_row(State& state, int planet);

}  // namespace mael::cards
