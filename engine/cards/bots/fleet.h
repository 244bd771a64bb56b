// What a seat has in play and in hand, summed up, and the time left to use it: for evaluations.
#pragma once

#include <array>

#include "engine/cards/state.h"

namespace mael::cards {

struct Fleet {
  std::array<int, kPlanets> syphon{}, syphons{}, defence{};  // by planet
  int attack = 0, screen = 0, guard = 0;  // of the attack stacks, and beside syphons
  int strongest = 0;                      // attack of a stack
  int cards = 0;                          // of the deck: in hand, military, and what is attached
  int hand = 0;                           // cards held
};
using Fleets = std::array<Fleet, kSeats>;

Fleet fleet_of(const SideState& side);
Fleets fleets_of(const State& state);

// Turns still to come after this one, as far as can be foreseen: until the deck is empty, and then
// until a hand is low. 0 … kMostTurns.
inline constexpr int kMostTurns = 9;
int turns_left(const State& state, const Fleets& fleets);

}  // namespace mael::cards
