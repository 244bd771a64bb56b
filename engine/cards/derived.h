// Values that follow from the cards in play: rates, syphon values, attack and defence with
// everything attached, in the order laid (ECG-085). The result is never below 0 (ECG-R22).
#pragma once

#include "engine/cards/state.h"

namespace mael::cards {

// Generation rate (ECG-027).
int rate_of(const Planet& planet);

int syphon_of(const Ship& ship);
int attack_of(const Ship& ship);
int defence_of(const Ship& ship);

inline bool is_military(const Ship& ship) { return type_of(ship.kind) == CardType::Military; }

// Sum of a seat's syphon values at a planet (ECG-033).
int syphon_rate(const State& state, Seat seat, int planet);

// What a seat gets from a planet in the next turn if nothing changes, topped up by the supply.
int yield_of(const State& state, Seat seat, int planet);

// What a seat gets in the next turn if nothing changes, its faction's yield included.
int income_of(const State& state, Seat seat);

// How many ships a seat has at a place, and how many of them are syphons.
int ships_at(const SideState& side, Place place);
int syphons_at(const SideState& side, Place place);

// Attack stacks of a seat.
int stack_count(const SideState& side);

// Sums over the ships of a place (ECG-094, ECG-R50).
int attack_at(const SideState& side, Place place);
int defence_at(const SideState& side, Place place);

// The attack of the strongest stack; 0 without any.
int strongest_attack(const SideState& side);

constexpr Place stack_place(int stack) { return static_cast<Place>(kAttackArea + stack); }

// Where the ships that are attacked lie: a stack or fleet.
Place place_of(Target target);

// Whether a declared attack still has its stack and its target (ECG-R41).
bool attack_stands(const State& state);

}  // namespace mael::cards
