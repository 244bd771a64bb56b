// How well a seat stands, for bots.
#pragma once

#include <array>

#include "engine/core/seat.h"
#include "engine/pirates/state.h"

namespace mael::pirates {

// What the standing of a ship is made of, each worth something in tenths of a point.
enum class Term : std::uint8_t {
  Points,    // saved
  Titles,    // won, and begun
  Loot,      // on board, by what it will bring and how far it is to sell it
  Hand,      // treasure cards, by what they will bring and how far that is
  Fittings,  // equipment and artifact, by how long they will serve
  Hull,      // life, where it runs low
  Peril,     // calamities about to come upon the ship, or with it on its cell
  Prey,      // calamities that can be killed for their points
};
inline constexpr int kTerms = 8;
using Terms = std::array<int, kTerms>;

// How many rounds the game will go on, more or less, in tenths.
int rounds_left(const State& state);

Terms count_terms(const State& state, Seat seat);

// The lead over the best of the others, heavier the nearer the end is, and lower the more others
// there are: 0 promises half of the points, an even standing of n ships the nth part. Alone: how
// near the goal is.
int evaluate(const State& state, Seat seat);

}  // namespace mael::pirates
