// Positions of the Edge card game for tests of readers and writers.
#pragma once

#include "engine/cards/game.h"
#include "tests/engine/play/random_game.h"

namespace mael::cards {

// A game under any switches.
template <class Visit>
void play_random_game(std::uint64_t seed, Visit&& visit) {
  Random random(seed);
  auto match = *Match<EdgeCards>::begin(EdgeCards::draw_odd_setup(random));
  mael::play_random_game(std::move(match), seed, random, visit,
                         [](const Match<EdgeCards>&) { return false; });
}

}  // namespace mael::cards
